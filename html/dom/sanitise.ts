import createPurifier, { type Config } from 'dompurify';
import { ALLOWED_HTML, isAllowedUrl, type Canaries, checkSanitiser } from '../allowedHtml.ts';
import { FOREIGN_TAGS } from '../vocabulary.ts';

/** `stored`: HTML of an article block. `pasted`: of any program; its wrappers and inline CSS are read, then dropped. */
export type HtmlOrigin = 'stored' | 'pasted';

const ATTRIBUTES: Readonly<Record<string, readonly string[]>> = ALLOWED_HTML;
const KNOWN_ATTRIBUTES = [...new Set(Object.values(ATTRIBUTES).flat())];

const common = {
  RETURN_DOM_FRAGMENT: true,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  // Addresses are judged by the hook below, with the rule that the server uses too.
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

// An instance of our own, so that nobody else's hooks reach it.
const purifier = createPurifier(window);

purifier.addHook('uponSanitizeAttribute', (node, attribute) => {
  const { attrName, attrValue } = attribute;
  if (attrName === 'style') return;
  const tag = node.nodeName.toLowerCase();
  const isKnown = ATTRIBUTES[tag]?.includes(attrName) === true;
  if (!isKnown || !isAllowedUrl(tag, attrName, attrValue)) attribute.keepAttr = false;
});

/** The HTML, or a copy of a DOM, as a detached DOM with everything removed that an article may not contain. */
export function sanitised(html: string | Node, origin: HtmlOrigin = 'stored'): DocumentFragment {
  return purifier.sanitize(html, CONFIG[origin]);
}

/**
 * Browsers report handlers and style sheets to console and policy even where they are only parsed. An
 * unknown `on` attribute stands for the ones, and `xmp`, which is text in HTML and none in SVG, for the others.
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

export function assertSanitiserWorks(sanitise: typeof sanitised = sanitised): void {
  for (const origin of ['stored', 'pasted'] as const) {
    checkSanitiser((html) => {
      const holder = document.createElement('template'); // inert: what was let through does nothing
      holder.content.append(sanitise(html, origin));
      return holder.innerHTML;
    }, CANARIES);
  }
}

// Once for the page: a chunk that needs the sanitiser does not load without one that works.
assertSanitiserWorks();
