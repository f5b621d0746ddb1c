/** What is wrong with the pages of an audit beside each other: links, titles and texts. */
import { collapsed } from '#html/text.ts';
import { addressKey } from './addressKey.ts';
import { FAULT_LIMITS, type Fault, type FaultName, fault } from './faults.ts';
import { sameTexts } from './groups.ts';
import { clickDepths, type LinkGraph, linkGraph, siteOf } from './linkGraph.ts';
import { isDead } from './linkState.ts';
import type { PageAnswer } from './pageFacts.ts';
import { canonicalElsewhere, faultsOfPage, isOwnPage, isShownPage } from './pageFaults.ts';
import type { Site, SitePage } from './site.ts';

/** The faults of each page, by its position. */
export function siteFaults(site: Site): Map<number, Fault[]> {
  const graph = linkGraph(site);
  const own = site.pages.filter(isOwnPage);
  const shown = own.filter(isShownPage);
  const everywhere = sharedParts(own);
  const all = new Map(site.pages.map((page) => [page.position, faultsOfPage(page)]));
  const add = (position: number, one: Fault) => all.get(position)?.push(one);
  for (const page of own) {
    for (const one of linkFaults(page, { site, graph, everywhere })) add(page.position, one);
    for (const one of imageFaults(page, everywhere)) add(page.position, one);
    for (const one of namedFaults(page, graph)) add(page.position, one);
  }
  for (const [position, one] of [
    ...doubles(shown, 'titleDouble', ({ facts }) => facts?.title ?? null),
    ...doubles(shown, 'descriptionDouble', ({ facts }) => facts?.description ?? null),
    ...duplicates(shown),
    ...placeFaults(shown, graph),
  ])
    add(position, one);
  return all;
}

/** What nearly all pages of a site have is a part of its menu or its foot. */
interface SharedParts {
  readonly links: ReadonlySet<number>;
  readonly images: ReadonlySet<string>;
}

/** Fewer pages of a host are a part of a site, which says nothing of its links. */
const SITE_LEAST = 5;
const SHARED = 0.9;

function sharedParts(pages: readonly SitePage[]): SharedParts {
  const links = new Map<number, number>();
  const images = new Map<string, number>();
  for (const page of pages) {
    for (const at of page.links) links.set(at, (links.get(at) ?? 0) + 1);
    for (const src of page.facts?.withoutAlt ?? []) images.set(src, (images.get(src) ?? 0) + 1);
  }
  return { links: frequent(links, pages.length), images: frequent(images, pages.length) };
}

const frequent = <Key>(counts: ReadonlyMap<Key, number>, pages: number): ReadonlySet<Key> =>
  new Set(
    pages < SITE_LEAST
      ? []
      : [...counts].filter(([, count]) => count >= SHARED * pages).map(([key]) => key),
  );

/** What an address answers; null: not known. */
const answerAt = (url: string, graph: LinkGraph): PageAnswer | null => {
  const key = addressKey(url);
  return graph.pageAt.get(key)?.answer ?? graph.targetAt.get(key)?.answer ?? null;
};

const shownAnswer = (url: string, { status }: PageAnswer): string =>
  status === null || status === 200 ? url : `${url} (${status})`;

interface Around {
  readonly site: Site;
  readonly graph: LinkGraph;
  readonly everywhere: SharedParts;
}

/** The fault of a link, and of one that stands on every page. */
type LinkFault = readonly [own: FaultName, shared: FaultName];

const BROKEN: LinkFault = ['linkBroken', 'menuBroken'];
const BROKEN_OUT: LinkFault = ['linkBrokenOut', 'menuBroken'];
const MOVED: LinkFault = ['linkRedirected', 'menuRedirected'];

function linkFaults(page: SitePage, { site, graph, everywhere }: Around): Fault[] {
  const found = new Map<FaultName, string[]>();
  for (const at of page.links) {
    const url = site.targets[at]?.url ?? '';
    const answer = answerAt(url, graph);
    const kind = answer && kindOf(answer, siteOf(url) === siteOf(page.url));
    if (answer === null || kind === null) continue;
    const name = everywhere.links.has(at) ? kind[1] : kind[0];
    found.set(name, [...(found.get(name) ?? []), shownAnswer(url, answer)]);
  }
  return [...found].map(([name, details]) => fault(name, details.length, details));
}

function kindOf(answer: PageAnswer, isInside: boolean): LinkFault | null {
  if (isDead(answer, isInside)) return isInside ? BROKEN : BROKEN_OUT;
  return isInside && answer.hops.length > 0 ? MOVED : null;
}

