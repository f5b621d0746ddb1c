/** The document of a page, as a browser would have it where linkedom has something else. */
import { parseHTML } from 'linkedom';

export function documentOf(html: string): Document {
  const { document } = parseHTML(/<html[\s>]/i.test(html) ? html : `<html>${html}</html>`);
  gatherParts(document);
  for (const template of document.querySelectorAll('template')) openTemplate(template);
  if (MAYBE_CAPITAL.test(html)) lowerAttributes(document);
  return document;
}

/** Nobody sees what stands in a template, unless it is the inside of its element. */
function openTemplate(template: Element): void {
  const isInside = template.hasAttribute('shadowrootmode');
  template.replaceWith(...(isInside ? template.childNodes : []));
}

/** linkedom leaves out what a page may leave out itself: `<html>`, `<head>` and `<body>`. */
function gatherParts({ documentElement: root, head, body }: Document): void {
  for (const node of [...root.childNodes]) {
    if (node !== head && node !== body) (isOfHead(node) ? head : body).append(node);
  }
}

const OF_HEAD: ReadonlySet<string> = new Set(['TITLE', 'META', 'LINK', 'BASE']);
const isOfHead = ({ nodeName }: Node): boolean => OF_HEAD.has(nodeName);

/** `<META NAME="description">`: linkedom keeps the capitals, and no selector finds them. Those of a drawing are its own. */
const MAYBE_CAPITAL = /\s[a-z-]*[A-Z][\w:-]*\s*=/;
const CAPITAL = /[A-Z]/;

function lowerAttributes(document: Document): void {
  for (const element of document.querySelectorAll('*')) {
    if (element.closest('svg, math') !== null) continue;
    for (const { name, value } of [...element.attributes]) {
      if (!CAPITAL.test(name)) continue;
      element.removeAttribute(name);
      if (!element.hasAttribute(name.toLowerCase()))
        element.setAttribute(name.toLowerCase(), value);
    }
  }
}

/** What relative addresses are relative to. */
export function baseOf(document: Document, url: string): string {
  const base = document.querySelector('base[href]')?.getAttribute('href') ?? '';
  return URL.parse(base, url)?.href ?? url;
}

/** Drawings have titles as well. */
export const titlesOf = (document: Document): Element[] =>
  [...document.querySelectorAll('title')].filter((title) => title.closest('svg') === null);

/** The contents of the `<meta>` of a name, without empty ones. */
export const metaOf = (document: Document, name: string): string[] =>
  [...document.querySelectorAll('meta')].flatMap((meta) => {
    const says = meta.getAttribute('name') ?? meta.getAttribute('property');
    const content = meta.getAttribute('content')?.trim() ?? '';
    return says?.trim().toLowerCase() === name && content !== '' ? [content] : [];
  });
