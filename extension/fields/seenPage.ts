/** The page of a tab as a person sees it, without what says nothing to a reader. */
import { PAGE_HTML_MAX_CHARS } from '#contract/pages/page.route.ts';
import type { PageAnswer } from '../lib/messages.schema.ts';

const NO_TEXT =
  'script:not([type="application/ld+json"]),style,noscript,template,svg,canvas,iframe,object';
const TITLE_MAX_CHARS = 200;

export function seenPage({ document, location }: Window): PageAnswer {
  const page = document.documentElement.cloneNode(true) as Element;
  for (const one of page.querySelectorAll(NO_TEXT)) one.remove();
  const html = page.outerHTML;
  if (html.length > PAGE_HTML_MAX_CHARS) return { type: 'refused', why: 'pageTooLarge' };
  const title = (document.title.trim() || location.hostname).slice(0, TITLE_MAX_CHARS);
  return { type: 'page', url: location.href, title, html };
}
