import { Readability } from '@mozilla/readability';
import type { ReadPage } from '#contract/pages/url.schema.ts';
import { sourceText } from '#html/sourceText.ts';
import { lossAround } from '#html/wordLaw.ts';
import { sanitiseForPage } from '../html/sanitise.ts';
import type { FetchedPage } from './fetchPage.ts';
import { baseOf, documentOf } from './pageDocument.ts';
import { type Headlines, preparePage } from './preparedPage.ts';

/** A page with more elements is not an article. */
const MAX_ELEMENTS = 50_000;
const TITLE_LIMIT_CHARS = 500;
const FACT_LIMIT_CHARS = 200;
const LANGUAGE_LIMIT_CHARS = 35;

/** The article on a page as sanitised HTML with absolute addresses, or null if there is none. */
export function readablePage(
  { url, html }: FetchedPage,
  headlines: Headlines = 'ofParts',
): ReadPage | null {
  const document = documentOf(html);
  const base = baseOf(document, url);
  const source = sourceText(document.body);
  preparePage(document, headlines);
  const article = new Readability(document, { maxElemsToParse: MAX_ELEMENTS }).parse();
  const clean = sanitiseForPage(article?.content ?? '', base);
  if (article === null || (article.textContent ?? '').trim() === '') return null;
  const title = plain(article.title, TITLE_LIMIT_CHARS) ?? '';
  return {
    url,
    title,
    siteName: plain(article.siteName, FACT_LIMIT_CHARS),
    byline: plain(article.byline, FACT_LIMIT_CHARS),
    language: languageOf(article.lang),
    html: clean,
    around: aroundOf(source, clean, title),
  };
}

/** Nobody decides what an article is without leaving something out: it is counted, and shown. */
function aroundOf(page: string, clean: string, title: string): ReadPage['around'] {
  const [around] = lossAround(page, `${sourceText(documentOf(clean).body)}\n${title}`);
  return { words: around?.count ?? 0, example: around?.example ?? '' };
}

function plain(text: string | null | undefined, limit: number): string | null {
  const single = (text ?? '').replace(/\s+/g, ' ').trim().slice(0, limit).toWellFormed();
  return single === '' ? null : single;
}

function languageOf(tag: string | null | undefined): string | null {
  const short = (tag ?? '').trim().replaceAll('_', '-');
  if (short === '' || short.length > LANGUAGE_LIMIT_CHARS) return null;
  try {
    return Intl.getCanonicalLocales(short)[0] ?? null;
  } catch {
    return null; // not a known language
  }
}
