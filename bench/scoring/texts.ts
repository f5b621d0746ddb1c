/** Articles of any length, made of the prose of our own documents: no paragraph stands in one twice. */
import { globSync, readFileSync } from 'node:fs';
import { escapeText } from '../../html/escape.ts';
import { countWordsOfHtml } from '../../html/words.ts';
import { ROOT } from '../../tools/lib/run.ts';

export interface BenchBlock {
  readonly id: string;
  readonly html: string;
}

const SECTION_BLOCKS = 5;
const LEAST_CHARS = 60;
const IMAGE = '<figure><img src="/a.png" alt="A save queue in two tabs"></figure>';

/** Lists, quotes and tables are read as paragraphs, without their marks. */
function paragraphs(): string[] {
  const files = globSync('{*.md,docs/**/*.md}', { cwd: ROOT }).sort();
  const lines = files.flatMap((file) => readFileSync(`${ROOT}/${file}`, 'utf8').split('\n'));
  const plain = lines
    .filter((line) => !/^(?:[#<`]|\s*$)/.test(line))
    .map((line) =>
      line
        .replace(/[|*`_>[\]()#-]+/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    );
  return [...new Set(plain)].filter((line) => line.length >= LEAST_CHARS);
}

const LINES = paragraphs();
const LINES_OF_PARAGRAPH = 3;

/** The text of an article with about so many words: a heading above each five paragraphs. */
export function articleOf(words: number): BenchBlock[] {
  const htmls = ['<h1>Save queue of an article</h1>'];
  let count = 5;
  for (let at = 0; count < words && at < LINES.length; at += LINES_OF_PARAGRAPH) {
    const text = LINES.slice(at, at + LINES_OF_PARAGRAPH).join(' ');
    const paragraph = `<p>${escapeText(text)} <a href="https://a.example/${at}">Source ${at}</a>.</p>`;
    const number = at / LINES_OF_PARAGRAPH;
    if (number % SECTION_BLOCKS === 0) htmls.push(`<h2>Part ${number} of the save queue</h2>`);
    htmls.push(paragraph);
    count += countWordsOfHtml(paragraph, 'en');
  }
  return [...htmls, IMAGE].map((html, at) => ({ id: `b${at}`, html }));
}

/** A text of exactly so many words would need another cut; this is how many it has. */
export const wordsOf = (blocks: readonly BenchBlock[]): number =>
  blocks.reduce((sum, { html }) => sum + countWordsOfHtml(html, 'en'), 0);
