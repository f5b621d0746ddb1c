/** Text whose look has a meaning: raised and lowered digits, kept line breaks, converted spaces, formulas. */
import { all, made, renamed, styleOf, textOf, unwrap } from './dom.ts';
import type { LossCounter } from '../../losses.ts';

const RAISED = new Map(
  [...'0123456789+-−=()n'].map((c, at) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ⁿ'][at] ?? c]),
);
const LOWERED = new Map(
  [...'0123456789+-−=()'].map((c, at) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎'][at] ?? c]),
);

/** Slack: an empty element between two paragraphs. */
const PARAGRAPH_BREAKS = '[data-stringify-type="paragraph-break"]';

export function tidyText(body: HTMLElement): void {
  for (const sup of all(body, 'sup')) shift(sup, RAISED);
  for (const sub of all(body, 'sub')) shift(sub, LOWERED);
  for (const gap of all(body, PARAGRAPH_BREAKS))
    gap.replaceWith(made(body, 'br'), made(body, 'br'));
  for (const space of all(body, '.Apple-converted-space')) space.replaceWith(' ');
  for (const heading of all(body, 'p[role="heading"], div[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level'));
    if (level >= 1 && level <= 6) renamed(heading, `h${level}`);
  }
  for (const element of all(body, '[style*="white-space"]')) keepLineBreaks(element);
}

/** `10²` must not become `102`. Letters without such a character stay as they are. */
function shift(element: HTMLElement, characters: ReadonlyMap<string, string>): void {
  const letters = [...textOf(element)];
  if (letters.length > 0 && letters.every((letter) => characters.has(letter))) {
    element.replaceWith(letters.map((letter) => characters.get(letter)).join(''));
  } else unwrap(element);
}

const KEEPS_LINES = /white-space(?:-collapse)?:\s*(?:pre|break-spaces)/;

function keepLineBreaks(element: HTMLElement): void {
  if (!KEEPS_LINES.test(styleOf(element)) || element.closest('pre')) return;
  for (const node of [...element.childNodes]) {
    const text = node.nodeType === 3 ? (node.nodeValue ?? '') : '';
    if (!text.includes('\n') || text.trim() === '') continue;
    const lines = text.split('\n').flatMap((line, at) => {
      return at === 0 ? [line] : [element.ownerDocument.createElement('br'), line];
    });
    (node as ChildNode).replaceWith(...lines);
  }
}

/** What KaTeX, MathJax and MediaWiki draw around the MathML, outermost first. */
const DRAWINGS = ['.katex-display', '.katex', 'mjx-container', '.MathJax', '.mwe-math-element'];
const DISPLAY = '.katex-display, mjx-container[display="true"], math[display="block"]';

/** Keeps the TeX of a formula, once: pages hold a formula as MathML and as a drawing. */
export function tidyEquations(body: HTMLElement, losses: LossCounter): void {
  for (const math of all(body, 'math')) {
    for (const hidden of all(math, 'style, script')) hidden.remove();
    const tex = texOf(math);
    if (tex === '') continue;
    const drawing = DRAWINGS.map((selector) => math.closest(selector)).find((box) => box !== null);
    const place = drawing ?? math;
    losses.add('equation', tex);
    const isDisplay = math.matches(DISPLAY) || place.matches(DISPLAY);
    const holder = made(body, isDisplay ? 'div' : 'span');
    holder.append(made(body, 'code', tex));
    place.replaceWith(holder);
  }
}

function texOf(math: Element): string {
  const tex =
    math.querySelector('annotation[encoding*="tex"]')?.textContent ??
    math.getAttribute('alttext') ??
    math.textContent ??
    '';
  return tex
    .replace(/^\s*\{\\displaystyle\s+([\s\S]*)\}\s*$/, '$1')
    .replace(/\s+/g, ' ')
    .trim();
}
