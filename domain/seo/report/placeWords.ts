/** The words of the places that a check is about: they are found again by their words while the text goes on. */
import { textUnitsOf } from '#html/units.ts';
import { type ArticleBody, type BlockId, htmlIn } from '../../article/body.ts';
import type { ClaimWords } from '../../sources/claimPlaces.ts';
import type { Place } from './report.ts';

export interface WordsInBlock extends ClaimWords {
  readonly blockId: BlockId;
}

/** Returns the words of a place in the text it was found in; of a whole block, those of each of its units. None for an image. */
export function wordsAt(body: ArticleBody, { blockId, range }: Place): readonly WordsInBlock[] {
  const units = textUnitsOf(htmlIn(body, blockId) ?? '');
  if (range === null) return units.map(({ text }) => ({ blockId, text, within: '' }));
  const within = units[range.unit]?.text;
  if (within === undefined) return [];
  return [{ blockId, text: within.slice(range.start, range.end), within }];
}
