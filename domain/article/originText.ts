/** What a text brings into a block, and how the origins of a block come together. */
import { MOST_ORIGINS, ORIGIN_TEXT_MAX_CHARS } from '#contract/origins.ts';
import { textUnitsOf } from '#html/units.ts';
import { wordsIn } from '#html/words.ts';
import { keptWords } from './keptWords.ts';
import { isSameSource, type Origin, type Origins } from './origin.ts';

/** The text of a block as its origin keeps it; null if it is too long to be kept. */
export function originText(html: string): string | null {
  const text = textUnitsOf(html)
    .map((unit) => unit.text)
    .join('\n');
  return text.length > ORIGIN_TEXT_MAX_CHARS ? null : text;
}

/** Returns the origins with another one. What the same source brings in twice is one origin. */
export function withOrigin(origins: Origins, added: Origin): Origins {
  if (added.text === '') return origins;
  const at = origins.findIndex((one) => isSameSource(one, added));
  const known = origins[at];
  if (known === undefined) return [...origins, added].slice(-MOST_ORIGINS);
  const text = joinedText(known.text, added.text);
  return text === known.text ? origins : origins.with(at, { ...known, text });
}

/** Returns the origins of a block that has the text of two. */
export const joinedOrigins = (one: Origins, other: Origins): Origins =>
  other.reduce(withOrigin, one);

function joinedText(known: string | null, added: string | null): string | null {
  if (known === null || added === null) return null;
  if (known.includes(added)) return known;
  if (added.includes(known)) return added;
  const text = `${known}\n${added}`;
  return text.length > ORIGIN_TEXT_MAX_CHARS ? null : text;
}

/** The words of `after` that `before` does not have, as text: what a rewrite brought in. */
export function broughtIn(before: string, after: string): string {
  const words = wordsIn(after);
  const kept = keptWords(wordsIn(before), words);
  return words.filter((_, at) => !kept[at]).join(' ');
}
