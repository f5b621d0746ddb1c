/** What `npm run verify:papers` calls in a browser: the readers and writers of the product, counted by readings of another kind. */
import { unzipSync } from 'fflate';
import MarkdownIt from 'markdown-it';
import * as marked from 'marked';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { decodedHtml } from '#domain/encodings/decodedHtml.ts';
import { encodingOf } from '#domain/encodings/textEncoding.ts';
import type { ExportedArticle, FileFormat } from '#domain/transfer/exportFormat.ts';
import { withoutFrontMatter } from '#domain/transfer/frontMatter.ts';
import { materialOf } from '#domain/transfer/importedText.ts';
import { type Converted, convertForeign } from '#html/dom/convertForeign.ts';
import { htmlOfMarkdown } from '#html/markdown/htmlOfMarkdown.ts';
import { blocksOfText } from '#html/plainText.ts';
import { sourceText } from '#html/sourceText.ts';
import { type Accounted, keptText, lostWords, wordsOf } from '#html/wordLaw.ts';
import { readHtml } from '#services/transfer/readText.ts';
import { readWord } from '#services/transfer/word/readWord.ts';
import { contentOf } from '#services/transfer/write/contentOf.ts';
import { ARCHIVED_MARKDOWN } from '#services/transfer/write/writtenArticle.ts';

/** `words` = `kept` + `told` + `lost`. */
export interface Count {
  readonly words: number;
  readonly kept: number;
  readonly told: number;
  readonly lost: number;
}

export interface Counted extends Count {
  /** The first words that are lost. */
  readonly missing: readonly string[];
}

export interface ReadPaper extends Counted {
  readonly blocks: readonly string[];
}

const SHOWN = 8;

function counted(source: string, kept: string, told: string): Counted {
  const words = wordsOf(source).length;
  const lost = lostWords(source, kept, told);
  const found = words - lostWords(source, kept).length;
  return {
    words,
    kept: found,
    told: words - found - lost.length,
    lost: lost.length,
    missing: lost.slice(0, SHOWN),
  };
}

interface Read extends Accounted {
  readonly converted: readonly Converted[];
  /** What was kept beside the blocks. */
  readonly about?: string;
}

function paperOf({ source, told, converted, about = '' }: Read): ReadPaper {
  const blocks = converted.flatMap((part) => part.blocks.map(({ html }) => html));
  const all = [told, ...converted.map((part) => part.told)].join('\n');
  return { ...counted(source, [about, ...blocks.map(keptText)].join('\n'), all), blocks };
}

const bodyOf = (html: string): HTMLElement =>
  new DOMParser().parseFromString(html, 'text/html').body;

/** A page of which a part was taken: the words around it are told. */
function partOfPage(page: string, part: string, title: string): ReadPaper {
  const converted = convertForeign(part);
  const source = sourceText(bodyOf(page));
  const told = lostWords(source, `${converted.source}\n${title}`).join(' ');
  return paperOf({ source, told, converted: [converted], about: title });
}

function wordPaper(bytes: Uint8Array): ReadPaper {
  const { parts, source, told } = readWord(bytes);
  return paperOf({ source, told, converted: parts.map(convertForeign) });
}

function markdownPaper(file: string): ReadPaper {
  const { text, title, fields, ...above } = withoutFrontMatter(file);
  const read = htmlOfMarkdown(text, marked);
  return paperOf({
    source: `${above.source}\n${read.source}`,
    told: `${above.told}\n${read.told}`,
    converted: [convertForeign(read.html)],
    about: [title, ...Object.values(fields)].join('\n'),
  });
}

function htmlPaper(page: string): ReadPaper {
  const { html, title = '' } = readHtml(page);
  return partOfPage(page, html, title);
}

/** Numbers of items become lists. */
function textPaper(text: string): ReadPaper {
  const kept = blocksOfText(text).map((block) => block.text);
  const source = text.replace(/^[ \t]*\d{1,3}[.)](?=\s)/gm, '');
  return { ...counted(source, kept.join('\n'), ''), blocks: [] };
}

