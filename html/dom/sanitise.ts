import createPurifier, { type Config } from 'dompurify';
import { ALLOWED_HTML, type Canaries, checkSanitiser, isAllowedValue } from '../allowedHtml.ts';
import { FOREIGN_TAGS } from '../vocabulary.ts';
import { inertFragment, shallowInPage } from './inert.ts';

/** `stored`: HTML of a block. `pasted`: HTML of any program, whose wrappers and inline CSS are read and then dropped. */
export type HtmlOrigin = 'stored' | 'pasted';

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = ALLOWED_HTML;
const KNOWN_ATTRIBUTES = [...new Set(Object.values(ATTRIBUTES).flat())];

const common = {
  RETURN_DOM_FRAGMENT: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // The hook below checks addresses with the same rule as the server.
  ALLOWED_URI_REGEXP: /^(?!\s*(?:javascript|data|vbscript):)/i,
} as const satisfies Config;

const CONFIG = {
  stored: { ...common, ALLOWED_TAGS: Object.keys(ATTRIBUTES), ALLOWED_ATTR: KNOWN_ATTRIBUTES },
  pasted: {
    ...common,
    ALLOWED_TAGS: [...Object.keys(ATTRIBUTES), ...FOREIGN_TAGS],
    ALLOWED_ATTR: [...KNOWN_ATTRIBUTES, 'style'],
  },
} as const satisfies Record<HtmlOrigin, Config>;

// Our own instance, so that no other code adds hooks.
const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'style') return;
  const tag = node.nodeName.toLowerCase();
  const isKnown = ATTRIBUTES[tag]?.includes(attrName) === true;
  if (!isKnown || !isAllowedValue(tag, attrName, attrValue)) attribute.keepAttr = false;
});

/** DOMPurify 3.4 removes an element with a comment in it whose text names a tag (`&lt;title&gt;`), and its text. */
purifier.addHook('beforeSanitizeElements', (node) => {
  let next: ChildNode | null;
  for (let child = node.firstChild; child !== null; child = next) {
    next = child.nextSibling;
    if (child.nodeType === Node.COMMENT_NODE) child.remove();
  }
});

/** Returns a detached DOM of the HTML, or of a copy of a DOM, without anything that an article may not contain. */
export function sanitised(html: string | Node, origin: HtmlOrigin = 'stored'): DocumentFragment {
  const given = typeof html === 'string' ? shallowInPage(html) : html;
  if (typeof given === 'string' && isPlain(given)) return inertFragment(given);
  if (!isChecked) assertSanitiserWorks();
  isChecked = true;
  return purified(given, origin);
}

let isChecked = false;

const purified = (html: string | Node, origin: HtmlOrigin): DocumentFragment =>
  purifier.sanitize(html, CONFIG[origin]);

/** An allowed element of text without attributes, or a link to another site. */
const PLAIN_TAG =
  /^(?:\/?(?:p|h[1-6]|strong|em|u|s|code|a|ul|ol|li|blockquote|pre|hr|br)|ol start="-?\d{1,9}"|li value="-?\d{1,9}"|a href="https?:\/\/[^\s"&<>]+")>/;

/**
 * Whether there is nothing to remove. True of most blocks of an article, and 10 times as fast as looking for what
 * to remove in a document made for each.
 */
function isPlain(html: string): boolean {
  const [before, ...tags] = html.split('<');
  return before === '' && tags.every((tag) => PLAIN_TAG.test(tag));
}

/**
 * Browsers report real handlers and style sheets to console and policy even if they are only parsed. So an unknown
 * `on` attribute stands for handlers, and `xmp`, which is text in HTML but not in SVG, for style sheets.
 */
const CANARIES: Canaries = {
  html: [
    '<script>alert(1)</script>',
    '<p oncanary="alert(1)">x</p>',
    '<img oncanary=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<svg><xmp><img oncanary=alert(1)></xmp></svg>',
  ],
  forbidden: /<script|<xmp|<svg|<[^>]*\son\w+=|javascript:/i,
};

/** Throws if the sanitiser does not work. Called before its first use; if it throws, nothing that needs it is shown. */
export function assertSanitiserWorks(sanitise = purified): void {
  for (const origin of ['stored', 'pasted'] as const) {
    checkSanitiser((html) => {
      const holder = document.createElement('template'); // inert: what is let through does nothing
      holder.content.append(sanitise(html, origin));
      return holder.innerHTML;
    }, CANARIES);
  }
}
