/** What an import does with each kind of thing besides what it does with all: what it checks, and how many there may be. */
import { and, eq, isNull, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WorkspaceTags } from '#contract/folders/workspace.schema.ts';
import { BOUNDS, type RefusingBound } from '#contract/lib/bounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Orm } from '#db/database.ts';
import { full, lockRoom, requireRoom } from '#db/room.ts';
import { article, articleBlock, articleVersion } from '#db/schema/article.ts';
import { auditRound } from '#db/schema/audit.ts';
import type { AssetId } from '#db/schema/ids.ts';
import { asset } from '#db/schema/images.ts';
import { type PageRow, page, snapshot } from '#db/schema/seo.ts';
import { voice } from '#db/schema/voice.ts';
import { dictionaryWord, workspace } from '#db/schema/workspace.ts';
import { chatTurn, conversation } from '#db/schema/writing.ts';
import { type Block, displayedTitle } from '#domain/article/body.ts';
import { keywordsOf } from '#domain/article/fieldList.ts';
import { type FieldsChange, NO_FIELDS } from '#domain/article/searchFields.ts';
import { hasContent } from '#domain/history/versions.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import { inSlices } from '../../lib/slices.ts';
import { importedId } from '../../policies/checkedIds.ts';
import { charsIn, importedBody } from '../article/article.service.ts';
import { assetRow, storeAsset } from '../images/asset.service.ts';
import { addArchivedPage } from '../pages/page.service.ts';
import { type ArchivedRow, importedRow } from './archivedRows.ts';
import type { RootKind } from './archivedTables.ts';
import { imagePath } from './archiveFiles.ts';
import type { ArchivedTables, ArchivedThing, ImportContext } from './importContext.ts';

interface KindRule {
  /** The rows as they may be stored: with sanitised HTML, and nothing that contradicts itself. */
  checked?(
    tables: ArchivedTables,
    thing: ArchivedThing,
    context: ImportContext,
  ): Promise<ArchivedTables>;
  /** Throws the problem of a bound that is met. */
  requireRoom?(tx: Orm, tables: ArchivedTables, context: ImportContext): Promise<void>;
  /** Stores the thing itself; absent: as its row is. */
  storeRoot?(tx: Orm, row: ArchivedRow, context: ImportContext): Promise<void>;
}

const damaged = () => new Problem('entry_damaged');

const replaced = (tables: ArchivedTables, ...by: (readonly [PgTable, readonly ArchivedRow[]])[]) =>
  new Map([...tables, ...by]);

const counted =
  (name: 'articles' | 'voices' | 'searches' | 'audits') =>
  (tx: Orm, _tables: ArchivedTables, { importer }: ImportContext) =>
    requireRoom(tx, name, importer.workspaceId);

/** The same for bounds that others count in their own way. */
async function requireFewer(
  tx: Orm,
  name: RefusingBound,
  table: PgTable,
  where: Parameters<Orm['$count']>[1],
): Promise<void> {
  if ((await tx.$count(table, where)) >= BOUNDS[name].most) throw full(name);
}

const clean = (html: readonly unknown[]) => inSlices(html, (block) => sanitiseBlock(String(block)));

export const KIND_RULES: Readonly<Record<RootKind, KindRule>> = {
  voice: {
    requireRoom: counted('voices'),
    /** A default voice that is there stays it. */
    async checked(tables, _thing, { deps, importer }) {
      const isDefault = and(
        sql`${voice.workspaceId} = ${importer.workspaceId}::uuid`,
        eq(voice.isDefault, true),
        isNull(voice.deletedAt),
      );
      if ((await deps.orm.$count(voice, isDefault)) === 0) return tables;
      const rows = (tables.get(voice) ?? []).map((row) => ({ ...row, isDefault: false }));
      return replaced(tables, [voice, rows]);
    },
  },
  image: { checked: checkedImage, storeRoot: storeImage },
  article: { requireRoom: counted('articles'), checked: checkedArticle },
  snapshot: { requireRoom: roomForSnapshot, checked: checkedSnapshot },
  page: {
    async checked(tables) {
      const [row] = tables.get(page) ?? [];
      if (row === undefined) throw damaged();
      return replaced(tables, [page, [{ ...row, blocks: await clean(row.blocks as unknown[]) }]]);
    },
    async storeRoot(tx, row, { importer }) {
      await addArchivedPage(tx, importedRow(page, row, importer) as PageRow); // as its columns say
    },
  },
  topicSearch: { requireRoom: counted('searches') },
  audit: { requireRoom: counted('audits'), checked: checkedAudit },
  conversation: { requireRoom: roomForConversation, checked: checkedConversation },
  workspace: { checked: checkedWorkspace, storeRoot: storeTags },
};

