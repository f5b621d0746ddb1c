import {
  and,
  asc,
  desc,
  eq,
  gt,
  ilike,
  inArray,
  isNull,
  like,
  lt,
  notInArray,
  or,
  type SQL,
  sql,
} from 'drizzle-orm';
import type { ArticleSort, ArticleStatus, ArticleType } from '#contract/article/article.schema.ts';
import type { BriefState } from '#contract/article/briefStates.ts';
import type { TaskName } from '#contract/lib/tasks.ts';
import type { GenerationEvent } from '#contract/writing/content.schema.ts';
import type { Orm } from '#db/database.ts';
import { inAlphabet } from '#db/inAlphabet.ts';
import { inParts } from '#db/inParts.ts';
import { preparedQuery } from '#db/prepared.ts';
import { requireRoom } from '#db/room.ts';
import { type ArticleRow, article, articleBlock, articleScore } from '#db/schema/article.ts';
import { articleHtml, articleOrigins } from '#db/schema/articleHtml.ts';
import { brief } from '#db/schema/briefs.ts';
import type { ArticleId, JobId, WorkspaceId } from '#db/schema/ids.ts';
import { type JobRow, job, jobEvent, jobStep } from '#db/schema/work.ts';
import { type ArticleBody, type Block, originsAfter } from '#domain/article/body.ts';
import { containing, hasLetters } from '../../lib/pattern.ts';

/** What an article shows of its newest generation job. */
export type ArticleJob = Pick<JobRow, 'state' | 'failure'> & {
  readonly kind: TaskName;
  readonly started: GenerationEvent | null;
  readonly ownNotes: readonly string[] | null;
};

const isArticle = (workspaceId: WorkspaceId, id: ArticleId) =>
  and(eq(article.workspaceId, workspaceId), eq(article.id, id));

