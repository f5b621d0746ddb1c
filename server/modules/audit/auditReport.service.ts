/** An audit as others see it: its pages beside the round before, and those that compete with each other. */
import { AUDIT_GROUPS_MOST } from '#contract/contentAudit.route.ts';
import type {
  AuditedPage,
  AuditGroup,
  AuditPageHistory,
  AuditReport,
} from '#contract/contentAudit.schema.ts';
import { Problem } from '#contract/problem.ts';
import type { AuditPageRow, AuditResultRow } from '#db/schema/product.ts';
import { periodKey } from '#domain/audit/periods.ts';
import type { Deps } from '../../deps.ts';
import { changeRound, type FoundAudit, hasPage, listPages } from './audit.repo.ts';
import { isRoundRunning, type OfAudit, presentAudit, requireAudit } from './audit.service.ts';
import {
  listEarlier,
  listHistory,
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
  const periods = row.periods.map(periodKey);
  const pages = rows.map((page) =>
    presentPage(page, now.get(page.position), before.get(page.position), periods),
  );
  const groups = isRoundRunning(found) ? [] : await groupsOfRound(deps, found);
  return { audit: presentAudit(found), periods: [...row.periods], pages, groups: [...groups] };
}

const byPosition = (results: readonly ShownResult[]) =>
  new Map(results.map((result) => [result.position, result]));

function presentPage(
  { position, key, articleId, keyphrase, figures }: AuditPageRow,
  now: ShownResult | undefined,
  before: ShownResult | undefined,
  periods: readonly string[],
): AuditedPage {
  const isSameText = now?.hash != null && now.hash === before?.hash;
  return {
    ...{ position, articleId, url: articleId === null ? key : '' },
    ...(now === undefined ? WAITING : presentResult(now)),
    title: now?.title || before?.title || '',
    keyphrase: now?.keyphrase ?? keyphrase,
    language: now?.language ?? null,
    readAt: now?.readAt.toISOString() ?? null,
    before: before === undefined ? null : { ...presentResult(before), isSameText },
    figures: periods.map((period) => figures[period] ?? null),
  };
}

const WAITING = {
  ...{ problem: null, words: null, seo: null, aiSearch: null, notScored: null },
  ...{ bad: [], fair: [] },
  state: 'waiting',
} satisfies Partial<AuditedPage>;

const factsOf = (result: Omit<ShownResult, 'title' | 'language' | 'keyphrase' | 'hash'>) => {
  const { state, problem, words, seo, aiSearch, notScored } = result;
  return { state, problem, words, seo, aiSearch, notScored };
};

function presentResult(result: ShownResult) {
  const named = (ratings: readonly string[]) =>
    result.checks.filter(({ rating }) => ratings.includes(rating)).map(({ name }) => name);
  return { ...factsOf(result), bad: named(['bad', 'worst']), fair: named(['ok']) };
}

/** They are compared once, when somebody first looks at a round that is over. */
async function groupsOfRound(
  deps: Deps,
  { row, round }: FoundAudit,
): Promise<readonly AuditGroup[]> {
  if (round.groups !== null) return round.groups;
  const rows = await listSketches(deps.orm, row.id, round.round);
  const pages = rows.map((page) => ({ ...page, language: page.language ?? row.language }));
  const groups = await deps.scoring.competing({ pages, most: AUDIT_GROUPS_MOST });
  await changeRound(deps.orm, round, { groups });
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
