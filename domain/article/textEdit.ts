/** Small changes of a text that are offered one by one, each where it stands. */
import { type PlacedText, replacedIn } from '#html/replaced.ts';
import { textUnitsOf } from '#html/units.ts';
import { type ArticleBody, type BlockId, type BlockOp, htmlIn } from './body.ts';

/** Positions are those of the text of a unit (html/units.ts), in UTF-16 code units. */
export interface TextEdit {
  readonly blockId: BlockId;
  readonly unit: number;
  readonly start: number;
  readonly end: number;
  /** The words that stand there; if they have changed, the edit is no longer possible. */
  readonly was: string;
  /** What may stand there instead; null: only a person knows. */
  readonly now: string | null;
}

/** The changes that make the edits, or null if the text of one of them has changed since. */
export function opsOfEdits(body: ArticleBody, edits: readonly TextEdit[]): BlockOp[] | null {
  const ops: BlockOp[] = [];
  for (const [blockId, own] of Map.groupBy(edits, (edit) => edit.blockId)) {
    const html = htmlIn(body, blockId);
    if (html === undefined || !own.every((edit) => isThere(html, edit))) return null;
    const places = own.flatMap(({ now, ...place }): PlacedText[] =>
      now === null ? [] : [{ ...place, text: now }],
    );
    const at = body.order.indexOf(blockId);
    ops.push({
      op: 'put',
      id: blockId,
      after: body.order[at - 1] ?? null,
      html: replacedIn(html, places),
    });
  }
  return ops;
}

const isThere = (html: string, { unit, start, end, was }: TextEdit): boolean =>
  textUnitsOf(html)[unit]?.text.slice(start, end) === was;
