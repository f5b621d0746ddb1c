/** The documentation of installed packages as pages: a file, and each of its chapters. */
import { globSync, readFileSync } from 'node:fs';
import { marked, type Token } from 'marked';
import { collapsedTextOf } from '../../html/text.ts';
import type { IndexedPage } from '../../server/adapters/serp/pageIndexes.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const IS_NO_PAGE = /licen[cs]e|changelog|contributing|code_of_conduct|security|history/i;
const LEAST_CHARS = 300;

/** The blocks of a Markdown file as HTML, without code. */
export function blocksOfMarkdown(file: string): string[] {
  const text = readFileSync(`${ROOT}node_modules/${file}`, 'utf8').replace(
    /^---\n[\s\S]*?\n---\n/,
    '',
  );
  const tokens = marked
    .lexer(text)
    .filter(({ type }) => !['code', 'space', 'html', 'hr'].includes(type));
  return tokens.map((token: Token) => marked.parser([token]));
}

const isHeading = (html: string, level: string) => html.startsWith(`<h${level}`);

function pageOf(url: string, name: string, blocks: readonly string[]): IndexedPage {
  const headings = blocks.filter((html) => /^<h[1-6]/.test(html)).map(collapsedTextOf);
  const title = `${name} ${headings[0] ?? ''}`;
  return {
    url,
    title,
    language: 'en',
    headings: headings.join('\n'),
    text: blocks.map(collapsedTextOf).join('\n').slice(0, 20_000),
  };
}

function chapters(blocks: readonly string[]): string[][] {
  const parts: string[][] = [[]];
  for (const html of blocks) {
    if (isHeading(html, '2')) parts.push([]);
    parts.at(-1)?.push(html);
  }
  return parts;
}

/** At least 2,000 pages. */
export function documentation(): IndexedPage[] {
  const files = globSync('**/*.{md,mdx}', { cwd: `${ROOT}node_modules` })
    .filter((file) => !IS_NO_PAGE.test(file) && !/node_modules/.test(file))
    .sort();
  return files.flatMap((file) => {
    const blocks = blocksOfMarkdown(file);
    const name = file.replace(/\/?(readme)?\.mdx?$/i, '').replaceAll(/[/_-]/g, ' ');
    const parts = chapters(blocks);
    const all = [blocks, ...(parts.length > 2 ? parts : [])];
    return all
      .map((part, at) => pageOf(`https://docs.invalid/${file}#${at}`, name, part))
      .filter(({ text }) => text.length >= LEAST_CHARS);
  });
}
