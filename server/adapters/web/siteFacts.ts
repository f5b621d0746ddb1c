/** What a site says about itself on one of its pages. */
import type { SiteFacts } from '#domain/topics/siteTerms.ts';
import { collapsed } from '#html/text.ts';
import type { FetchedPage } from './fetchPage.ts';
import { documentOf, metaOf, titlesOf } from './pageDocument.ts';

/** Of each kind; what is longer is no name of anything. */
const TEXTS_MOST = 100;
const TEXT_MAX_CHARS = 120;

export function siteFacts({ html }: FetchedPage): SiteFacts {
  const document = documentOf(html);
  const textsOf = (selector: string) =>
    short([...document.querySelectorAll(selector)].map(({ textContent }) => textContent));
  const [keywords] = metaOf(document, 'keywords');
  return {
    title: collapsed(titlesOf(document)[0]?.textContent ?? '').slice(0, TEXT_MAX_CHARS),
    keywords: short(keywords?.split(/[,;]/) ?? []),
    navigation: textsOf('nav a, header a, [role="navigation"] a'),
    headings: textsOf('h1, h2, h3'),
  };
}

const short = (texts: readonly (string | null)[]): string[] =>
  texts
    .map((text) => collapsed(text ?? '').toWellFormed())
    .filter(({ length }) => length > 0 && length <= TEXT_MAX_CHARS)
    .slice(0, TEXTS_MOST);