/** Its bytes are read before the transaction, for which the embedded database has one connection. */
async function checkedImage(
  tables: ArchivedTables,
  _thing: ArchivedThing,
  { fileOf }: ImportContext,
): Promise<ArchivedTables> {
  const [row] = tables.get(asset) ?? [];
  if (row === undefined) return tables;
  const bytes = await fileOf(imagePath(String(row.id), String(row.type)));
  return replaced(tables, [asset, [{ ...row, bytes }]]);
}

async function storeImage(tx: Orm, row: ArchivedRow, context: ImportContext): Promise<void> {
  const { deps, importer, archive, tokenOf } = context;
  const { id, name, alt, origin, token, bytes, createdAt } = row as typeof asset.$inferSelect; // as its columns say
  const image = assetRow(deps, archive.workspaceId, {
    name,
    bytes,
    ...(alt !== null && { alt }),
    ...(origin !== null && { origin }),
  });
  const own = { id: importedId<AssetId>(importer.idOf(id)), token: tokenOf(token), createdAt };
  await storeAsset(deps, tx, { ...image, ...own });
}

/** What follows from the text of an article is made of it again. */
async function checkedArticle(
  tables: ArchivedTables,
  { isFirst, kind }: ArchivedThing,
): Promise<ArchivedTables> {
  const versions = await inTurn(tables.get(articleVersion) ?? [], async (row) => {
    const blocks = row.blocks as readonly Block[]; // as its schema says
    const html = await clean(blocks.map((block) => block.html));
    return { ...row, blocks: blocks.map((block, at) => ({ ...block, html: html[at] ?? '' })) };
  });
  const [row] = tables.get(article) ?? [];
  if (!isFirst || row === undefined) return replaced(tables, [articleVersion, versions]);
  if (kindOfType(String(row.type)) !== kind) throw damaged();
  const order = row.blockOrder as readonly string[];
  const stored = new Map((tables.get(articleBlock) ?? []).map((block) => [block.id, block]));
  const blocks = order.map((id) => stored.get(id) as (Block & ArchivedRow) | undefined);
  if (stored.size !== order.length || blocks.includes(undefined)) throw damaged();
  const body = await importedBody(
    blocks.flatMap((block) =>
      block === undefined ? [] : [{ id: block.id, html: block.html, ...originsOf(block) }],
    ),
  );
  const fields = { ...NO_FIELDS, ...(row.fields as FieldsChange | undefined) };
  const isEmpty = !hasContent(body);
  const made = {
    ...row,
    displayedTitle: displayedTitle(body, String(row.storedTitle)),
    blockOrder: body.order,
    bodyChars: charsIn(body.html),
    targetKeywords: keywordsOf(fields),
    generationSeq: 0,
    isEmpty,
    setupStatus: isEmpty && row.setupStatus !== 'done' ? 'none' : 'done',
  };
  const blocksNow = body.order.map((id) => ({ ...stored.get(id), html: body.html[id] }));
  return replaced(tables, [articleVersion, versions], [article, [made]], [articleBlock, blocksNow]);
}

const kindOfType = (type: string) =>
  type === 'BRIEF' ? 'brief' : type === 'SMM' ? 'post' : 'article';

const originsOf = ({ origins }: Block) => (origins ? { origins } : {});

async function inTurn<Row, Result>(
  rows: readonly Row[],
  map: (row: Row) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  for (const row of rows) results.push(await map(row));
  return results;
}

