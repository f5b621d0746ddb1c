/** What a text brings into a block, and how the origins of a block come together. */
import { MOST_ORIGINS, ORIGIN_TEXT_MAX_CHARS } from '#contract/article/origins.ts';
import { textUnitsOf } from '#html/units.ts';
import { wordsIn } from '#html/words.ts';
import type { Block } from './body.ts';
import { wordsMissingIn } from './keptWords.ts';
import { isSameSource, type Origin, type Origins, type Source } from './origin.ts';

/** The text of a block: its units, line by line. */
export const textIn = (html: string): string =>
  textUnitsOf(html)
    .map((unit) => unit.text)
    .join('\n');

const bounded = (text: string): string | null =>
  text.length > ORIGIN_TEXT_MAX_CHARS ? null : text;

/** The text of a block as its origin keeps it; null if it is too long to be kept. */
export const originText = (html: string): string | null => bounded(textIn(html));

/** Returns the origins with another insertion. All that one source has brought in is one origin. */
export const withOrigin = (origins: Origins, added: Origin): Origins =>
  withText(origins, added, joinedText);

/** Returns the origins with a text that may have grown since the last call. */
export const withGrown = (origins: Origins, grown: Origin): Origins =>
  withText(origins, grown, grownText);

function withText(origins: Origins, added: Origin, join: typeof joinedText): Origins {
  if (added.text === '') return origins;
  const at = origins.findIndex((one) => isSameSource(one, added));
  const known = origins[at];
  if (known === undefined) return folded([...origins, added]);
  const text = join(known.text, added.text);
  return text === known.text ? origins : origins.with(at, { ...known, text });
}

/** Beyond the bound, the oldest becomes part of the next of its kind: the share of each kind stays as it is. */
function folded(origins: Origins): Origins {
  if (origins.length <= MOST_ORIGINS) return origins;
  const nextOf = (at: number) =>
    origins.findIndex(({ kind }, other) => other > at && kind === origins[at]?.kind);
  const from = origins.findIndex((_, at) => nextOf(at) >= 0);
  const [old, next] = [origins[from], origins[nextOf(from)]];
  if (old === undefined || next === undefined) return origins;
  const text = joinedText(old.text, next.text);
  return origins.with(nextOf(from), { ...next, text }).toSpliced(from, 1);
}

/** Returns the origins of a block that has the text of two. */
export const joinedOrigins = (one: Origins, other: Origins): Origins =>
  other.reduce(withOrigin, one);

const joinedText = (known: string | null, added: string | null): string | null =>
  known === null || added === null ? null : bounded(`${known}\n${added}`);

/** The lines at the end that the text begins with are an earlier state of it. */
function grownText(known: string | null, grown: string | null): string | null {
  if (known === null || grown === null) return null;
  const lines = known.split('\n');
  const from = lines.findIndex((_, at) => grown.startsWith(lines.slice(at).join('\n')));
  return from < 0 ? joinedText(known, grown) : bounded([...lines.slice(0, from), grown].join('\n'));
}

/** The words of `after` that `before` does not have, as text: what a rewrite brought in. */
export const broughtIn = (before: string, after: string): string =>
  wordsMissingIn(wordsIn(before), wordsIn(after)).join(' ');

/** Words that a rewrite keeps stay where they came from; only what it brought in is of the model. `source` is absent for text of the writer. */
export function originsOfRewrite(
  blocks: readonly Block[],
  old: string,
  written: string,
  source: Source | undefined,
): { readonly origins?: Origins } {
  const known = blocks.reduce<Origins>((all, one) => joinedOrigins(all, one.origins ?? []), []);
  if (source === undefined) return known.length === 0 ? {} : { origins: known };
  const [before, now] = [originText(old), originText(written)];
  const text = before === null || now === null ? now : broughtIn(before, now);
  return { origins: withOrigin(known, { kind: 'ai', ...source, text }) };
}
