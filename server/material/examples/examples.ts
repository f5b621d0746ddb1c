/** The examples of each language, and their pages as a server would send them. */
import type { ExampleLanguage } from '#contract/examples/examples.ts';
import { escapeAttribute, escapeText } from '#html/escape.ts';
import { english } from './english.ts';
import type { ExamplePage, ExampleTexts } from './exampleTexts.ts';
import { french } from './french.ts';
import { german } from './german.ts';
import { spanish } from './spanish.ts';

const TEXTS: Readonly<Record<ExampleLanguage, ExampleTexts>> = {
  en: english,
  de: german,
  es: spanish,
  fr: french,
};

export const exampleTexts = (language: ExampleLanguage): ExampleTexts => TEXTS[language];

/** The pages of the site of an example, by address. */
export function pagesOfSite({ site, language }: ExampleTexts): ReadonlyMap<string, string> {
  const links = site.menu.map(([path, label]) => `<li><a href="${path}">${label}</a></li>`);
  const menu = `<header><nav><ul>${links.join('')}</ul></nav></header>`;
  const foot = `<footer><p>${site.foot}</p></footer>`;
  return new Map(
    site.pages.map((page) => [page.url, documentOf(page, language, [menu, page.html, foot])]),
  );
}

/** The pages of the search of an example, by address. */
export const pagesOfResults = ({ results, language }: ExampleTexts): ReadonlyMap<string, string> =>
  new Map(results.map((page) => [page.url, documentOf(page, language, ['', page.html, ''])]));

function documentOf(
  { url, title, description }: ExamplePage,
  language: ExampleLanguage,
  [head, text, foot]: readonly [head: string, text: string, foot: string],
): string {
  const said = [
    '<meta charset="utf-8">',
    title === null ? '' : `<title>${escapeText(title)}</title>`,
    description === null
      ? ''
      : `<meta name="description" content="${escapeAttribute(description)}">`,
    `<link rel="canonical" href="${url}">`,
  ];
  return `<!doctype html><html lang="${language}"><head>${said.join('')}</head><body>${head}<main><article>${text}</article></main>${foot}</body></html>`;
}