async function roomForSnapshot(
  tx: Orm,
  tables: ArchivedTables,
  { importer }: ImportContext,
): Promise<void> {
  const [row] = tables.get(snapshot) ?? [];
  await lockRoom(tx, importer.workspaceId);
  const articleId = typeof row?.articleId === 'string' ? importer.idOf(row.articleId) : null;
  const most = articleId === null ? BOUNDS.snapshots.most : BOUNDS.articleSnapshots.most;
  const isBeside =
    articleId === null
      ? sql`${snapshot.workspaceId} = ${importer.workspaceId}::uuid and ${snapshot.articleId} is null`
      : sql`${snapshot.articleId} = ${articleId}::uuid`;
  if ((await tx.$count(snapshot, isBeside)) >= most) throw new Problem('storage_full');
}

async function roomForConversation(
  tx: Orm,
  tables: ArchivedTables,
  { importer }: ImportContext,
): Promise<void> {
  const [row] = tables.get(conversation) ?? [];
  await lockRoom(tx, importer.workspaceId);
  const articleId = typeof row?.articleId === 'string' ? importer.idOf(row.articleId) : null;
  const isAbout =
    articleId === null
      ? sql`${conversation.articleId} is null`
      : sql`${conversation.articleId} = ${articleId}::uuid`;
  const isOwn = sql`${conversation.workspaceId} = ${importer.workspaceId}::uuid and ${conversation.userId} = ${importer.userId}`;
  await requireFewer(tx, 'ownConversations', conversation, and(isOwn, isAbout));
}

/** Nobody goes on with one that is not frozen. */
async function checkedSnapshot(
  tables: ArchivedTables,
  { isFirst }: ArchivedThing,
): Promise<ArchivedTables> {
  const [row] = tables.get(snapshot) ?? [];
  if (isFirst && row?.frozenAt == null) throw damaged();
  return tables;
}

/** One without any round would be in no list. */
async function checkedAudit(
  tables: ArchivedTables,
  { isFirst }: ArchivedThing,
): Promise<ArchivedTables> {
  if (isFirst && (tables.get(auditRound) ?? []).length === 0) throw damaged();
  return tables;
}

interface StoredAnswer {
  readonly blocks: readonly string[];
}

/** A question that was never answered would be waited for. */
async function checkedConversation(tables: ArchivedTables): Promise<ArchivedTables> {
  const answered = (tables.get(chatTurn) ?? []).filter(({ answer }) => answer !== null);
  const turns = await inTurn(answered, async (row) => {
    const answer = row.answer as StoredAnswer; // as its schema says
    return { ...row, answer: { ...answer, blocks: await clean(answer.blocks) } };
  });
  return replaced(tables, [chatTurn, turns]);
}

/** Words for which there is no room are left out. */
async function checkedWorkspace(
  tables: ArchivedTables,
  _thing: ArchivedThing,
  { deps, importer }: ImportContext,
): Promise<ArchivedTables> {
  const isOfWorkspace = sql`${dictionaryWord.workspaceId} = ${importer.workspaceId}::uuid`;
  const there = await deps.orm.$count(dictionaryWord, isOfWorkspace);
  const words = (tables.get(dictionaryWord) ?? []).slice(0, BOUNDS.words.most - there);
  return replaced(tables, [dictionaryWord, words]);
}

/** What nobody has said of the workspace yet. */
async function storeTags(tx: Orm, row: ArchivedRow, { importer }: ImportContext): Promise<void> {
  const isIt = sql`${workspace.id} = ${importer.workspaceId}::uuid`;
  const [found] = await tx
    .select({ tags: workspace.tags })
    .from(workspace)
    .where(isIt)
    .for('update');
  if (found === undefined) throw new Problem('not_found');
  const said = Object.entries(found.tags).filter(([, tag]) => !isEmptyTag(tag));
  const tags = { ...found.tags, ...(row.tags as WorkspaceTags), ...Object.fromEntries(said) };
  await tx.update(workspace).set({ tags }).where(isIt);
}

const isEmptyTag = (tag: unknown): boolean =>
  tag === null || tag === '' || (Array.isArray(tag) && tag.length === 0);
