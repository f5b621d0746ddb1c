/** The example of an audit: pages that are part of the toolkit, through the same steps as those of the web. */
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import type { Orm } from '#db/database.ts';
import type { AuditPageRow, AuditRoundRow, AuditRow } from '#db/schema/audit.ts';
import type { AuditId, WorkspaceId } from '#db/schema/ids.ts';
import { auditName } from '#domain/audit/auditName.ts';
import { heldPages } from '../../adapters/web/heldPages.ts';
import type { Deps } from '../../deps.ts';
import { exampleTexts, pagesOfSite } from '../../material/examples/examples.ts';
import { newCheckedId } from '../../policies/checkedIds.ts';
import { addPages, insertAudit, insertRound } from './audit.repo.ts';
import { type PageRead, readWebPage } from './auditedPage.service.ts';
import { faultsIn } from './auditFaults.service.ts';
import { type AnsweredRow, putFacts } from './auditLink.repo.ts';
import { stepsOf, triedLink } from './auditLinks.service.ts';
import { insertResult } from './auditResult.repo.ts';

/** What an audit is read with: the example from what is part of the toolkit, whatever round it is, and all others from the web. */
export const readingOf = (deps: Deps, { example }: Pick<AuditRow, 'example'>): Deps =>
  example === null ? deps : { ...deps, collector: siteOf(example) };

const siteOf = (language: ExampleLanguage) => heldPages(pagesOfSite(exampleTexts(language)));

interface Asked {
  readonly workspaceId: WorkspaceId;
  readonly language: ExampleLanguage;
  readonly userId: string;
}

/** Audits the pages of the example. Returns what stores it. */
export async function makeExampleAudit(deps: Deps, asked: Asked) {
  const audit = auditRow(deps, asked);
  const round = roundRow(deps, audit);
  const pages = pageRows(audit);
  const reading = readingOf(deps, audit);
  const reads = await Promise.all(
    pages.map((page) => readWebPage(reading, { audit, round: round.round, page }, null)),
  );
  const rows = reads.map((read, at) => answeredRow(pages[at]?.key ?? '', read));
  const { steps } = await stepsOf(rows);
  const links = await Promise.all(steps.map(({ key }) => triedLink(reading.collector, round, key)));
  const found = new Map<number, AnsweredFaults>(
    (await faultsIn(deps, rows, links)).map(({ position, faults }) => [position, faults]),
  );
  return async (tx: Orm): Promise<AuditId> => {
    await insertAudit(tx, audit);
    await addPages(tx, audit.id, pages, pages.length);
    await insertRound(tx, round);
    for (const { result, facts } of reads) {
      const { position } = result;
      await insertResult(tx, { ...result, faults: found.get(position) ?? [] });
      if (facts !== null) await putFacts(tx, { auditId: audit.id, position, facts });
    }
    return audit.id;
  };
}

type AnsweredFaults = Awaited<ReturnType<typeof faultsIn>>[number]['faults'];

function auditRow(deps: Deps, { workspaceId, language, userId }: Asked): AuditRow {
  const urls = exampleTexts(language).site.pages.map(({ url }) => url);
  return {
    workspaceId,
    language,
    id: newCheckedId<AuditId>(deps),
    name: auditName('', { urls, sitemap: null }),
    sitemap: null,
    ofArticles: false,
    leftOut: 0,
    periods: [],
    example: language,
    createdBy: userId,
    createdAt: deps.now(),
    deletedAt: null,
  };
}

const roundRow = ({ now }: Deps, { id: auditId }: AuditRow): AuditRoundRow => ({
  auditId,
  round: 1,
  jobId: null,
  problem: null,
  groups: null,
  linksLeft: 0,
  faultsAt: now(),
  keyphraseChanges: 0,
  startedAt: now(),
  plannedAt: now(),
});

const pageRows = ({ id: auditId, example }: AuditRow): AuditPageRow[] =>
  (example === null ? [] : exampleTexts(example).site.pages).map(
    ({ url, keyphrase }, position) => ({
      auditId,
      position,
      key: url,
      articleId: null,
      keyphrase,
      figures: {},
    }),
  );

function answeredRow(url: string, { result, facts }: PageRead): AnsweredRow {
  const { position, answer, words, notScored, hash, sketch } = result;
  return { url, position, answer, words, notScored, hash, sketch, facts };
}
