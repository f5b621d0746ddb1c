/**
 * Emphasis and deletion as their writer meant them, where CommonMark reads them otherwise. Models, and people whose language has no spaces,
 * put marks beside punctuation (`**注意：**请`, `**Tipp:**Text`), and use stars and tildes between figures (`2*3*4`, `10~20元`).
 *
 * A reader gets the text with characters of private use in it, and gives what it has read to `withoutHints`. So nothing is changed by them
 * in code or in an address, and every reader of Markdown can be told in the same way.
 */
import { type Run, runsIn } from './emphasisRuns.ts';

/** A star and a tilde that are text. */
const TEXT: Readonly<Record<string, string>> = { '*': '\ue0f2', '~': '\ue0f3' };
/** Counts as a letter: between punctuation and a mark, it makes the mark one that may open or close. */
const LETTER = '\ue0f4';
const HINTS = /[\ue0f2-\ue0f4]/;
const ALL_HINTS = /[\ue0f2-\ue0f4]/g;

/** Returns Markdown that every reader takes as it was meant. Linear. */
export function withHints(markdown: string): string {
  if (!/[*~]/.test(markdown) || HINTS.test(markdown)) return markdown;
  return replacedRuns(markdown, ({ mark, length, hint }) => {
    if (hint === 'text') return (TEXT[mark] ?? mark).repeat(length);
    return `${hint === 'closes' ? LETTER : ''}${mark.repeat(length)}${hint === 'opens' ? LETTER : ''}`;
  });
}

/** What was read of a text with hints, without them. */
export const withoutHints = (read: string): string =>
  read.replace(ALL_HINTS, (hint) => (hint === TEXT['*'] ? '*' : hint === TEXT['~'] ? '~' : ''));

/** A text in which nothing but emphasis and deletion is read, and their marks are gone. Linear. */
export const withoutEmphasis = (text: string): string =>
  replacedRuns(text, ({ mark, left }) => mark.repeat(left));

/** Where the first mark begins that is still open at the end of a text; its length without one. Linear. */
export const startOfOpen = (text: string): number =>
  runsIn(text).find(({ isOpen }) => isOpen)?.at ?? text.length;

function replacedRuns(text: string, change: (run: Run) => string): string {
  let at = 0;
  const parts = runsIn(text).map((run) => {
    const before = text.slice(at, run.at);
    at = run.at + run.length;
    return before + change(run);
  });
  return parts.join('') + text.slice(at);
}
