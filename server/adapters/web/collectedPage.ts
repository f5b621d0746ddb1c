/** What an analysis takes from a page: its text in blocks, and what it says about itself. */
import { parseHTML } from 'linkedom';
import { collapsed, collapsedTextOf } from '#html/text.ts';
import { pageBlocks } from '../html/pageBlocks.ts';
import type { FetchedPage } from './fetchPage.ts';
import { readablePage } from './readablePage.ts';

export interface CollectedText {
  readonly title: string;
  /** As search engines get them; null: the page has none. */
  readonly searchTitle: string | null;
  readonly description: string | null;
  /** BCP 47, as the page declares it. */
  readonly language: string | null;
  readonly blocks: readonly string[];
  /** Types of schema.org. */
  readonly schemaTypes: readonly string[];
  readonly publishedAt: string | null;
  readonly modifiedAt: string | null;
}

/** Null if there is no text on the page. */
export function collectedPage(page: FetchedPage): CollectedText | null {
  const read = readablePage(page);
  if (read === null) return null;
  const { document } = parseHTML(page.html);
  const blocks = pageBlocks(read.html);
  const { title, language } = read;
  return {
    title,
    language,
    blocks: [...missingTitle(document, blocks), ...blocks],
    ...factsOf(document),
  };
}

/** The reader leaves out the heading of the page, which is a heading as well. */
function missingTitle(document: Document, blocks: readonly string[]): string[] {
  const heading = document.querySelector('h1');
  const text = collapsed(heading?.textContent ?? '');
  const isThere =
    text === '' ||
    blocks.some((block) => block.startsWith('<h1') && collapsedTextOf(block) === text);
  return isThere ? [] : pageBlocks(`<h1>${heading?.innerHTML ?? ''}</h1>`);
}

type Facts = Omit<CollectedText, 'title' | 'language' | 'blocks'>;

const SCRIPT_MAX_CHARS = 200_000;
const TYPES_MOST = 20;
const TYPE_MAX_CHARS = 100;

function factsOf(document: Document): Facts {
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].flatMap(
    ({ textContent }) => thingsIn(parsed(textContent ?? '')),
  );
  const named = [...document.querySelectorAll('[itemscope][itemtype]')].flatMap((element) =>
    (element.getAttribute('itemtype') ?? '').split(/\s+/),
  );
  const types = [...things.flatMap(typesOf), ...named].map(shortType).filter((name) => name !== '');
  const meta = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');
  const dated = (field: string) => things.map((thing) => thing[field]).find(isText);
  return {
    searchTitle: shortText(titleOf(document)),
    description: shortText(
      document.querySelector('meta[name="description" i]')?.getAttribute('content'),
    ),
    schemaTypes: [...new Set(types)].slice(0, TYPES_MOST),
    publishedAt: dateOf(meta('article:published_time') ?? dated('datePublished')),
    modifiedAt: dateOf(meta('article:modified_time') ?? dated('dateModified')),
  };
}

/** Drawings have titles as well. */
export const titleOf = (document: Document) =>
  [...document.querySelectorAll('title')].find((title) => title.closest('svg') === null)
    ?.textContent;

type Thing = Readonly<Record<string, unknown>>;
const THINGS_MOST = 200;

/** The things of a script, also those of a graph; not what is said about them. */
function thingsIn(value: unknown): Thing[] {
  const all = Array.isArray(value) ? value.slice(0, THINGS_MOST) : [value];
  return all.filter(isThing).flatMap((thing) => {
    const graph = thing['@graph'];
    return [thing, ...(Array.isArray(graph) ? graph.slice(0, THINGS_MOST).filter(isThing) : [])];
  });
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;

const typesOf = (thing: Thing): string[] => [thing['@type']].flat().filter(isText);

/** More than any search engine reads. */
const TEXT_MAX_CHARS = 1000;

const shortText = (text: string | null | undefined): string | null =>
  collapsed(text ?? '')
    .slice(0, TEXT_MAX_CHARS)
    .toWellFormed() || null;

const shortType = (name: string): string =>
  name.replace(/^https?:\/\/schema\.org\//, '').slice(0, TYPE_MAX_CHARS);

/** As ISO 8601 if it is a date at all. */
function dateOf(said: string | null | undefined): string | null {
  const ms = Date.parse(said ?? '');
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

function parsed(text: string): unknown {
  try {
    return text.length > SCRIPT_MAX_CHARS ? null : JSON.parse(text);
  } catch {
    return null; // the page is wrong about itself, which happens often
  }
}