function imageFaults({ facts }: SitePage, { images }: SharedParts): Fault[] {
  if (facts === null || facts.imagesWithoutAlt === 0) return [];
  const shared = facts.withoutAlt.filter((src) => images.has(src));
  const own = facts.withoutAlt.filter((src) => !images.has(src));
  const count = facts.imagesWithoutAlt - shared.length;
  return [
    ...(count > 0 ? [fault('imageAlt', count, own)] : []),
    ...(shared.length > 0 ? [fault('menuImageAlt', shared.length, shared)] : []),
  ];
}

const counted = (name: FaultName, details: readonly string[]): Fault[] =>
  details.length === 0 ? [] : [fault(name, details.length, details)];

/** Other addresses that a page names: where it is canonical, and its versions in other languages. */
function namedFaults(page: SitePage, graph: LinkGraph): Fault[] {
  const { facts, url } = page;
  if (facts === null) return [];
  const elsewhere = canonicalElsewhere(page);
  const answer = elsewhere === null ? null : answerAt(elsewhere, graph);
  const isInside = elsewhere !== null && siteOf(elsewhere) === siteOf(url);
  const isBroken = answer !== null && isDead(answer, isInside);
  const silent = facts.alternates.filter((other) => {
    const there = graph.pageAt.get(addressKey(other.url));
    if (there === undefined || there === page || there.facts === null) return false;
    const back = there.facts.alternates.map((one) => addressKey(one.url));
    return isOwnPage(there) && !back.includes(addressKey(url));
  });
  return [
    ...(isBroken && elsewhere !== null
      ? [fault('canonicalBroken', null, [shownAnswer(elsewhere, answer)])]
      : []),
    ...counted(
      'alternateOneWay',
      silent.map((one) => one.url),
    ),
  ];
}

type Placed = readonly [position: number, fault: Fault];

/** Pages that say the same in a place where each should say what only it has. */
function doubles(
  pages: readonly SitePage[],
  name: FaultName,
  textOf: (page: SitePage) => string | null,
): Placed[] {
  const said = pages.flatMap((page) => {
    const text = collapsed(textOf(page) ?? '').toLowerCase();
    return text === '' ? [] : [{ page, text }];
  });
  return [...Map.groupBy(said, ({ text }) => text).values()].flatMap((group) =>
    beside(
      name,
      group.map(({ page }) => page),
    ),
  );
}

const duplicates = (pages: readonly SitePage[]): Placed[] => {
  const at = new Map(pages.map((page) => [page.position, page]));
  return sameTexts(pages, FAULT_LIMITS.duplicateShare).flatMap(({ positions }) =>
    beside(
      'duplicate',
      positions.flatMap((position) => at.get(position) ?? []),
    ),
  );
};

/** Each page of a group names the others. */
function beside(name: FaultName, group: readonly SitePage[]): Placed[] {
  if (group.length < 2) return [];
  const first = group.slice(0, NAMED_MOST);
  return group.map((page) => {
    const others = first.filter((other) => other !== page).map(({ url }) => url);
    return [page.position, fault(name, group.length - 1, others)];
  });
}

const NAMED_MOST = 6;

/**
 * Of the pages of a site that its start page or others link to. Below it, links are made by scripts, or the audit has a part of the site.
 * Where most are linked to by the start page alone, that is how the site is made.
 */
const LINKED_LEAST = 0.5;

/** How the pages of each site hang together. */
function placeFaults(pages: readonly SitePage[], graph: LinkGraph): Placed[] {
  const sites = Map.groupBy(pages, ({ url }) => siteOf(url));
  return [...sites.values()].flatMap((own) => {
    const isMost = (found: (page: SitePage) => boolean) =>
      own.filter((page) => graph.isStart(page) || found(page)).length >= LINKED_LEAST * own.length;
    const isReached = isMost((page) => graph.isLinked(page) || graph.isOnStart(page));
    if (own.length < SITE_LEAST || !isReached) return [];
    const isWoven = isMost(graph.isLinked);
    const depths = clickDepths(own, graph);
    return own.flatMap((page): Placed[] => {
      const depth = depths.get(page.position) ?? null;
      const found = graph.isStart(page) ? [] : placeOf(page, graph, depth);
      return found
        .filter(({ name }) => name !== 'onlyStart' || isWoven)
        .map((one) => [page.position, one]);
    });
  });
}

function placeOf(page: SitePage, graph: LinkGraph, depth: number | null): Fault[] {
  if (!graph.isLinked(page)) return [fault(graph.isOnStart(page) ? 'onlyStart' : 'orphan')];
  return depth !== null && depth >= FAULT_LIMITS.deepClicks ? [fault('deep', depth)] : [];
}
