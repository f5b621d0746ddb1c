/** What an analysis takes from a page: its text in blocks, and what it says about itself. */
import { collapsed, collapsedTextOf } from '#html/text.ts';
import { pageBlocks } from '../html/pageBlocks.ts';
import type { FetchedPage } from './fetchPage.ts';
import { type Thing, thingsIn } from './jsonLd.ts';
import { pageDate } from './pageDate.ts';
import { documentOf, metaOf, titlesOf } from './pageDocument.ts';
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

/** Returns the page with its text; null if there is no text on it. `document` is the parsed page, if it was read. */
export function collectedPage(
  page: FetchedPage,
  document: Document = documentOf(page.html),
): CollectedText | null {
  const read = readablePage(page, 'all');
  if (read === null) return null;
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
  const heading = [...document.querySelectorAll('h1')].find(hasWords);
  const text = collapsedTextOf(heading?.innerHTML ?? '');
  const isThere =
    text === '' ||
    blocks.some((block) => block.startsWith('<h1') && collapsedTextOf(block) === text);
  return isThere ? [] : pageBlocks(`<h1>${heading?.innerHTML ?? ''}</h1>`);
}

const hasWords = ({ textContent }: Element): boolean => (textContent ?? '').trim() !== '';

type Facts = Omit<CollectedText, 'title' | 'language' | 'blocks'>;

const TYPES_MOST = 20;
const TYPE_MAX_CHARS = 100;

function factsOf(document: Document): Facts {
  const things = thingsIn(document).toSorted((a, b) => Number(isArticle(b)) - Number(isArticle(a)));
  const named = [...document.querySelectorAll('[itemscope][itemtype]')].flatMap((element) =>
    (element.getAttribute('itemtype') ?? '').split(/\s+/),
  );
  const types = [...things.flatMap(typesOf), ...named].map(shortType).filter((name) => name !== '');
  const dateIn = (property: string, field: string) =>
    [...metaOf(document, property), ...things.map((thing) => thing[field])]
      .map((said) => (isText(said) ? pageDate(said) : null))
      .find((date) => date !== null) ?? null;
  return {
    searchTitle: shortText(titlesOf(document)[0]?.textContent),
    description: shortText(metaOf(document, 'description')[0]),
    schemaTypes: [...new Set(types)].slice(0, TYPES_MOST),
    publishedAt: dateIn('article:published_time', 'datePublished'),
    modifiedAt: dateIn('article:modified_time', 'dateModified'),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';

const typesOf = (thing: Thing): string[] => [thing['@type']].flat().filter(isText);

/** Of several things, what the page is about says when it was written. */
const isArticle = (thing: Thing): boolean =>
  typesOf(thing).some((type) => /(?:Article|Posting|Recipe|HowTo|FAQPage)$/.test(type));

/** More than any search engine reads. */
const TEXT_MAX_CHARS = 1000;

const shortText = (text: string | null | undefined): string | null =>
  collapsed(text ?? '')
    .slice(0, TEXT_MAX_CHARS)
    .toWellFormed() || null;

const shortType = (name: string): string =>
  name.replace(/^https?:\/\/schema\.org\//, '').slice(0, TYPE_MAX_CHARS);
