/**
 * Markdown that is still being written, as top-level blocks of HTML. Only the last block grows: what
 * has been shown stays where it is. Links and images of a model are nobody's sources, so of a link its
 * text remains and of an image nothing; HTML is text (https://marked.js.org, GFM).
 */
import { Marked, type Tokens } from 'marked';
import { escaped } from '../html.ts';

/** Sections stand below an h2. */
const TOP_HEADING = 3;
/** With fewer characters of its first line one cannot tell yet what a chunk will be. */
const TELLING_CHARS = 8;

const THOUGHTS = /<think>[\s\S]*?(?:<\/think>|$)/g;
const FENCE = /^\s*(?:```|~~~)/gm;
const LIST_ITEM = /^(?:[-*+]|\d{1,9}[.)])\s/;
const INDENTED = /^\s/;

const marked = new Marked({
  gfm: true,
  async: false,
  renderer: {
    html: ({ text }: Tokens.HTML | Tokens.Tag) => escaped(text),
    image: () => '',
    link({ tokens }: Tokens.Link) {
      return this.parser.parseInline(tokens);
    },
    heading({ tokens, depth }: Tokens.Heading) {
      const level = Math.max(TOP_HEADING, depth);
      return `<h${level}>${this.parser.parseInline(tokens)}</h${level}>`;
    },
  },
});

/**
 * The blocks of a section, as far as they can be told. `heading` is that of the section: models like
 * to repeat it. `isComplete`: nothing follows any more.
 */
export function markdownBlocks(markdown: string, heading: string, isComplete: boolean): string[] {
  const chunks = chunksOf(markdown.replace(THOUGHTS, ''));
  const last = chunks.at(-1);
  const isTold = isComplete || (last !== undefined && canBeTold(last));
  const told = isTold ? chunks : chunks.slice(0, -1);
  return told.flatMap((chunk, at) => blocksOf(at === 0 ? withoutHeading(chunk, heading) : chunk));
}

/** Text between empty lines; a list or a fenced code with empty lines in it is one. */
function chunksOf(markdown: string): string[] {
  const chunks: string[] = [];
  for (const part of markdown.split(/\n[ \t]*\n/)) {
    if (part.trim() === '') continue;
    const before = chunks.at(-1);
    if (before !== undefined && goesOn(before, part)) {
      chunks[chunks.length - 1] = `${before}\n\n${part}`;
    } else chunks.push(part);
  }
  return chunks;
}

function goesOn(before: string, part: string): boolean {
  if ((before.match(FENCE)?.length ?? 0) % 2 === 1) return true;
  return LIST_ITEM.test(before) && (LIST_ITEM.test(part) || INDENTED.test(part));
}

function canBeTold(chunk: string): boolean {
  const line = chunk.slice(chunk.lastIndexOf('\n\n') + 1).trimStart();
  return line.length >= TELLING_CHARS || line.includes('\n');
}

function withoutHeading(chunk: string, heading: string): string {
  const [line = '', ...rest] = chunk.split('\n');
  const text = line.replace(/^#+\s*|[*_]{2}|[\s:#]*$/g, '').trim();
  return text.toLowerCase() === heading.trim().toLowerCase() ? rest.join('\n') : chunk;
}

function blocksOf(chunk: string): string[] {
  return marked
    .lexer(chunk)
    .map((token) => marked.parser([token]).trim())
    .filter((html) => html !== '');
}
