import type { SignPlace } from '#contract/humanizer/humanizer.schema.ts';
import { type TextUnit, textUnitsOf } from '#html/units.ts';
import { type ArticleBody, htmlIn } from '../article/body.ts';
import { quotationsIn } from '../sources/quotations.ts';

/**
 * Where places of an earlier text are now: as they were, or moved within their unit. Those whose words are gone, or stand there
 * several times, are left out.
 */
export function currentPlaces(
  places: readonly SignPlace[],
  body: ArticleBody,
  language: string,
): SignPlace[] {
  const units = new Map<string, readonly TextUnit[]>();
  const taken = new Set<string>();
  return places.flatMap((place) => {
    const { blockId, unit } = place;
    const known = units.get(blockId) ?? textUnitsOf(htmlIn(body, blockId) ?? '');
    units.set(blockId, known);
    const found = known[unit];
    const start = found === undefined ? null : startIn(found, place, language);
    const key = `${blockId}/${unit}/${start}/${place.was}`;
    if (start === null || taken.has(key)) return [];
    taken.add(key);
    return [{ ...place, start, end: start + place.was.length }];
  });
}

function startIn(found: TextUnit, { start, was }: SignPlace, language: string): number | null {
  const { text, links } = found;
  if (text.startsWith(was, start)) return start;
  const first = text.indexOf(was);
  if (first < 0 || text.indexOf(was, first + 1) >= 0 || !isWhole(text, first, was)) return null;
  const end = first + was.length;
  const kept = [...links, ...quotationsIn(text, language)];
  return kept.some((span) => span.start < end && span.end > first) ? null : first;
}

const WORD_CHAR = /[\p{L}\p{N}]/u;

/** Not a part of longer words; the last word may be one if it is a single letter, because a change may end with it. */
function isWhole(text: string, start: number, was: string): boolean {
  const [before, behind] = [text.charAt(start - 1), text.charAt(start + was.length)];
  if (WORD_CHAR.test(was.charAt(0)) && WORD_CHAR.test(before)) return false;
  return !(/[\p{L}\p{N}]{2}$/u.test(was) && WORD_CHAR.test(behind));
}
