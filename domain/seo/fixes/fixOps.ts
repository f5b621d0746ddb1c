/** From a fix to the change of the text. */
import {
  type ArticleBody,
  type Block,
  type BlockId,
  type BlockOp,
  htmlIn,
  originsIn,
} from '../../article/body.ts';
import type { FixChange } from '../report/report.ts';

type TextChange = Extract<FixChange, { readonly type: 'blocks' | 'behind' }>;

/** The operations of a fix; null if its place has changed since. New blocks get ids that begin with `idPrefix`. */
export function opsOfFix(
  body: ArticleBody,
  change: TextChange,
  idPrefix: string,
): BlockOp[] | null {
  if (change.type === 'behind') {
    const { blockId, now, above } = change;
    const at = blockId === null ? -1 : body.order.indexOf(blockId);
    if (blockId !== null && at === -1) return null;
    if (above && (body.order[at + 1] !== above.id || htmlIn(body, above.id) !== above.html))
      return null;
    return putsOf(
      now.map((html, at) => ({ id: `${idPrefix}-${at}`, html })),
      blockId,
    );
  }
  const { was, now } = change;
  if (htmlIn(body, was.id) !== was.html) return null;
  const origins = originsIn(body, was.id);
  const before = body.order[body.order.indexOf(was.id) - 1] ?? null;
  return putsOf(
    now.map((html, at) => ({
      id: at === 0 ? was.id : `${idPrefix}-${at}`,
      html,
      ...(origins && { origins }),
    })),
    before,
  );
}

function putsOf(blocks: readonly Block[], after: BlockId | null): BlockOp[] {
  let last = after;
  return blocks.map((block): BlockOp => {
    const op = { op: 'put', after: last, ...block } as const;
    last = block.id;
    return op;
  });
}
