/** Removes what no article holds. What a reader would miss is counted as a loss; of furniture only the words are told. */
import type { ImportLossKind, LossCounter } from '../../losses.ts';
import { all, COPY, renamed, saidBy, textOf, unwrap } from './dom.ts';

const HIDDEN =
  '[hidden], [style*="display:none"], [style*="display: none"], [style*="mso-hide:all"], [style*="mso-hide: all"]';

const EMBEDS =
  'iframe, video, audio, object, embed, frame, applet, lite-youtube, lite-vimeo, amp-youtube, amp-vimeo, amp-video, amp-audio, amp-iframe, amp-twitter, amp-instagram';

/** For screen readers, within a text: "(opens in a new tab)". */
const FOR_SCREEN_READERS =
  'span.sr-only, span.screen-reader-text, span.visually-hidden, span.visuallyhidden';

/** In this order: hidden elements are not missed. */
const UNWANTED: readonly (readonly [selector: string, kind: ImportLossKind | null])[] = [
  [`script, style, template, link, meta, base, title, xml, ${HIDDEN}`, null],
  [EMBEDS, 'embed'],
  ['noframes, noembed', null],
  ['canvas, svg[role="img"]:not([aria-hidden="true"])', 'drawing'],
  [`.mw-editsection, clipboard-copy, br.Apple-interchange-newline, ${FOR_SCREEN_READERS}`, null],
  ['select', 'control'],
  ['input, textarea, datalist', null],
];
const FIELDS = 'input:not([type="hidden"]), select, textarea';
/** A form with any of these has text to read: some servers put the whole page into a form. */
const PROSE = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, img, details';

export function tidyUnwanted(body: HTMLElement, losses: LossCounter): void {
  for (const copy of all(body, 'noscript img')) copy.setAttribute(COPY, '');
  for (const box of all(body, 'noscript')) unwrap(box);
  for (const raw of all(body, 'xmp, plaintext, listing')) renamed(raw, 'pre');
  for (const form of all(body, 'form')) tidyForm(form, losses);
  for (const [selector, kind] of UNWANTED) remove(body, selector, kind, losses);
  for (const button of all(body, 'button')) tidyButton(button, losses);
  for (const anchor of all(body, ANCHORS)) tidyAnchor(anchor, losses);
  // A drawing without words is an icon.
  for (const svg of all(body, 'svg')) drop(svg, hasWords(svg) ? 'drawing' : null, losses);
}

function remove(
  body: HTMLElement,
  selector: string,
  kind: ImportLossKind | null,
  losses: LossCounter,
): void {
  for (const element of all(body, selector)) drop(element, kind, losses);
}

/** What is within a dropped element went with it. */
function drop(element: Element, kind: ImportLossKind | null, losses: LossCounter): void {
  if (!element.isConnected) return;
  if (kind === null) losses.tell(saidBy(element));
  else losses.add(kind, exampleOf(element), saidBy(element));
  element.remove();
}

function tidyForm(form: HTMLElement, losses: LossCounter): void {
  if (!form.isConnected || form.querySelector(FIELDS) === null) return;
  losses.add('form', exampleOf(form), '');
  if (form.querySelector(PROSE) !== null) return;
  losses.tell(saidBy(form));
  form.remove();
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, summary, dt';
const QUESTION = /[?？؟;]\s*$/;

/** A button that expands an answer is its question, and one in a heading is the heading; others are furniture. */
function tidyButton(button: HTMLElement, losses: LossCounter): void {
  if (!button.isConnected) return;
  if (button.closest(HEADINGS) !== null) unwrap(button);
  else if (button.querySelector(PROSE) !== null) renamed(button, 'div');
  else if (isQuestion(button)) renamed(button, 'p');
  else drop(button, button.getAttribute('role') === 'tab' ? 'control' : null, losses);
}

const isQuestion = (button: Element): boolean =>
  hasWords(button) &&
  !button.hasAttribute('aria-haspopup') &&
  (button.hasAttribute('aria-expanded') || QUESTION.test(textOf(button)));

/** Signs beside a heading that link to it. */
const ANCHORS = 'a.anchor, a.headerlink, .header-anchor-widget';

/** Some pages make a link of the heading itself. */
function tidyAnchor(anchor: HTMLElement, losses: LossCounter): void {
  const heading = anchor.closest(HEADINGS);
  const isOnly = heading?.firstElementChild === anchor && heading.lastElementChild === anchor;
  if (isOnly && textOf(anchor) === textOf(heading)) unwrap(anchor);
  else drop(anchor, null, losses);
}

const hasWords = (element: Element): boolean => /[\p{L}\p{N}]/u.test(saidBy(element));

function exampleOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.getAttribute('title');
  const address = element.getAttribute('src') ?? element.getAttribute('data') ?? '';
  return name ?? (/^https?:/i.test(address) ? address : textOf(element));
}
