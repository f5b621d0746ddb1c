/** Text whose look has a meaning: quotes, readings of words, kept line breaks, converted spaces, formulas. */
import type { LossCounter } from '../../losses.ts';
import { all, made, renamed, saidBy, styleOf, textOf } from './dom.ts';
import { textOfMath } from './math.ts';
import { tidyShifted } from './shifted.ts';

/** Slack: an empty element between two paragraphs. */
const PARAGRAPH_BREAKS = '[data-stringify-type="paragraph-break"]';

export function tidyText(body: HTMLElement): void {
  for (const ruby of all(body, 'ruby')) tidyRuby(ruby);
  for (const quote of all(body, 'q')) tidyQuote(quote);
  tidyShifted(body);
  for (const gap of all(body, PARAGRAPH_BREAKS)) gap.after(made(body, 'br'), made(body, 'br'));
  for (const space of all(body, '.Apple-converted-space'))
    if (textOf(space) === '') space.replaceWith(' ');
  for (const heading of all(body, 'p[role="heading"], div[role="heading"]')) {
    const level = Number(heading.getAttribute('aria-level'));
    if (level >= 1 && level <= 6) renamed(heading, `h${level}`);
  }
  for (const element of all(body, '[style*="white-space"]')) keepLineBreaks(element);
}

/** The reading of a word is behind it, in brackets, as old browsers show it: `東京(とうきょう)`. */
function tidyRuby(ruby: HTMLElement): void {
  if (ruby.querySelector('rp') !== null) return;
  for (const reading of all(ruby, 'rt')) {
    if (textOf(reading) === '') continue;
    reading.prepend('(');
    reading.append(')');
  }
}

/** Outer and inner quotation marks (CLDR). */
const QUOTES: Readonly<Record<string, readonly [string, string, string, string]>> = {
  en: ['“', '”', '‘', '’'],
  de: ['„', '“', '‚', '‘'],
  fr: ['«\u00a0', '\u00a0»', '“', '”'],
  es: ['«', '»', '“', '”'],
  it: ['«', '»', '“', '”'],
  pt: ['“', '”', '‘', '’'],
  nl: ['“', '”', '‘', '’'],
  pl: ['„', '”', '«', '»'],
  cs: ['„', '“', '‚', '‘'],
  ru: ['«', '»', '„', '“'],
  uk: ['«', '»', '„', '“'],
  sv: ['”', '”', '’', '’'],
  fi: ['”', '”', '’', '’'],
  da: ['“', '”', '‘', '’'],
  ja: ['「', '」', '『', '』'],
  zh: ['“', '”', '‘', '’'],
};

function tidyQuote(quote: HTMLElement): void {
  const language = quote.closest('[lang]')?.getAttribute('lang')?.toLowerCase().slice(0, 2) ?? 'en';
  const [open, close, innerOpen, innerClose] = QUOTES[language] ??
    QUOTES.en ?? ['“', '”', '‘', '’'];
  const isInner = quote.parentElement?.closest('q') != null;
  quote.prepend(isInner ? innerOpen : open);
  quote.append(isInner ? innerClose : close);
}

const KEEPS_LINES = /white-space(?:-collapse)?:\s*(?:pre|break-spaces)/;

function keepLineBreaks(element: HTMLElement): void {
  if (!KEEPS_LINES.test(styleOf(element)) || element.closest('pre')) return;
  for (const node of [...element.childNodes]) {
    const text = node.nodeType === 3 ? (node.nodeValue ?? '') : '';
    if (!text.includes('\n') || text.trim() === '') continue;
    (node as ChildNode).replaceWith(withBreaks(element.ownerDocument, text));
  }
}

function withBreaks(page: Document, text: string): DocumentFragment {
  const lines = page.createDocumentFragment();
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) lines.append(page.createElement('br'));
    lines.append(line);
  }
  return lines;
}

/** What KaTeX, MathJax and MediaWiki draw around the MathML, outermost first. */
const DRAWINGS = ['.katex-display', '.katex', 'mjx-container', '.MathJax', '.mwe-math-element'];
const DISPLAY = '.katex-display, mjx-container[display="true"], math[display="block"]';

/** Keeps the TeX of a formula, once: pages hold a formula as MathML and as a drawing. */
export function tidyEquations(body: HTMLElement, losses: LossCounter): void {
  for (const script of all(body, 'script[type^="math/tex"]')) tidyMathJax(script, losses);
  for (const math of all(body, 'math')) {
    if (!math.isConnected) continue;
    for (const hidden of all(math, 'style, script')) hidden.remove();
    const tex = texOf(math);
    if (tex === '') continue;
    const drawing = DRAWINGS.map((selector) => math.closest(selector)).find((box) => box !== null);
    const place = drawing ?? math;
    losses.add('equation', tex, saidBy(place));
    place.replaceWith(formula(body, tex, math.matches(DISPLAY) || place.matches(DISPLAY)));
  }
}

function formula(body: HTMLElement, tex: string, isDisplay: boolean): HTMLElement {
  const holder = made(body, isDisplay ? 'div' : 'span');
  holder.append(made(body, 'code', tex));
  return holder;
}

/** MathJax 2 has the TeX in a script behind its drawing. */
function tidyMathJax(script: HTMLElement, losses: LossCounter): void {
  for (let drawing = script.previousElementSibling; drawing?.matches(MATHJAX_DRAWING); ) {
    const before = drawing.previousElementSibling;
    losses.tell(saidBy(drawing));
    drawing.remove();
    drawing = before;
  }
  const tex = textOf(script);
  losses.add('equation', tex);
  script.replaceWith(
    formula(script.ownerDocument.body, tex, /mode=display/.test(script.getAttribute('type') ?? '')),
  );
}

const MATHJAX_DRAWING =
  '.MathJax_Preview, .MathJax, .MathJax_Display, .MathJax_SVG, .MathJax_CHTML';

function texOf(math: Element): string {
  const tex =
    math.querySelector('annotation[encoding*="tex"]')?.textContent ??
    math.getAttribute('alttext') ??
    textOfMath(math);
  const [, shown] = /^\{\\displaystyle(?=\s)([\s\S]*)\}$/.exec(tex.trim()) ?? [];
  return (shown ?? tex).replace(/\s+/g, ' ').trim();
}