function pastePaper(html: string): ReadPaper {
  const converted = convertForeign(html);
  return paperOf({ source: sourceText(bodyOf(html)), told: '', converted: [converted] });
}

const textOfBytes = (bytes: Uint8Array): string =>
  new TextDecoder(encodingOf(bytes).label).decode(bytes);

const READERS = {
  docx: wordPaper,
  md: (bytes: Uint8Array) => markdownPaper(textOfBytes(bytes)),
  html: (bytes: Uint8Array) => htmlPaper(decodedHtml(bytes)),
  txt: (bytes: Uint8Array) => textPaper(textOfBytes(bytes)),
  clip: (bytes: Uint8Array) => pastePaper(decodedHtml(bytes)),
} as const;
export type PaperKind = keyof typeof READERS;

const bytesOf = (base64: string): Uint8Array =>
  Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/** Markdown shows an image by its alternative text, and its caption as a title. */
function textOfHtml(html: string): string {
  const body = bodyOf(html);
  const images = [...body.querySelectorAll('img')].map(({ alt, title }) => `${alt}\n${title}`);
  return [sourceText(body), ...images].join('\n');
}

/** The runs of a Word file, a line for each paragraph. */
function textOfDocx(bytes: Uint8Array): string {
  const part = unzipSync(bytes)['word/document.xml'];
  const xml = new DOMParser().parseFromString(new TextDecoder().decode(part), 'text/xml');
  return [...xml.getElementsByTagName('w:p')]
    .map((paragraph) =>
      [...paragraph.querySelectorAll('*')]
        .map(({ nodeName, textContent }) =>
          nodeName === 'w:t' ? textContent : nodeName === 'w:br' ? '\n' : '',
        )
        .join(''),
    )
    .join('\n');
}

const WRITERS: Readonly<Record<string, (article: ExportedArticle) => Promise<string>>> = {
  Word: async (article) => textOfDocx(await bytesIn(article, 'docx')),
  Markdown: async (article) =>
    textOfHtml(new MarkdownIt({ html: true }).render(await textIn(article, 'markdown'))),
  'web page': async (article) => textOfHtml(await textIn(article, 'html')),
  'plain text': async ({ blocks }) => materialOf(blocks),
};

async function bytesIn(article: ExportedArticle, format: FileFormat): Promise<Uint8Array> {
  const { content, isArchive } = await contentOf(format, article);
  const bytes = new Uint8Array(await new Response(content).arrayBuffer());
  return isArchive ? (unzipSync(bytes)[ARCHIVED_MARKDOWN] ?? new Uint8Array()) : bytes;
}
const textIn = async (article: ExportedArticle, format: FileFormat) =>
  new TextDecoder().decode(await bytesIn(article, format));

async function exported(blocks: readonly string[]): Promise<Readonly<Record<string, Counted>>> {
  const article: ExportedArticle = {
    title: '',
    fields: NO_FIELDS,
    language: 'en',
    site: '',
    annex: [],
    blocks: blocks.map((html) => ({ html })),
  };
  const source = blocks.map(keptText).join('\n');
  const counts: Record<string, Counted> = {};
  for (const [name, write] of Object.entries(WRITERS))
    counts[name] = counted(source, await write(article), '');
  return counts;
}

/** Whether the article from Markdown is that of the HTML which the specification gives. */
function example(markdown: string, html: string) {
  const read = htmlOfMarkdown(markdown, marked);
  const [ours, theirs] = [read.html, html].map((one) =>
    convertForeign(one)
      .blocks.map((block) => block.html)
      .join('\n'),
  );
  return { ...markdownPaper(markdown), isPassed: ours === theirs, ours, theirs };
}

/** What we have of the article that others have found on a page; the rest was told as words around ours. */
function recall(expected: string, blocks: readonly string[], title: string): Counted {
  const source = sourceText(bodyOf(expected));
  return counted(source, [title, ...blocks.map(keptText)].join('\n'), source);
}

export const papers = {
  read: (kind: PaperKind, base64: string): ReadPaper => READERS[kind](bytesOf(base64)),
  page: partOfPage,
  exported,
  example,
  recall,
};
