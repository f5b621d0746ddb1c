/** Checks of the whole installation, through the API and then in the tables. */
import { isDeepStrictEqual } from 'node:util';
import { asc, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ARTICLE_LIST_LIMIT } from '#contract/article/article.route.ts';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { openDatabase } from '#db/client.ts';
import type { Orm } from '#db/database.ts';
import { article, articleBlock, saveRequest } from '#db/schema/article.ts';
import { job, jobEvent, jobStep } from '#db/schema/work.ts';
import type { Person } from '../lib/person.ts';
import type { Draft } from './draft.ts';
import type { Report } from './findings.ts';
import type { Writer } from './writer.ts';

export interface Everything {
  readonly people: readonly Person[];
  readonly writers: readonly Writer[];
  readonly drafts: readonly Draft[];
}

/** The list has every article exactly once, with the same data as the article itself. */
export async function checkLists(all: Everything, report: Report): Promise<void> {
  for (const person of all.people) {
    const listed = await listOf(person);
    const ids = listed.map(({ id }) => id).sort();
    const known = articlesOf(all, person).sort();
    if (!isDeepStrictEqual(ids, known)) {
      report.violation(`the list has ${ids.length} articles, there are ${known.length}`);
    }
    for (const summary of listed) await checkSummary(person, summary, report);
  }
}

async function listOf({ api, workspaceId }: Person): Promise<ArticleSummary[]> {
  const listed: ArticleSummary[] = [];
  for (let page = 0; ; page += 1) {
    const part = await api.article.getArticles({ workspaceId, limit: ARTICLE_LIST_LIMIT, page });
    listed.push(...part.content);
    if (part.last) return listed;
  }
}

function articlesOf({ writers, drafts }: Everything, person: Person): string[] {
  return [
    ...writers.filter((writer) => writer.person === person).map(({ articleId }) => articleId),
    ...drafts.flatMap((draft) => {
      const job = draft.job();
      return job === null || draft.person !== person ? [] : [job.article.id];
    }),
  ];
}

async function checkSummary(person: Person, summary: ArticleSummary, report: Report) {
  const { api, workspaceId } = person;
  const { storedTitle, fields, blocks, generation, ...own } = await api.article.getArticle({
    workspaceId,
    articleId: summary.id,
  });
  if (isDeepStrictEqual(own, summary)) return;
  report.violation(
    `list and article ${summary.id} differ:\n  ${inspect(summary)}\n  ${inspect(own)}`,
  );
}

const inspect = (value: unknown) => JSON.stringify(value);

interface Place {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}

const TABLES: readonly PgTable[] = [article, articleBlock, saveRequest, job, jobEvent, jobStep];

/** The database opens without the server, its tables contain what was acknowledged, and its indexes match. */
export async function checkTables(place: Place, all: Everything, report: Report): Promise<void> {
  const database = await openDatabase({ ...place, log: { info() {}, warn() {} } });
  try {
    for (const table of TABLES) await checkIndexes(database.orm, table, report);
    await checkSaves(database.orm, all, report);
    await checkEvents(database.orm, all, report);
  } finally {
    await database.close();
  }
}

/** As many rows through the index as in the table; a torn page would show here. */
async function checkIndexes(orm: Orm, table: PgTable, report: Report): Promise<void> {
  const countWithout = (scans: readonly string[]) =>
    orm.transaction(async (tx) => {
      for (const scan of scans) await tx.execute(sql.raw(`set local enable_${scan} = off`));
      return tx.$count(table);
    });
  const byIndex = await countWithout(['seqscan']);
  const inTable = await countWithout(['indexscan', 'indexonlyscan', 'bitmapscan']);
  if (byIndex === inTable) return;
  report.violation(`${getTableName(table)}: ${inTable} rows, ${byIndex} by the index`);
}

/** Only blocks of known articles, and exactly the request ids of the acknowledged saves, in order. */
async function checkSaves(orm: Orm, { writers, drafts }: Everything, report: Report) {
  const expect = (what: string, acknowledged: number, stored: number) => {
    if (acknowledged === stored) return;
    report.violation(`${what}: ${acknowledged} acknowledged, ${stored} stored`);
  };
  expect('articles', writers.length + drafts.length, await orm.$count(article));
  const blocks = writers.reduce(
    (sum, { acknowledged }) => sum + acknowledged().body.order.length,
    0,
  );
  expect('blocks', blocks, await orm.$count(articleBlock));
  const rows = await orm.select().from(saveRequest).orderBy(asc(saveRequest.version));
  for (const { articleId, acknowledged } of writers) {
    const { saves, firstVersion, version } = acknowledged();
    const kept = rows.filter((row) => row.articleId === articleId && row.version >= firstVersion);
    const right = saves.slice(saves.length - kept.length);
    if (
      !isDeepStrictEqual(
        kept.map(({ requestId }) => requestId),
        right,
      )
    ) {
      report.violation(`the request ids kept of ${articleId} are not those of its last saves`);
    }
    expect(`last version kept of ${articleId}`, version, kept.at(-1)?.version ?? version);
  }
}

async function checkEvents(orm: Orm, { drafts }: Everything, report: Report): Promise<void> {
  const rows = await orm.select().from(jobEvent).orderBy(asc(jobEvent.seq));
  for (const draft of drafts) {
    const stored = rows.filter(({ jobId }) => jobId === draft.job()?.jobId);
    const events = stored.map(({ seq, data }) => ({ type: 'event', seq, event: data }));
    if (!isDeepStrictEqual(events, draft.events)) {
      report.violation(`draft ${draft.name}: the table has other events than were sent`);
    }
  }
}
