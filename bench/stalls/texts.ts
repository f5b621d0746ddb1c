/** Texts of articles, each as large as one request may be, and each of another shape. */
import { wordsOf } from './largest.ts';

const CHARS = 1_800_000;

const ofChars = (html: (at: number) => string, most = CHARS, atMost = 20_000): string[] => {
  const blocks: string[] = [];
  for (let chars = 0, at = 0; at < atMost; at += 1) {
    const block = html(at);
    chars += block.length + 60; // its id, and what stands around it
    if (chars > most) break;
    blocks.push(block);
  }
  return blocks;
};

const LIST = '<ul><li>one<ul><li>two <b>three</b></li></ul></li></ul>';

/** The HTML of the blocks of an article. */
export const TEXTS: Readonly<Record<string, () => readonly string[]>> = {
  'small blocks': () => ofChars((at) => `<p>Block ${at}.</p>`),
  paragraphs: () => ofChars(() => `<p>${wordsOf(600)}</p>`),
  headings: () =>
    ofChars((at) => (at % 2 ? `<p>${wordsOf(120)}</p>` : `<h2>Heading ${at}: ${wordsOf(60)}</h2>`)),
  'one block': () => [`<p>${wordsOf(CHARS)}</p>`],
  'one word': () => [`<p>${'a'.repeat(CHARS)}</p>`],
  'one list': () => [
    `<ul>${ofChars((at) => `<li>item ${at} <b>bold</b></li>`, CHARS, 100_000).join('')}</ul>`,
  ],
  lists: () => ofChars(() => LIST),
};
