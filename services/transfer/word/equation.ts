/** Equations (ECMA-376-1 §22.1) on one line, as people type them: `(a+b)/(c)`, `x^2`, `√(x)`. */
import { childOf, elementsIn, isElement, valueIn, type XmlElement } from './xml.ts';

type Write = (element: XmlElement) => string;

const part =
  (name: string): Write =>
  (element) => {
    const found = childOf(element, name);
    return found === undefined ? '' : equationText(found);
  };
const [base, above, below, top, bottom] = ['m:e', 'm:sup', 'm:sub', 'm:num', 'm:den'].map((name) =>
  part(name),
) as [Write, Write, Write, Write, Write];

/** One character stands for itself. */
const grouped = (text: string): string => ([...text].length > 1 ? `(${text})` : text);
const raised = (text: string): string => (text === '' ? '' : `^${grouped(text)}`);
const lowered = (text: string): string => (text === '' ? '' : `_${grouped(text)}`);

const property = (element: XmlElement, properties: string, name: string): string | undefined =>
  childOf(childOf(element, properties), name)?.attributes['m:val'] ??
  valueIn(childOf(element, properties), name);

const WRITE: Readonly<Record<string, Write>> = {
  'm:f': (element) => `${grouped(top(element))}/${grouped(bottom(element))}`,
  'm:sSup': (element) => base(element) + raised(above(element)),
  'm:sSub': (element) => base(element) + lowered(below(element)),
  'm:sSubSup': (element) => base(element) + lowered(below(element)) + raised(above(element)),
  'm:sPre': (element) => lowered(below(element)) + raised(above(element)) + base(element),
  'm:rad': (element) => {
    const degree = part('m:deg')(element);
    return `${degree === '' ? '' : raised(degree).slice(1)}√${grouped(base(element))}`;
  },
  'm:nary': (element) =>
    (property(element, 'm:naryPr', 'm:chr') ?? '∫') +
    lowered(below(element)) +
    raised(above(element)) +
    grouped(base(element)),
  'm:d': (element) => {
    const [open, close] = ['m:begChr', 'm:endChr'].map((name) => property(element, 'm:dPr', name));
    const parts = elementsIn(element).filter(({ name }) => name === 'm:e');
    const between = property(element, 'm:dPr', 'm:sepChr') ?? '|';
    return `${open ?? '('}${parts.map(equationText).join(between)}${close ?? ')'}`;
  },
  'm:m': (element) =>
    `[${elementsIn(element)
      .filter(({ name }) => name === 'm:mr')
      .map((row) => elementsIn(row).map(equationText).join(', '))
      .join('; ')}]`,
  'm:eqArr': (element) => elementsIn(element).map(equationText).filter(Boolean).join('; '),
  'm:func': (element) => `${part('m:fName')(element)} ${grouped(base(element))}`,
  'm:limLow': (element) => base(element) + lowered(part('m:lim')(element)),
  'm:limUpp': (element) => base(element) + raised(part('m:lim')(element)),
};

export const equationText = (element: XmlElement): string =>
  elementsIn(element)
    .map((child) => {
      if (child.name === 'm:t' || child.name === 'w:t') return ownText(child);
      return (WRITE[child.name] ?? equationText)(child);
    })
    .join('');

const ownText = ({ children }: XmlElement): string =>
  children.filter((child) => !isElement(child)).join('');
