/** Formulas stay as the TeX they were written in, once: a page holds them as MathML and as drawing. */
import type { LossCounter } from '../../losses.ts';
import { all, made } from './dom.ts';

/** What KaTeX, MathJax and MediaWiki draw around the MathML, the outermost first. */
const DRAWINGS = ['.katex-display', '.katex', 'mjx-container', '.MathJax', '.mwe-math-element'];
const DISPLAY = '.katex-display, mjx-container[display="true"], math[display="block"]';

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
