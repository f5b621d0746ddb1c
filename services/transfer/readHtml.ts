import type { ReadDocument } from './document.ts';

/** A page of HTML: of a site's page the one article on it, else all of it. */
export function readHtml(text: string): ReadDocument {
  const page = new DOMParser().parseFromString(text, 'text/html');
  const articles = page.querySelectorAll('article');
  const root = articles.length === 1 ? articles[0] : page.querySelector('main');
  return {
    html: root?.outerHTML ?? text, // whole, it also says which program has written it
    title: page.title.trim(),
    language: page.documentElement.lang || null,
  };
}
