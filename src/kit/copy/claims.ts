import type { OpenPoints } from '#domain/sources/checkedClaims.ts';
import { counted, list } from './formats.ts';

const NAMES: Readonly<Record<keyof OpenPoints, readonly [one: string, many: string]>> = {
  figures: ['figure without a source', 'figures without a source'],
  quotes: ['quote without a source', 'quotes without a source'],
  deadLinks: ['dead link', 'dead links'],
  longQuotes: ['quote of more than 25 words', 'quotes of more than 25 words'],
  copied: ['passage that stands in a source', 'passages that stand in a source'],
};

/** "3 figures without a source and 1 dead link."; null if there is nothing to say. */
export function openPointsText(points: OpenPoints): string | null {
  const parts = Object.entries(NAMES).flatMap(([name, [one, many]]) => {
    const count = points[name as keyof OpenPoints];
    return count === 0 ? [] : [counted(count, one, many)];
  });
  return parts.length === 0 ? null : `${list.format(parts)}.`;
}
