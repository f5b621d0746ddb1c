/** Raised and lowered text, by element or CSS: `10²` must not become `102`. */
import { all, made, moveChildren, styleOf, textOf, unwrap } from './dom.ts';

const charactersOf = (from: string, to: string): ReadonlyMap<string, string> => {
  const written = [...to];
  return new Map([...from].map((character, at) => [character, written[at] ?? character]));
};

interface Shift {
  readonly characters: ReadonlyMap<string, string>;
  /** Stands before text that has no such characters. */
  readonly mark: string;
}

const RAISED: Shift = {
  characters: charactersOf(
    '0123456789+-−=()abcdefghijklmnoprstuvwxyz',
    '⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁻⁼⁽⁾ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖʳˢᵗᵘᵛʷˣʸᶻ',
  ),
  mark: '^',
};
const LOWERED: Shift = {
  characters: charactersOf(
    '0123456789+-−=()aehijklmnoprstuvx',
    '₀₁₂₃₄₅₆₇₈₉₊₋₋₌₍₎ₐₑₕᵢⱼₖₗₘₙₒₚᵣₛₜᵤᵥₓ',
  ),
  mark: '_',
};

const BY_CSS = /vertical-align:\s*(super|sub)(?![\w-])/;

export function tidyShifted(body: HTMLElement): void {
  for (const element of all(body, '[style*="vertical-align"]')) {
    const side = BY_CSS.exec(styleOf(element))?.[1];
    if (side === undefined || element.matches('sup, sub, td, th, tr, img')) continue;
    const holder = made(body, side === 'super' ? 'sup' : 'sub');
    moveChildren(element, holder);
    element.append(holder);
  }
  for (const sup of all(body, 'sup')) shift(sup, RAISED);
  for (const sub of all(body, 'sub')) shift(sub, LOWERED);
}

/** `Mme`, `21st`: the letters are part of the word. */
const PART_OF_WORD = /^\p{L}{2,}\.?$/u;
/** `2e`, `XXe`, `1a`, `2º`. */
const ORDINAL = /^[aeoèºª]\.?$/;
const SYMBOLS: ReadonlyMap<string, string> = new Map([
  ['TM', '™'],
  ['SM', '℠'],
  ['®', '®'],
  ['©', '©'],
]);

function shift(element: HTMLElement, { characters, mark }: Shift): void {
  const text = textOf(element);
  const before = element.previousSibling?.textContent?.at(-1) ?? '';
  const small = [...text].map((letter) => characters.get(letter));
  const symbol = mark === '^' ? SYMBOLS.get(text) : undefined;
  const isPart =
    mark === '^' && (PART_OF_WORD.test(text) || (ORDINAL.test(text) && /[\dIVXLCDM]/.test(before)));
  if (symbol !== undefined) element.replaceWith(symbol);
  else if (text === '' || isPart) unwrap(element);
  else if (!small.includes(undefined) && !PART_OF_WORD.test(text))
    element.replaceWith(small.join(''));
  else if (/[\p{L}\p{N})\]}]/u.test(before)) marked(element, text, mark);
  else unwrap(element);
}

/** Longer text is no index. */
const LONGEST = 12;

/** `x^(2.5)`, `z_max`. */
function marked(element: HTMLElement, text: string, mark: string): void {
  const isOneWord = /^[\p{L}\p{N}]+$/u.test(text);
  if (text.length > LONGEST) element.prepend(' ');
  else if (isOneWord) element.prepend(mark);
  else {
    element.prepend(`${mark}(`);
    element.append(')');
  }
  unwrap(element);
}
