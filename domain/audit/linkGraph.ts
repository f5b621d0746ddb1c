/** Which pages of an audit lead to which. */
import { addressKey } from './addressKey.ts';
import { finalUrl, isOwnPage } from './pageFaults.ts';
import type { LinkTarget, Site, SitePage } from './site.ts';

export interface LinkGraph {
  readonly pageAt: ReadonlyMap<string, SitePage>;
  readonly targetAt: ReadonlyMap<string, LinkTarget>;
  /** Whether another page links to it, other than the start page of its site. */
  isLinked(page: SitePage): boolean;
  isOnStart(page: SitePage): boolean;
  isStart(page: SitePage): boolean;
  /** The pages that a page leads to, over redirects too. */
  next(page: SitePage): readonly SitePage[];
  /** Those that the start page of a site leads to; null: nobody has read it. */
  fromStart(site: string | null): readonly SitePage[] | null;
}

/** The site of an address: its host and port; null: no web page. */
export const siteOf = (url: string): string | null =>
  /^https?:\/\/(?:www\.)?([^/?#]+)/i.exec(url)?.[1]?.toLowerCase() ?? null;

/** The start page of the site of an address. */
export const startOf = (url: string): string =>
  /^https?:\/\/[^/?#]+/i.exec(url)?.[0].concat('/') ?? url;

export function linkGraph({ pages, targets }: Site): LinkGraph {
  const pageAt = new Map(pages.map((page) => [addressKey(page.url), page]));
  const targetAt = new Map(targets.map((target) => [addressKey(target.url), target]));
  const pageBehind = behindLinks(pageAt, targetAt);
  const startKeys = new Set(pages.map(({ url }) => addressKey(startOf(url))));
  const isStart = ({ url }: SitePage) => startKeys.has(addressKey(url));
  const behind = targets.map(({ url }) => pageBehind(url));
  const next = (page: SitePage) => page.links.flatMap((at) => behind[at] ?? []);

  const linked = new Set<SitePage>();
  const onStart = new Set<SitePage>();
  for (const page of pages.filter(isOwnPage)) {
    const seen = isStart(page) ? onStart : linked;
    for (const other of next(page)) if (other !== page) seen.add(other);
  }
  const starts = startsRead(targets, pageBehind);
  for (const page of [...starts.values()].flat()) onStart.add(page);
  return {
    pageAt,
    targetAt,
    isStart,
    next,
    isLinked: (page) => linked.has(page),
    isOnStart: (page) => onStart.has(page),
    fromStart: (site) => {
      const start = pages.find((page) => isStart(page) && siteOf(page.url) === site);
      return start === undefined ? (starts.get(site) ?? null) : next(start);
    },
  };
}

/** Where the start pages of sites lead that are no pages of the audit. */
const startsRead = (targets: readonly LinkTarget[], pageBehind: (url: string) => SitePage | null) =>
  new Map(
    targets.flatMap(({ url, links }) =>
      links === null
        ? []
        : [[siteOf(url), links.flatMap((link) => pageBehind(link) ?? [])] as const],
    ),
  );

/** Where a reader ends who follows a link; null: at no page of the audit. */
const behindLinks =
  (pageAt: LinkGraph['pageAt'], targetAt: LinkGraph['targetAt']) =>
  (url: string): SitePage | null => {
    const key = addressKey(url);
    const page = pageAt.get(key);
    const end = page === undefined ? targetAt.get(key)?.answer?.hops.at(-1) : finalUrl(page);
    return (end === undefined ? undefined : pageAt.get(addressKey(end))) ?? page ?? null;
  };

/** Clicks from the start page to the pages of one site, by position; empty if nobody has read the start page. */
export function clickDepths(pages: readonly SitePage[], graph: LinkGraph): Map<number, number> {
  const depths = new Map<number, number>();
  let reached = graph.fromStart(siteOf(pages[0]?.url ?? '')) ?? [];
  for (let depth = 1; reached.length > 0; depth += 1) {
    const fresh = new Set(reached.filter(({ position }) => !depths.has(position)));
    for (const { position } of fresh) depths.set(position, depth);
    reached = [...fresh].flatMap((page) => graph.next(page));
  }
  return depths;
}