export async function findArticle(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<ArticleRow | null> {
  const [row] = await orm
    .select()
    .from(article)
    .where(and(isArticle(workspaceId, id), isNull(article.deletedAt)));
  return row ?? null;
}

/** The same by an id that is not checked yet. */
export async function findNamedArticle(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: string,
): Promise<ArticleRow | null> {
  const isNamed = and(eq(article.workspaceId, workspaceId), sql`${article.id} = ${id}::uuid`);
  const [row] = await orm
    .select()
    .from(article)
    .where(and(isNamed, isNull(article.deletedAt)));
  return row ?? null;
}

/** What articles are called and found for; posts and briefs are no pages of a site. */
export function listKeyphrases(orm: Orm, workspaceId: WorkspaceId, limit: number) {
  const isPage = and(
    eq(article.workspaceId, workspaceId),
    notInArray(article.type, ['SMM', 'BRIEF']),
  );
  return orm
    .select({ id: article.id, title: article.displayedTitle, fields: article.fields })
    .from(article)
    .where(and(isPage, isNull(article.deletedAt)))
    .orderBy(desc(article.createdAt), desc(article.id))
    .limit(limit);
}

/** A block with a link in it. */
export type LinkedBlock = Pick<typeof articleBlock.$inferSelect, 'articleId' | 'html'>;

/** The blocks of some articles of a workspace that link to the web. `after`: the last of the articles before. */
export async function linkedBlocks(
  orm: Orm,
  workspaceId: WorkspaceId,
  after: ArticleId | null,
  limit: number,
): Promise<{ readonly blocks: LinkedBlock[]; readonly last: ArticleId | null }> {
  const isLater = after === null ? undefined : gt(article.id, after);
  const articles = await orm
    .select({ id: article.id })
    .from(article)
    .where(and(eq(article.workspaceId, workspaceId), isNull(article.deletedAt), isLater))
    .orderBy(asc(article.id))
    .limit(limit);
  const ids = articles.map(({ id }) => id);
  return { blocks: await linkedBlocksOf(orm, ids), last: ids.at(-1) ?? null };
}

/** A block of an article that is there, with what the article is called. */
export interface FoundBlock {
  readonly articleId: ArticleId;
  readonly blockId: string;
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  readonly html: string;
}

/** Blocks of the articles of a workspace that have one of the words, of those that were changed last first. */
export function blocksWithWords(
  orm: Orm,
  workspaceId: WorkspaceId,
  words: readonly string[],
  limit: number,
): Promise<FoundBlock[]> {
  // The collation knows the capitals of all letters.
  const has = or(...words.map((word) => ilike(inAlphabet(articleBlock.html), containing(word))));
  const { language, displayedTitle: title, deletedAt } = article;
  return orm
    .select({
      articleId: articleBlock.articleId,
      blockId: articleBlock.id,
      title,
      language,
      html: articleBlock.html,
    })
    .from(articleBlock)
    .innerJoin(article, eq(article.id, articleBlock.articleId))
    .where(and(eq(article.workspaceId, workspaceId), isNull(deletedAt), has))
    .orderBy(desc(article.updatedAt), asc(article.id), asc(articleBlock.id))
    .limit(limit);
}

export function linkedBlocksOf(orm: Orm, ids: readonly ArticleId[]): Promise<LinkedBlock[]> {
  return orm
    .select({ articleId: articleBlock.articleId, html: articleBlock.html })
    .from(articleBlock)
    .where(and(inArray(articleBlock.articleId, [...ids]), like(articleBlock.html, '%href="http%')));
}

/** The blocks of the newest articles of a workspace, posts and briefs left out, some articles at a time. */
export async function writtenBlocks(
  orm: Orm,
  workspaceId: WorkspaceId,
  window: { readonly limit: number; readonly offset: number },
): Promise<{ readonly language: string; readonly html: readonly string[] }[]> {
  const articles = orm
    .select({ id: article.id, language: article.language })
    .from(article)
    .where(
      and(
        eq(article.workspaceId, workspaceId),
        notInArray(article.type, ['SMM', 'BRIEF']),
        isNull(article.deletedAt),
      ),
    )
    .orderBy(desc(article.createdAt), desc(article.id))
    .limit(window.limit)
    .offset(window.offset)
    .as('written');
  const rows = await orm
    .select({ id: articles.id, language: articles.language, html: articleBlock.html })
    .from(articles)
    .leftJoin(articleBlock, eq(articleBlock.articleId, articles.id));
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((of) => ({
    language: of[0]?.language ?? '',
    html: of.flatMap(({ html }) => html ?? []),
  }));
}

/** Like `findArticle`, and locks the article until the transaction ends. */
export async function lockArticle(
  tx: Orm,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<ArticleRow | null> {
  const [row] = await tx
    .select()
    .from(article)
    .where(and(isArticle(workspaceId, id), isNull(article.deletedAt)))
    .for('update');
  return row ?? null;
}

/** No worker has begun with a brief of a job that is running. */
const isStepWaiting = sql`exists (
  select from ${jobStep} where ${jobStep.jobId} = ${brief.jobId}
    and ${jobStep.key} = ${brief.articleId}::text and ${jobStep.state} = 'waiting')`;

/** The state that a brief shows: one whose job is over without it could not be made. Null for what is no brief. */
const briefState = sql<BriefState | null>`case
  when ${brief.state} = 'making' and coalesce(${job.state}, '') not in ('queued', 'running') then 'failed'
  when ${brief.state} = 'making' and (${job.state} = 'queued' or ${isStepWaiting}) then 'waiting'
  else ${brief.state} end`;

/** `articleStatusOf` (domain/article) for a row. */
const status = sql<ArticleStatus>`case
  when ${article.setupStatus} = 'pending' and coalesce(${briefState}, 'making') in ('making', 'waiting') then 'writing'
  when ${article.isEmpty} and ${article.type} = 'ARTICLE' and ${article.setupStatus} <> 'done' then 'new'
  else 'written' end`;

/** The id breaks ties, so that pages never overlap. */
const ORDERS: Readonly<Record<ArticleSort, readonly SQL[]>> = {
  newest: [desc(article.createdAt), desc(article.id)],
  oldest: [asc(article.createdAt), asc(article.id)],
  updated: [desc(article.updatedAt), desc(article.id)],
  title: [asc(inAlphabet(article.displayedTitle)), asc(article.id)],
  due: [sql`${brief.dueOn} asc nulls last`, desc(article.createdAt), desc(article.id)],
};

export interface ArticleFilter {
  /** Matches the displayed title and the target keywords, ignoring case; empty matches all. */
  readonly search?: string | undefined;
  readonly type?: ArticleType | undefined;
  readonly status?: ArticleStatus | undefined;
  readonly brief?: BriefState | undefined;
}

export interface ArticleList extends ArticleFilter {
  readonly workspaceId: WorkspaceId;
  readonly sort: ArticleSort;
  readonly limit: number;
  readonly offset: number;
}

export interface ListedArticle {
  readonly row: ArticleRow;
  /** Null for what is no brief. */
  readonly state: BriefState | null;
  readonly dueOn: string | null;
  /** The newest SEO score, and the last version that has it; null: not scored. */
  readonly seo: number | null;
  readonly scoredVersion: number | null;
}

export function listArticles(orm: Orm, list: ArticleList): Promise<ListedArticle[]> {
  const newest = orm
    .select({
      seo: sql<number | null>`(${articleScore.lines} #>> '{seo,score}')::float8`.as('seo'),
      lastVersion: articleScore.lastVersion,
    })
    .from(articleScore)
    .where(eq(articleScore.articleId, article.id))
    .orderBy(desc(articleScore.version), desc(articleScore.createdAt))
    .limit(1)
    .as('newest');
  return orm
    .select({
      row: article,
      state: briefState,
      dueOn: brief.dueOn,
      seo: newest.seo,
      scoredVersion: newest.lastVersion,
    })
    .from(article)
    .leftJoin(brief, eq(brief.articleId, article.id))
    .leftJoin(job, eq(job.id, brief.jobId))
    .leftJoinLateral(newest, sql`true`)
    .where(and(eq(article.workspaceId, list.workspaceId), isNull(article.deletedAt), filter(list)))
    .orderBy(...ORDERS[list.sort])
    .limit(list.limit)
    .offset(list.offset);
}

function filter({ search = '', type, status: wanted, brief: of }: ArticleFilter): SQL | undefined {
  return and(
    search === '' ? undefined : holds(search),
    type === undefined ? undefined : eq(article.type, type),
    wanted === undefined ? undefined : eq(status, wanted),
    of === undefined ? undefined : eq(briefState, of),
  );
}

function holds(search: string): SQL | undefined {
  return or(
    hasLetters(article.displayedTitle, search),
    sql`exists (select from jsonb_array_elements_text(${article.targetKeywords}) keyword
      where ${hasLetters(sql`keyword`, search)})`,
  );
}

/** Throws `articles_full`. */
export async function insertArticle(tx: Orm, row: ArticleRow): Promise<void> {
  await requireRoom(tx, 'articles', row.workspaceId);
  await tx.insert(article).values(row);
}

export async function updateArticle(
  tx: Orm,
  id: ArticleId,
  change: Partial<ArticleRow>,
): Promise<void> {
  await tx.update(article).set(change).where(eq(article.id, id));
}

/** An article and its text, read at the same moment. */
export async function findWithBody(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<{ readonly row: ArticleRow; readonly body: ArticleBody } | null> {
  const [found] = await selectWithBody(orm, { workspaceId, id });
  return found ? { row: found.row, body: bodyIn(found.row, found) } : null;
}

const selectWithBody = preparedQuery(['workspaceId', 'id'], (orm, { workspaceId, id }) =>
  orm
    .select({ row: article, html: articleHtml, origins: articleOrigins })
    .from(article)
    .where(
      and(
        eq(article.workspaceId, sql`${workspaceId}`),
        eq(article.id, sql`${id}`),
        isNull(article.deletedAt),
      ),
    ),
);

export async function readBody(orm: Orm, row: ArticleRow): Promise<ArticleBody> {
  const [found] = await orm
    .select({ html: articleHtml, origins: articleOrigins })
    .from(article)
    .where(eq(article.id, row.id));
  return bodyIn(row, found ?? { html: {}, origins: {} });
}

const bodyIn = (
  { blockOrder: order }: ArticleRow,
  { html, origins }: Required<Omit<ArticleBody, 'order'>>,
): ArticleBody => ({ order, html, ...originsAfter(origins, {}, (id) => Object.hasOwn(html, id)) });

export async function writeBlocks(
  tx: Orm,
  articleId: ArticleId,
  blocks: readonly Block[],
): Promise<void> {
  await inParts(blocks, (part) =>
    tx
      .insert(articleBlock)
      .values(part.map((block) => ({ articleId, ...block })))
      .onConflictDoUpdate({
        target: [articleBlock.articleId, articleBlock.id],
        set: { html: sql`excluded.html`, origins: sql`excluded.origins` },
      }),
  );
}

/** Deleting again keeps the time of the first deletion. */
export async function markDeleted(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: ArticleId,
  now: Date,
): Promise<boolean> {
  const marked = await orm
    .update(article)
    .set({ deletedAt: sql`coalesce(${article.deletedAt}, ${now.toISOString()}::timestamptz)` })
    .where(isArticle(workspaceId, id))
    .returning({ id: article.id });
  return marked.length > 0;
}

export async function unmarkDeleted(
  orm: Orm,
  workspaceId: WorkspaceId,
  id: ArticleId,
): Promise<ArticleRow | null> {
  const [row] = await orm
    .update(article)
    .set({ deletedAt: null })
    .where(isArticle(workspaceId, id))
    .returning();
  return row ?? null;
}

/** Permanently removes articles deleted before `before`, with their blocks, jobs and events. */
export async function purgeArticles(orm: Orm, before: Date): Promise<void> {
  await orm.delete(article).where(lt(article.deletedAt, before));
}

export async function articleJob(orm: Orm, jobId: JobId): Promise<ArticleJob | null> {
  const first = and(eq(jobEvent.jobId, job.id), eq(jobEvent.seq, 1));
  const [row] = await orm
    .select({
      state: job.state,
      kind: sql<TaskName>`${job.kind}`, // only a job that writes is that of an article
      failure: job.failure,
      started: jobEvent.data,
      ownNotes: sql<string[] | null>`${job.input}->'ownNotes'`,
    })
    .from(job)
    .leftJoin(jobEvent, first)
    .where(eq(job.id, jobId));
  return row ?? null;
}
