/** Formulas of which a page has only the MathML, written in a line: `(a + 1)/2`, `x^2`, `√(x)`. */

type Write = (parts: readonly string[]) => string;

/** More than one letter or number in a row gets brackets. */
const grouped = (part: string): string => (/^[\p{L}\p{N}.,]*$/u.test(part) ? part : `(${part})`);

const WRITERS: Readonly<Record<string, Write>> = {
  mfrac: ([over = '', under = '']) => `${grouped(over)}/${grouped(under)}`,
  msup: ([base = '', raised = '']) => `${grouped(base)}^${grouped(raised)}`,
  mover: ([base = '', raised = '']) => `${grouped(base)}^${grouped(raised)}`,
  msub: ([base = '', lowered = '']) => `${grouped(base)}_${grouped(lowered)}`,
  munder: ([base = '', lowered = '']) => `${grouped(base)}_${grouped(lowered)}`,
  msubsup: ([base = '', low = '', high = '']) =>
    `${grouped(base)}_${grouped(low)}^${grouped(high)}`,
  munderover: ([base = '', low = '', high = '']) =>
    `${grouped(base)}_${grouped(low)}^${grouped(high)}`,
  msqrt: (parts) => `√(${parts.join('')})`,
  mroot: ([base = '', degree = '']) => `${grouped(degree)}√(${base})`,
  mtable: (rows) => `[${rows.join('; ')}]`,
  mtr: (cells) => cells.join(', '),
  mfenced: (parts) => `(${parts.join(', ')})`,
};

/** Returns the formula in a line of text. */
export function textOfMath(element: Element): string {
  if (element.localName === 'annotation' || element.localName === 'annotation-xml') return '';
  const write = WRITERS[element.localName];
  if (write !== undefined) return write([...element.children].map(textOfMath));
  if (element.localName === 'mo') return operator((element.textContent ?? '').trim());
  const parts = [...element.childNodes].map((node) =>
    node.nodeType === 1 ? textOfMath(node as Element) : (node.nodeValue ?? '').trim(),
  );
  return parts.join('');
}

/** Multiplication and application that nobody sees (U+2061 to U+2064). */
const UNSEEN = /^[\u2061-\u2064]$/;

const operator = (sign: string): string =>
  /^[=<>≤≥≈≠≡+−±×·→↔∈∪∩-]$/.test(sign) ? ` ${sign} ` : UNSEEN.test(sign) ? '' : sign;
