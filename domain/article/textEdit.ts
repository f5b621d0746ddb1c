/** Small changes of a text that are offered one by one, each where it stands. */
import { type PlacedText, replacedIn } from '#html/replaced.ts';
import { textPiecesOf, textUnitsOf } from '#html/units.ts';
import { type ArticleBody, type BlockId, type BlockOp, htmlIn, originsIn } from './body.ts';
import type { Source } from './origin.ts';
import { originsOfRewrite } from './originText.ts';

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
  /** What stands there then is a link to this address. */
  readonly href?: string;
}

/** The changes that make the edits, which `source` has written unless it is the writer, or null if one of them is not possible any more. Of edits that overlap, the first is made. */
export function opsOfEdits(
  body: ArticleBody,
  edits: readonly TextEdit[],
  source?: Source,
): BlockOp[] | null {
  const ops: BlockOp[] = [];
  for (const [blockId, own] of Map.groupBy(edits, (edit) => edit.blockId)) {
    const html = htmlIn(body, blockId);
    if (html === undefined || !own.every((edit) => isThere(html, edit))) return null;
    const places = apart(
      own.flatMap(({ now, ...place }): PlacedText[] =>
        now === null ? [] : [{ ...place, text: now }],
      ),
    );
    const at = body.order.indexOf(blockId);
    const now = replacedIn(html, places);
    const origins = originsIn(body, blockId);
    ops.push({
      op: 'put',
      id: blockId,
      after: body.order[at - 1] ?? null,
      html: now,
      ...(source && originsOfRewrite([{ id: blockId, html, origins }], html, now, source)),
    });
  }
  return ops;
}

/** Those that do not overlap an earlier one of their unit. */
function apart(places: readonly PlacedText[]): PlacedText[] {
  const reached = new Map<number, number>();
  return places
    .toSorted((a, b) => a.unit - b.unit || a.start - b.start)
    .filter(({ unit, start, end }) => {
      const isFree = start >= (reached.get(unit) ?? 0);
      if (isFree) reached.set(unit, end);
      return isFree;
    });
}

/** Whether the words of an edit are still at its position. Words that become a link must be in one element, and not in another link. */
export function isPossible(body: ArticleBody, edit: TextEdit): boolean {
  const html = htmlIn(body, edit.blockId);
  return html !== undefined && isThere(html, edit);
}

function isThere(html: string, { unit, start, end, was, href }: TextEdit): boolean {
  const found = textUnitsOf(html)[unit];
  if (found?.text.slice(start, end) !== was) return false;
  if (href === undefined) return true;
  if (found.links.some((link) => link.start < end && link.end > start)) return false;
  // Words of several elements would lose their formatting.
  return textPiecesOf(html).some(
    (piece) =>
      piece.unit === unit && piece.start <= start && end <= piece.start + piece.text.length,
  );
}
