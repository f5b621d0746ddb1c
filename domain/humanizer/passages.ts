import type { HumanizerReport } from '#contract/humanizer/humanizer.schema.ts';
import { collapsedTextOf } from '#html/text.ts';
import { type ArticleBody, type BlockId, htmlIn } from '../article/body.ts';
import { isText } from '../writing/proposals.ts';

/** A passage that a rewrite would change most. */
export interface TellingPassage {
  readonly blockId: BlockId;
  readonly text: string;
  /** Places in it that give it away. */
  readonly places: number;
}

const SHOWN = 5;

/** The blocks with the most places, as they are now; those with most first. */
export function passagesOf({ lines }: HumanizerReport, body: ArticleBody): TellingPassage[] {
  const byBlock = Map.groupBy(
    lines.flatMap(({ places }) => places),
    ({ blockId }) => blockId,
  );
  return [...byBlock]
    .flatMap(([blockId, places]) => {
      const html = htmlIn(body, blockId);
      if (html === undefined || !isText({ html })) return [];
      return [{ blockId, text: collapsedTextOf(html), places: places.length }];
    })
    .toSorted((a, b) => b.places - a.places)
    .slice(0, SHOWN);
}
