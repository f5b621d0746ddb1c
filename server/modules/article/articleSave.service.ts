import type { SaveRequest, SaveResponse } from '#contract/article/article.schema.ts';
import { MOST_BLOCKS } from '#contract/lib/blockBounds.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { ArticleRow } from '#db/schema/article.ts';
import {
  type ArticleBody,
  applyOps,
  type Block,
  type BlockId,
  type BlockOp,
  bodyOf,
  displayedTitle,
  htmlIn,
  originsIn,
} from '#domain/article/body.ts';
import { keywordsOf } from '#domain/article/fieldList.ts';
import { NO_ORIGINS } from '#domain/article/origin.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { receivedOp } from '#domain/article/sentOrigins.ts';
import { hasContent } from '#domain/history/versions.ts';
import { sanitiseBlock } from '../../adapters/html/sanitise.ts';
import type { Deps } from '../../deps.ts';
import type { CallContext } from '../../http/endpoints.ts';
import { isSameInput } from '../../http/inputHash.ts';
import { inSlices } from '../../lib/slices.ts';
import { type ArticleCall, versionWorthKeeping } from '../history/articleVersion.service.ts';
import { charsIn, refuseTooLarge } from './article.service.ts';
import { type SaveWrite, writeSave } from './articleSave.repo.ts';
import { readForSave, type SaveGround, type SaveKey } from './articleSaveGround.repo.ts';

/** Attempts if something other than a save, such as a new job, changes the article meanwhile. */
const ATTEMPTS = 5;

/**
 * Applies a save to the version it was made for. The same request of the same person again gets the same answer and
 * changes nothing (docs/spec-map.md, save queue); any other base than the stored version is 409. Another request under the
 * id of an earlier one is refused.
 */
export async function saveArticle(
  deps: Deps,
  call: ArticleCall & Pick<CallContext, 'inputHash'> & { readonly body: SaveRequest },
): Promise<SaveResponse> {
  const { workspaceId, articleId, caller, inputHash, body: request } = call;
  const key = { workspaceId, articleId, userId: caller.userId, requestId: request.requestId };
  const ops = await inSlices(request.ops, cleaned);
  const question = {
    ...key,
    ops,
    hasTitle: request.title !== undefined,
    jobId: request.position?.jobId ?? null,
  };
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const ground = await readForSave(deps.orm, question);
    if (ground === null) throw new Problem('not_found');
    const earlier = earlierAnswer(ground, request, inputHash);
    if (earlier !== null) return earlier;
    const change = changeOf(ground, ops, request);
    refuseTooLarge(change.bodyChars);
    refuseTooManyBlocks(change);
    const save = { ...key, ...change, inputHash, now: deps.now() };
    const kept = await versionWorthKeeping(deps.orm, ground.row, save);
    if (await writeSave(deps.orm, { ...save, kept })) return save.response;
  }
  throw new Problem('stale_version');
}

/** The answer that the same request has had; null if it is to be carried out. Throws if it cannot be. */
function earlierAnswer(
  { answered, row }: SaveGround,
  { baseVersion }: SaveRequest,
  inputHash: string | null,
): SaveResponse | null {
  if (answered !== null && isSameInput(answered.inputHash, inputHash)) return answered.response;
  if (baseVersion !== row.version) throw new Problem('stale_version');
  if (answered !== null) throw new Problem('request_id_reused');
  return null;
}

function cleaned(op: SaveRequest['ops'][number]): BlockOp {
  return receivedOp(op.op === 'put' ? { ...op, html: sanitiseBlock(op.html) } : op);
}

/** A save without who made it and when. The bodies hold only the blocks that it touches. */
interface Change extends Omit<SaveWrite, keyof SaveKey | 'inputHash' | 'now' | 'kept'> {
  readonly before: ArticleBody;
  readonly after: ArticleBody;
}

/** An article that has more already may lose some. */
function refuseTooManyBlocks({ before, after }: Change): void {
  const { length } = after.order;
  if (length > MOST_BLOCKS && length > before.order.length) throw new Problem('too_many_blocks');
}

/** Works out what the save changes. */
function changeOf(ground: SaveGround, ops: readonly BlockOp[], request: SaveRequest): Change {
  const { row, touched, headings } = ground;
  const order = ground.blockOrder ?? [];
  const before = { order, html: touched };
  const after = applyOps(before, ops);
  const { written, removed } = differences(before, after, ops);
  const storedTitle = request.title ?? row.storedTitle;
  const title =
    headings === null
      ? row.displayedTitle
      : displayedTitle({ order: after.order, html: { ...headings, ...after.html } }, storedTitle);
  return {
    before,
    after,
    baseVersion: row.version,
    ...fieldsAfter(row, request.fields),
    generationJobId: row.generationJobId,
    response: {
      version: row.version + 1,
      title,
      changedIds: [...written.map((block) => block.id), ...removed],
    },
    storedTitle,
    blockOrder: ground.blockOrder === null || isSameOrder(order, after.order) ? null : after.order,
    bodyChars: row.bodyChars + charsIn(after.html) - charsIn(before.html),
    ...setupAfter(ground, written, request.position),
    written,
    removed,
  };
}

/** The target keywords are the keyphrase and the other keywords. */
function fieldsAfter(
  row: Pick<ArticleRow, 'fields'>,
  fields: SaveRequest['fields'],
): Pick<SaveWrite, 'fields' | 'targetKeywords'> {
  if (fields === undefined) return { fields: null, targetKeywords: null };
  return { fields, targetKeywords: keywordsOf({ ...NO_FIELDS, ...row.fields, ...fields }) };
}

const isSameOrder = (before: readonly BlockId[], after: readonly BlockId[]): boolean =>
  before === after ||
  (before.length === after.length && before.every((id, at) => id === after[at]));

/** The blocks whose HTML differs, or whose origins are given. */
function differences(
  before: ArticleBody,
  after: ArticleBody,
  ops: readonly BlockOp[],
): { readonly written: readonly Block[]; readonly removed: readonly BlockId[] } {
  const written: Block[] = [];
  const removed: BlockId[] = [];
  for (const [id, of] of Map.groupBy(ops, (op) => op.id)) {
    const html = htmlIn(after, id);
    const isGiven = of.some((op) => op.op === 'remove' || op.origins !== undefined);
    if (html === undefined) {
      if (htmlIn(before, id) !== undefined) removed.push(id);
    } else if (isGiven) written.push({ id, html, origins: originsIn(after, id) ?? NO_ORIGINS });
    else if (html !== htmlIn(before, id)) written.push({ id, html });
  }
  return { written, removed };
}

/** An article is empty until it has text. Its set-up is done when its whole draft is in it (spec §4). */
function setupAfter(
  { row, finalSeq }: SaveGround,
  written: readonly Block[],
  position: SaveRequest['position'],
): Pick<ArticleRow, 'isEmpty' | 'generationSeq' | 'setupStatus'> {
  // An empty article has no content in its other blocks.
  const isEmpty = row.isEmpty && !hasContent(bodyOf(written));
  const { generationJobId, setupStatus } = row;
  if (generationJobId === null || position?.jobId !== generationJobId)
    return { isEmpty, generationSeq: row.generationSeq, setupStatus };
  const generationSeq = Math.max(row.generationSeq, position.seq);
  return finalSeq !== null && generationSeq >= finalSeq
    ? { isEmpty: false, generationSeq, setupStatus: 'done' }
    : { isEmpty, generationSeq, setupStatus };
}
