/** Articles of any length, the same in each run, with headings, lists, links and emphasis. */
import type { Block } from '../../domain/article/body.ts';

const WORDS_PER_BLOCK = 33;
const HEADING_EVERY = 12;
const LIST_EVERY = 6;
const VOCABULARY =
  'content writing search engine keyword research article paragraph audience intent page measure improve draft publish readable topic cluster growth method'.split(
    ' ',
  );
/** The first word of the middle paragraph; it occurs nowhere else. */
export const MIDDLE_WORD = 'Halfway';

/** An article of about so many words. Its middle block is a paragraph of plain text. */
export function articleOf(words: number): readonly Block[] {
  const count = Math.ceil(words / WORDS_PER_BLOCK);
  const middle = Math.floor(count / 2);
  return Array.from({ length: count }, (_, at) => ({
    id: `block-${at}`,
    html: at === middle ? `<p>${MIDDLE_WORD} ${prose(at)}.</p>` : htmlOf(at),
  }));
}

const prose = (from: number, words = WORDS_PER_BLOCK - 1): string =>
  Array.from({ length: words }, (_, i) => word(from * 7 + i * (1 + (from % 5)))).join(' ');

const word = (at: number): string => VOCABULARY[at % VOCABULARY.length] ?? '';

function htmlOf(at: number): string {
  if (at % HEADING_EVERY === 0) return `<h2>${prose(at, 6)}</h2>`;
  if (at % LIST_EVERY === 3) {
    return `<ul>${[0, 1, 2].map((item) => `<li>${prose(at + item, 11)}</li>`).join('')}</ul>`;
  }
  const half = prose(at, WORDS_PER_BLOCK / 2 - 2);
  const link = `<a href="https://example.org/${at}">${word(at)}</a>`;
  return `<p>${half} <strong>${word(at + 1)}</strong> <em>${word(at + 2)}</em> ${link} ${half}.</p>`;
}
