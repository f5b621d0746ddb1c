/**
 * What Readability and the sanitiser would drop of a page, although the rules for foreign documents need it (`html/dom/foreign`): it is
 * written in elements that both keep. Questions in buttons are text, a formula is its TeX, a player is a mark that is counted.
 */

type Change = (element: Element) => void;

/** Which headings of level 1 stay in the text: all, or those of several parts. A single one is the title. */
export type Headlines = 'all' | 'ofParts';

/** In this order. */
const CHANGES: readonly (readonly [selector: string, change: Change])[] = [
  ['.mw-editsection, .header-anchor-widget, a.headerlink', (element) => element.remove()],
  ['.mw-heading', (box) => box.replaceWith(...box.childNodes)],
  ['button', changeButton],
  ['input[type="checkbox"]', (box) => box.replaceWith(box.hasAttribute('checked') ? '☑ ' : '☐ ')],
  ['.wp-caption, .thumbinner', (box) => renamed(box, 'figure')],
  ['.wp-caption-text, .thumbcaption', (text) => renamed(text, 'figcaption')],
  ['amp-img, amp-anim', (image) => renamed(image, 'img')],
  ['picture img:not([src]):not([srcset])', changePicture],
  ['math', changeMath],
  ['script[type^="math/tex"]', (script) => changeTex(script)],
  ['svg', changeDrawing],
  ['iframe, video, object, embed, audio, amp-youtube, amp-video, amp-iframe', changePlayer],
  ['sup > a[href^="#"], .reference a, a.footnote-anchor', marked('data-footnote-ref')],
  ['a.footnote-backref, .mw-cite-backlink a', marked('data-footnote-backref')],
  ['span[style], font[style]', changeStyle],
  // Their names tell Readability that they are no headings.
  ['h1, h2, h3, h4, h5, h6', (heading) => withoutAttributes(heading, ['class', 'id'])],
];

/** Changes the document of a page before the article is looked for. */
export function preparePage(document: Document, headlines: Headlines): void {
  for (const [selector, change] of CHANGES) {
    for (const element of document.querySelectorAll(selector))
      if (isThere(element)) change(element);
  }
  markParts(document, headlines);
}

const isThere = (element: Element): boolean => element.parentNode !== null;

function renamed(element: Element, tag: string): Element {
  const next = element.ownerDocument.createElement(tag);
  for (const { name, value } of element.attributes) next.setAttribute(name, value);
  next.append(...element.childNodes);
  element.replaceWith(next);
  return next;
}

const withoutAttributes = (element: Element, names: readonly string[]): void => {
  for (const name of names) element.removeAttribute(name);
};

function marked(attribute: string): Change {
  return (element) => element.setAttribute(attribute, '');
}

const HEADINGS = 'h1, h2, h3, h4, h5, h6, summary, dt';
const QUESTION = /[?？؟;]\s*$/;

/** A button that expands an answer is its question. The answer is shown, whether it is open or not. */
function changeButton(button: Element): void {
  const isExpanding = button.hasAttribute('aria-expanded') && !button.hasAttribute('aria-haspopup');
  if (isExpanding) showAnswer(button);
  if (button.closest(HEADINGS) !== null) button.replaceWith(...button.childNodes);
  else if (isExpanding || QUESTION.test(button.textContent ?? '')) {
    withoutAttributes(renamed(button, 'p'), ['class', 'id']);
  }
}

function showAnswer(button: Element): void {
  const id = button.getAttribute('aria-controls');
  const outer = button.closest(HEADINGS) ?? button;
  const answer = id === null ? outer.nextElementSibling : button.ownerDocument.getElementById(id);
  if (answer === null) return;
  withoutAttributes(answer, ['hidden', 'aria-hidden']);
  if (/display:\s*none/i.test(answer.getAttribute('style') ?? '')) answer.removeAttribute('style');
}

/** Readability takes an image without an address for nothing. */
function changePicture(image: Element): void {
  const source = image.closest('picture')?.querySelector('source[srcset]');
  image.setAttribute('srcset', source?.getAttribute('srcset') ?? '');
}

const DRAWINGS = ['.katex-display', '.katex', 'mjx-container', '.MathJax', '.mwe-math-element'];

/** The formula once, without what is drawn around it; its TeX where the page has it. */
function changeMath(math: Element): void {
  const tex =
    math.querySelector('annotation[encoding*="tex"]')?.textContent ?? math.getAttribute('alttext');
  if (tex != null) math.replaceChildren(tex);
  const box = DRAWINGS.map((selector) => math.closest(selector)).find((found) => found !== null);
  box?.replaceWith(math);
}

function changeTex(script: Element): void {
  const math = script.ownerDocument.createElement('math');
  math.append(script.textContent ?? '');
  const drawing = script.previousElementSibling;
  if (/MathJax/.test(drawing?.className ?? '')) drawing?.remove();
  script.replaceWith(math);
}

/** A drawing with words is counted as one; the others are icons. */
function changeDrawing(svg: Element): void {
  const label = svg.getAttribute('aria-label') ?? '';
  const isShown = svg.getAttribute('aria-hidden') !== 'true';
  const text = (svg.textContent ?? '').trim();
  if (!isShown || (text === '' && label === '')) svg.remove();
  else {
    const canvas = svg.ownerDocument.createElement('canvas');
    if (label !== '') canvas.setAttribute('aria-label', label);
    canvas.append(text);
    svg.replaceWith(canvas);
  }
}

/** A player without an address plays nothing. */
function changePlayer(player: Element): void {
  const mark = player.ownerDocument.createElement('audio');
  mark.setAttribute('title', player.getAttribute('title') ?? player.getAttribute('src') ?? '');
  player.replaceWith(mark);
}

/** Readability removes styles; those with a meaning have elements. */
const TAGS_OF_STYLE: readonly (readonly [RegExp, string])[] = [
  [/display:\s*(?:block|flex|grid)/i, 'div'],
  [/vertical-align:\s*super/i, 'sup'],
  [/vertical-align:\s*sub(?!\w)/i, 'sub'],
  [/font-weight:\s*(?:bold|[6-9]00)/i, 'b'],
  [/font-style:\s*italic/i, 'i'],
];

function changeStyle(element: Element): void {
  const style = element.getAttribute('style') ?? '';
  const tag = TAGS_OF_STYLE.find(([css]) => css.test(style))?.[1];
  if (tag !== undefined) withoutAttributes(renamed(element, tag), ['style']);
}

/** Readability makes `h2` of every `h1`; a page with several has parts, whose headings are one level above. An `h2` with the title is left out. */
function markParts(document: Document, headlines: Headlines): void {
  const parts = [...document.querySelectorAll('h1')];
  if (headlines === 'ofParts' && parts.length < 2) return;
  const tag = headlines === 'all' ? 'h3' : 'h2';
  for (const part of parts) renamed(part, tag).setAttribute('data-level', '1');
}
