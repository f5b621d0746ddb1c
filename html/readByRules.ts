import { FOREIGN_TAGS, WEB_PAGE_TAGS } from './vocabulary.ts';

/** What the page's rules for foreign documents read beside the elements of an article: tag → attributes. The server passes it on. */
export const READ_BY_RULES: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries([...FOREIGN_TAGS, ...WEB_PAGE_TAGS].map((tag) => [tag, []] as const)),
  a: ['href', 'data-footnote-ref', 'data-footnote-backref'],
  img: [
    'src',
    'alt',
    'width',
    'height',
    'srcset',
    'data-src',
    'data-original',
    'data-lazy-src',
    'data-original-src',
    'data-srcset',
    'data-lazy-srcset',
  ],
  picture: [],
  source: ['srcset', 'data-srcset'],
  ol: ['start', 'reversed', 'type'],
  ...Object.fromEntries(['ruby', 'rb', 'rt', 'rtc', 'rp'].map((tag) => [tag, []] as const)),
  math: ['alttext', 'display'],
  ...Object.fromEntries(
    'mrow mi mn mo ms mtext mfrac msup msub msubsup mover munder munderover msqrt mroot mtable mtr mtd mfenced mstyle'
      .split(' ')
      .map((tag) => [tag, []] as const),
  ),
  // Marks of a drawing and a player, which are counted.
  canvas: ['aria-label'],
  audio: ['title'],
};
