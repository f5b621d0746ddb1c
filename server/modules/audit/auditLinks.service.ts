/** The links of a round: those that lead to no page of it are tried, each once, in turn with all that read on their hosts. */
import { BOUNDS } from '#contract/lib/bounds.ts';
import type { AuditLinkRow, AuditRoundRow } from '#db/schema/audit.ts';
import type { JobId } from '#db/schema/ids.ts';
import { storable } from '#db/storable.ts';
import { addressKey } from '#domain/audit/addressKey.ts';
import { siteOf, startOf } from '#domain/audit/linkGraph.ts';
import type { Deps } from '../../deps.ts';
import { inSlices } from '../../lib/slices.ts';
import type { NewStep, StepEnd } from '../work/steppedJob.api.ts';
import { changeRound } from './audit.repo.ts';
import { type AnsweredRow, insertLink, listAnswered, stepKeys } from './auditLink.repo.ts';

const LINK = 'link:';
const START = 'start:';
/** Links to one other site: a site links to its profiles, not to each page of them. */
const OF_SITE_MOST = 100;
/** Pages of one host that make a site, whose start page is read. */
const SITE_LEAST = 5;

/** With the job that reads it. */
type Round = AuditRoundRow & { readonly jobId: JobId };

export const isLinkStep = (key: string): boolean => key.startsWith(LINK) || key.startsWith(START);

/** What is left to be tried. What is too much is counted. */
export async function linkSteps(deps: Deps, round: Round): Promise<NewStep[]> {
  const { auditId, jobId } = round;
  const { steps, linksLeft } = await stepsOf(await listAnswered({ orm: deps.orm, ...round }));
  await changeRound(deps.orm, { auditId, round: round.round }, { linksLeft });
  const known = new Set([
    ...(await stepKeys(deps.orm, jobId, LINK)),
    ...(await stepKeys(deps.orm, jobId, START)),
  ]);
  return steps.filter(({ key }) => !known.has(key));
}

/** What there is to be tried for these pages. */
export async function stepsOf(pages: readonly AnsweredRow[]) {
  const { starts, links } = await targetsOf(pages);
  const chosen = withinBounds(links);
  const steps = [
    ...starts.map((url) => stepOf(START, url)),
    ...chosen.map(({ url }) => stepOf(LINK, url)),
  ];
  return { steps, linksLeft: links.length - chosen.length };
}

const stepOf = (kind: string, url: string): NewStep => ({
  key: `${kind}${url}`,
  turn: URL.parse(url)?.host ?? null,
});

interface LinkedTo {
  readonly url: string;
  readonly isInside: boolean;
  /** Pages that link to it. */
  pages: number;
}

/** The addresses that pages of the round name and that are none of them, each once. */
async function targetsOf(pages: readonly AnsweredRow[]) {
  const own = new Set(pages.map(({ url }) => addressKey(url)));
  const found = new Map<string, LinkedTo>();
  await inSlices(pages, ({ url: from, facts }) => {
    if (facts === null) return;
    for (const url of [...facts.links, ...facts.canonicals]) {
      const key = addressKey(url);
      if (own.has(key)) continue;
      const known = found.get(key);
      if (known === undefined)
        found.set(key, { url, isInside: siteOf(url) === siteOf(from), pages: 1 });
      else known.pages += 1;
    }
  });
  const starts = startsOf(pages).filter((url) => !own.has(addressKey(url)));
  for (const url of starts) found.delete(addressKey(url)); // it is read as a whole
  return { starts, links: [...found.values()] };
}

function startsOf(pages: readonly AnsweredRow[]): string[] {
  const read = pages.filter(({ facts }) => facts !== null);
  const sites = Map.groupBy(read, ({ url }) => startOf(url));
  return [...sites].filter(([, own]) => own.length >= SITE_LEAST).map(([start]) => start);
}

/** Those of the site first, and those that most pages link to. */
function withinBounds(links: readonly LinkedTo[]): LinkedTo[] {
  const bySite = new Map<string | null, number>();
  return links
    .toSorted((a, b) => Number(b.isInside) - Number(a.isInside) || b.pages - a.pages)
    .filter(({ url, isInside }) => {
      if (isInside) return true;
      const host = siteOf(url);
      const count = (bySite.get(host) ?? 0) + 1;
      bySite.set(host, count);
      return count <= OF_SITE_MOST;
    })
    .slice(0, BOUNDS.auditLinks.most);
}

export async function tryLink(
  { collector }: Deps,
  round: AuditRoundRow,
  key: string,
): Promise<StepEnd> {
  const row = await triedLink(collector, round, key);
  return { state: 'done', outcome: 'tried', keep: (tx) => insertLink(tx, row) };
}

/** Tries one address, or reads a start page for its links. */
export async function triedLink(
  collector: Deps['collector'],
  { auditId, round }: Pick<AuditRoundRow, 'auditId' | 'round'>,
  key: string,
): Promise<AuditLinkRow> {
  const isStart = key.startsWith(START);
  const url = key.slice((isStart ? START : LINK).length);
  const found = isStart
    ? await startPage(collector, url)
    : { answer: await collector.linkAnswer(url), links: null };
  return storable({ auditId, round, url, ...found });
}

async function startPage(collector: Deps['collector'], url: string) {
  const { answer, html } = await collector.audit(url, { etag: null, lastModified: null });
  return { answer, links: html === null ? null : html.facts.links };
}
