/** A text as a reader sees it: checkers take a soft hyphen for the end of a word, and a decomposed letter for two. */
import { UNSEEN } from '#html/words.ts';
import type { Finding } from './finding.ts';

export interface SeenText {
  readonly text: string;
  /** The same finding, at its place in the text as it is written. */
  asWritten(finding: Finding): Finding;
}

const WRITTEN_OTHERWISE = new RegExp(`${UNSEEN}+|\\P{M}\\p{M}+`, 'gu');
const IS_UNSEEN = new RegExp(`^${UNSEEN}`, 'u');

export function seenText(written: string): SeenText {
  if (written.search(WRITTEN_OTHERWISE) < 0) return { text: written, asWritten: (found) => found };
  let [text, reached] = ['', 0];
  /** Of each unit of `text`. */
  const places: { readonly start: number; readonly end: number }[] = [];
  const addAsIs = (until: number) => {
    for (let at = reached; at < until; at += 1) places.push({ start: at, end: at + 1 });
    text += written.slice(reached, until);
  };
  for (const { 0: found, index } of written.matchAll(WRITTEN_OTHERWISE)) {
    addAsIs(index);
    reached = index + found.length;
    const letter = IS_UNSEEN.test(found) ? '' : found.normalize('NFC');
    for (const _ of letter.split('')) places.push({ start: index, end: reached });
    text += letter;
  }
  addAsIs(written.length);
  return {
    text,
    asWritten: (finding) => ({
      ...finding,
      start: places[finding.start]?.start ?? written.length,
      end: places[finding.end - 1]?.end ?? written.length,
    }),
  };
}
