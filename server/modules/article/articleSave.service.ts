import {
  type ArticleBody,
  applyOps,
  type Block,
  type BlockId,
  type BlockOp,
  displayedTitle,
  htmlIn,
} from '#domain/article/body.ts';
import { hasContent } from '#domain/article/versions.ts';
import type { SaveRequest, SaveResponse } from '#domain/contract/article.schema.ts';
import type { Orm } from '#db/database.ts';
import type { ArticleId } from '#db/schema/ids.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import type { Deps } from '../../deps.ts';
import { Problem } from '#domain/contract/problem.ts';
import { finalSeqOf } from '../content/jobEvent.repo.ts';
import {
  type ArticleRow,
  keepAnswer,
  lockArticle,
  readForSave,
  removeBlocks,
  updateArticle,
  writeBlocks,
} from './article.repo.ts';
import { refuseTooLarge } from './article.service.ts';
import { type ArticleCall, keepIfWorth } from './articleVersion.service.ts';

/**
 * Applies a save to the version it was made for. The same request id of the same person again gets the same answer and
 * changes nothing (docs/spec-map.md, save queue); any other base than the stored version is 409.
 */
export async function saveArticle(
  deps: Deps,
  { workspaceId, articleId, caller, body: request }: ArticleCall & { readonly body: SaveRequest },
): Promise<SaveResponse> {
  const { userId } = caller;
  const key = { userId, requestId: request.requestId };
  const ops = request.ops.map(cleaned); // before the transaction: others wait for it
  return await deps.orm.transaction(async (tx) => {
    const row = await lockArticle(tx, workspaceId, articleId);
    if (row === null) throw new Problem('not_found');
    const { body: before, answered } = await readForSave(tx, row, key);
    if (answered !== null) return answered;
    if (request.baseVersion !== row.version) throw new Problem('stale_version');
    const after = applyOps(before, ops);
    refuseTooLarge(after);
    const changed = await writeChanges(tx, articleId, before, after, ops);
    const version = row.version + 1;
    const storedTitle = request.title ?? row.storedTitle;
    const title = displayedTitle(after, storedTitle);
    const now = deps.now();
    await updateArticle(tx, articleId, {
      storedTitle,
      displayedTitle: title,
      version,
      blockOrder: after.order,
      editedBy: userId,
      updatedAt: now,
      ...(await keepIfWorth(tx, row, { before, after, userId, now })),
      ...(await setupAfter(tx, row, after, request.position)),
    });
    const response = { version, title, changedIds: changed };
    await keepAnswer(tx, articleId, key, response);
    return response;
  });
}

function cleaned(op: BlockOp): BlockOp {
  return op.op === 'put' ? { ...op, html: sanitiseBlock(op.html) } : op;
}

/** Writes the rows that differ and nothing else; answers with their ids. */
async function writeChanges(
  tx: Orm,
  articleId: ArticleId,
  before: ArticleBody,
  after: ArticleBody,
  ops: readonly BlockOp[],
): Promise<BlockId[]> {
  const touched = [...new Set(ops.map((op) => op.id))];
  const written: Block[] = [];
  const removed: BlockId[] = [];
  for (const id of touched) {
    const html = htmlIn(after, id);
    if (html === htmlIn(before, id)) continue;
    if (html === undefined) removed.push(id);
    else written.push({ id, html });
  }
  await writeBlocks(tx, articleId, written);
  await removeBlocks(tx, articleId, removed);
  return [...written.map((block) => block.id), ...removed];
}

/** An article is empty until it has text; its set-up is done when all of its draft is in it (spec §4). */
async function setupAfter(
  tx: Orm,
  row: ArticleRow,
  body: ArticleBody,
  position: SaveRequest['position'],
): Promise<Partial<ArticleRow>> {
  const isEmpty = row.isEmpty && !hasContent(body);
  const { generationJobId } = row;
  if (generationJobId === null || position?.jobId !== generationJobId) return { isEmpty };
  const generationSeq = Math.max(row.generationSeq, position.seq);
  const finalSeq = await finalSeqOf(tx, generationJobId);
  const isDone = finalSeq !== null && generationSeq >= finalSeq;
  return isDone
    ? { generationSeq, isEmpty: false, setupStatus: 'done' }
    : { generationSeq, isEmpty };
}
