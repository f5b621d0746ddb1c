/** Text whose meaning is in its look: raised and lowered digits, kept line breaks, converted spaces. */
import { all, made, renamed, styleOf, textOf, unwrap } from './dom.ts';

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

/** `10²` must not become `102`. What has no such characters stays as it is. */
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
