/** An audit as others see it: its pages beside the round before, and those that compete with each other. */
import { AUDIT_GROUPS_MOST } from '#contract/audit/contentAudit.route.ts';
import type {
  AuditedPage,
  AuditGroup,
  AuditPageHistory,
  AuditPeriod,
  AuditReport,
} from '#contract/audit/contentAudit.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { AuditPageRow, AuditResultRow, AuditRoundRow, AuditRow } from '#db/schema/audit.ts';
import type { Fault } from '#domain/audit/faults.ts';
import type { PageAnswer } from '#domain/audit/pageFacts.ts';
import { comparablePeriod, periodKey } from '#domain/audit/periods.ts';
import type { Deps } from '../../deps.ts';
import { sharedWork } from '../../lib/sharedWork.ts';
import { type FoundAudit, findRound, hasPage, keepGroups, listPages } from './audit.repo.ts';
import { isRoundRunning, type OfAudit, presentAudit, requireAudit } from './audit.service.ts';
import {
  listEarlier,
  listHistory,
  listLastRead,
  listResults,
  listSketches,
  type ShownResult,
} from './auditResult.repo.ts';

export async function readAudit(deps: Deps, { auditId }: OfAudit): Promise<AuditReport> {
  const found = await requireAudit(deps.orm, auditId);
  const { row, round } = found;
  const rows = await listPages(deps.orm, auditId);
  const now = byPosition(await listResults(deps.orm, auditId, round.round));
  const before = byPosition(await listEarlier(deps.orm, auditId, round.round));
  const last = byPosition(await listLastRead(deps.orm, auditId, round.round));
  const periods = row.periods.map((period) => ({ ...period, days: period.days ?? null }));
  const pages = rows.map((page) => {
    const { position, figures } = page;
    const result = now.get(position);
    return {
      ...(result === undefined
        ? presentPage(page, last.get(position), undefined)
        : presentPage(page, result, before.get(position))),
      ...presentFigures(figures, periods),
    };
  });
  const groups = isRoundRunning(found) ? null : await groupsInTime(deps, found);
  const { linksLeft } = round;
  return { audit: presentAudit(found), linksLeft, periods, pages, groups: groups && [...groups] };
}

function presentFigures(figures: AuditPageRow['figures'], periods: readonly AuditPeriod[]) {
  const of = (period: AuditPeriod) => figures[periodKey(period)] ?? null;
  const earlier = comparablePeriod(periods);
  return { figures: periods.map(of), earlier: earlier && of(earlier) };
}

const byPosition = (results: readonly ShownResult[]) =>
  new Map(results.map((result) => [result.position, result]));

/** `now`: the newest result; of an earlier round where this one has none, and then it is compared with nothing. */
function presentPage(
  { position, key, articleId, keyphrase }: AuditPageRow,
  now: ShownResult | undefined,
  before: ShownResult | undefined,
): Omit<AuditedPage, 'figures' | 'earlier'> {
  const isSameText = now?.hash != null && now.hash === before?.hash;
  const isSameKeyphrase = now?.keyphrase === before?.keyphrase;
  const scoredFor = now?.keyphrase ?? null;
  return {
    position,
    articleId,
    url: articleId === null ? key : '',
    ...(now === undefined ? WAITING : presentResult(now)),
    title: now?.title || before?.title || '',
    keyphrase: articleId === null ? keyphrase : scoredFor,
    scoredFor,
    language: now?.language ?? null,
    round: now?.round ?? null,
    readAt: now?.readAt.toISOString() ?? null,
    ...presentTechnical(now),
    before: before === undefined ? null : { ...presentBefore(before), isSameText, isSameKeyphrase },
  };
}

const presentBefore = (before: ShownResult) => ({
  ...presentResult(before),
  faults: before.faults?.map(({ name }) => name) ?? null,
});

const presentTechnical = (now: ShownResult | undefined) => ({
  answer: presentAnswer(now?.answer ?? null),
  faults: presentFaults(now?.faults ?? null),
});

const presentAnswer = (answer: PageAnswer | null): AuditedPage['answer'] =>
  answer && { status: answer.status, end: answer.end, to: answer.hops.at(-1) ?? null };

const presentFaults = (faults: readonly Fault[] | null): AuditedPage['faults'] =>
  faults === null ? null : faults.map((one) => ({ ...one, details: [...one.details] }));

const WAITING = {
  problem: null,
  words: null,
  seo: null,
  aiSearch: null,
  notScored: null,
  bad: [],
  fair: [],
  state: 'waiting',
} satisfies Partial<AuditedPage>;

const factsOf = (
  result: Pick<ShownResult, 'state' | 'problem' | 'words' | 'seo' | 'aiSearch' | 'notScored'>,
) => {
  const { state, problem, words, seo, aiSearch, notScored } = result;
  return { state, problem, words, seo, aiSearch, notScored };
};

function presentResult(result: ShownResult) {
  const named = (ratings: readonly string[]) =>
    result.checks.filter(({ rating }) => ratings.includes(rating)).map(({ name }) => name);
  return { ...factsOf(result), bad: named(['bad', 'worst']), fair: named(['ok']) };
}

/** An answer does not wait longer for pages to be compared: the next one says what came out. */
const COMPARE_MS = 5000;

/** They are compared once, when somebody first looks at a round that is over. */
const compared = sharedWork<readonly AuditGroup[]>(COMPARE_MS);

/** Null: not known, because comparing has failed or takes long. */
async function groupsInTime(deps: Deps, found: FoundAudit): Promise<readonly AuditGroup[] | null> {
  const { row, round } = found;
  if (round.groups !== null) return round.groups;
  return compared({
    owner: deps.scoring,
    key: [row.id, round.round, round.jobId, round.keyphraseChanges].join('/'),
    work: () => compare(deps, row, round),
    failed: (error) => deps.log.error({ err: error, auditId: row.id }, 'pages not compared'),
  });
}

async function compare(deps: Deps, row: AuditRow, round: AuditRoundRow) {
  const stored = await findRound(deps.orm, round); // another may have ended between the reading of the round and now
  if (stored?.groups) return stored.groups;
  const rows = await listSketches(deps.orm, row.id, round.round);
  const pages = rows.map((page) => ({ ...page, language: page.language ?? row.language }));
  const groups = await deps.scoring.competing({ pages, most: AUDIT_GROUPS_MOST });
  await keepGroups(deps.orm, round, groups);
  return groups;
}

/** Throws `not_found` if the audit has no such page. */
export async function readAuditPage(
  { orm }: Pick<Deps, 'orm'>,
  { auditId, position }: OfAudit & { readonly position: number },
): Promise<AuditPageHistory> {
  await requireAudit(orm, auditId);
  if (!(await hasPage(orm, auditId, position))) throw new Problem('not_found');
  const rows = await listHistory(orm, auditId, position);
  return { auditId, position, rounds: rows.map(presentRound) };
}

const presentRound = (row: AuditResultRow) => ({
  ...factsOf(row),
  round: row.round,
  checks: [...row.checks],
  about: [...row.about],
  readAt: row.readAt.toISOString(),
});
