/** Texts of articles, each as large as one request may be, and each of another shape. */
import { BLOCK_MAX_CHARS, MOST_BLOCKS } from '../../contract/lib/blockBounds.ts';
import { wordsOf } from './largest.ts';

const CHARS = 1_800_000;
const ONE_BLOCK_CHARS = BLOCK_MAX_CHARS - 20;

const JSON_OF_BLOCK_CHARS = 60; // its id, and what stands around it

function ofChars(
  html: (at: number) => string,
  most: number,
  atMost: number,
  besides = 0,
): string[] {
  const parts: string[] = [];
  for (let chars = 0, at = 0; at < atMost; at += 1) {
    const part = html(at);
    chars += part.length + besides;
    if (chars > most) break;
    parts.push(part);
  }
  return parts;
}

const blocksOf = (html: (at: number) => string) =>
  ofChars(html, CHARS, MOST_BLOCKS, JSON_OF_BLOCK_CHARS);

const LIST = '<ul><li>one<ul><li>two <b>three</b></li></ul></li></ul>';

/** The HTML of the blocks of an article. */
export const TEXTS: Readonly<Record<string, () => readonly string[]>> = {
  'small blocks': () => blocksOf((at) => `<p>Block ${at}.</p>`),
  paragraphs: () => blocksOf(() => `<p>${wordsOf(600)}</p>`),
  headings: () =>
    blocksOf((at) =>
      at % 2 ? `<p>${wordsOf(120)}</p>` : `<h2>Heading ${at}: ${wordsOf(60)}</h2>`,
    ),
  'one block': () => [`<p>${wordsOf(ONE_BLOCK_CHARS)}</p>`],
  'one word': () => [`<p>${'a'.repeat(ONE_BLOCK_CHARS)}</p>`],
  'one list': () => [
    `<ul>${ofChars((at) => `<li>item ${at} <b>bold</b></li>`, ONE_BLOCK_CHARS, 100_000).join('')}</ul>`,
  ],
  lists: () => blocksOf(() => LIST),
};
