/** Removes what no article holds. What a writer would miss is counted. */
import type { ImportLossKind, LossCounter } from '../../losses.ts';
import { all, textOf, unwrap } from './dom.ts';

const HIDDEN =
  '[hidden], [style*="display:none"], [style*="display: none"], [style*="mso-hide:all"], [style*="mso-hide: all"]';

/** In this order: hidden elements are not missed. */
const UNWANTED: readonly (readonly [selector: string, kind: ImportLossKind | null])[] = [
  [`script, style, template, link, meta, base, title, xml, ${HIDDEN}`, null],
  ['iframe, video, audio, object, embed, frame, applet', 'embed'],
  ['canvas, svg[role="img"]:not([aria-hidden="true"])', 'drawing'],
  [
    'svg, a.anchor, a.headerlink, .mw-editsection, clipboard-copy, br.Apple-interchange-newline',
    null,
  ],
  ['button, input, select, textarea, datalist', null],
];
const FIELDS = 'input:not([type="hidden"]), select, textarea';
/** A form with any of these has text to read: some servers put the whole page into a form. */
const PROSE = 'p, h1, h2, h3, h4, h5, h6, ul, ol, table, blockquote, img, details';

export function tidyUnwanted(body: HTMLElement, losses: LossCounter): void {
  // Buttons in headings, such as questions that expand an answer.
  for (const button of all(body, 'button')) if (button.closest(HEADINGS)) unwrap(button);
  // Often a picture once more, for readers without scripts; but it may contain the rest of the page.
  for (const box of all(body, 'noscript')) textOf(box) === '' ? box.remove() : unwrap(box);
  for (const form of all(body, 'form')) tidyForm(form, losses);
  for (const [selector, kind] of UNWANTED) remove(body, selector, kind, losses);
}

function remove(
  body: HTMLElement,
  selector: string,
  kind: ImportLossKind | null,
  losses: LossCounter,
): void {
  // Elements inside another match are removed with it.
  for (const element of all(body, selector).filter((e) => !e.parentElement?.closest(selector))) {
    if (kind !== null) losses.add(kind, exampleOf(element), textOf(element));
    element.remove();
  }
}

function tidyForm(form: HTMLElement, losses: LossCounter): void {
  if (form.querySelector(FIELDS) === null) return;
  losses.add('form', exampleOf(form), '');
  if (form.querySelector(PROSE) !== null) return;
  losses.tell(textOf(form));
  form.remove();
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, summary';

function exampleOf(element: Element): string {
  const name = element.getAttribute('aria-label') ?? element.getAttribute('title');
  const address = element.getAttribute('src') ?? element.getAttribute('data') ?? '';
  return name ?? (/^https?:/i.test(address) ? address : textOf(element));
}
