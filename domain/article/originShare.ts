/** How much of a text is the writer's own: the words that no origin of their block brought in. */
import { ORIGIN_KINDS } from '#contract/article/origins.ts';
import { textUnitsOf } from '#html/units.ts';
import { wordsIn } from '#html/words.ts';
import type { BlockId } from './body.ts';
import { keptWords } from './keptWords.ts';
import type { OriginKind, Origins } from './origin.ts';

/** Words by where they came from. */
export type WordShare = Readonly<Record<OriginKind | 'yours', number>>;

const NONE: WordShare = { yours: 0, ai: 0, pasted: 0, imported: 0 };

/** The words of a block. Each counts for the first origin that has it; for the writer if none does. */
export function shareOf(html: string, origins: Origins): WordShare {
  let rest = textUnitsOf(html).flatMap(({ text }) => wordsIn(text));
  const share = { ...NONE };
  for (const { kind, text } of origins) {
    // A text that is too long to be kept counts as unchanged.
    const kept = text === null ? rest.map(() => true) : keptWords(wordsIn(text), rest);
    const left = rest.filter((_, at) => !kept[at]);
    share[kind] += rest.length - left.length;
    rest = left;
  }
  return { ...share, yours: rest.length };
}

/** A block with words that are not the writer's own. */
export interface ForeignBlock {
  readonly id: BlockId;
  /** Where most of these words came from. */
  readonly kind: OriginKind;
  readonly share: WordShare;
}

export interface OriginReport {
  readonly share: WordShare;
  readonly words: number;
  /** In the order of the text. */
  readonly blocks: readonly ForeignBlock[];
}

export function originReportOf(
  blocks: readonly { readonly id: BlockId; readonly share: WordShare }[],
): OriginReport {
  const total = { ...NONE };
  for (const { share } of blocks)
    for (const kind of ['yours', ...ORIGIN_KINDS] as const) total[kind] += share[kind];
  return {
    share: total,
    words: Object.values(total).reduce((sum, count) => sum + count, 0),
    blocks: blocks.flatMap(({ id, share }) => {
      const kind = ORIGIN_KINDS.toSorted((a, b) => share[b] - share[a])[0] ?? 'ai';
      return share[kind] === 0 ? [] : [{ id, kind, share }];
    }),
  };
}

/** Whole percent that are the writer's own; null for a text without words. Rounded down, so that 100 means all. */
export const percentYours = ({ share, words }: OriginReport): number | null =>
  words === 0 ? null : Math.floor((share.yours * 100) / words);
