/** What the parts of a Word document have in common while they are read. */
import type { LossCounter } from '#html/losses.ts';
import type { Block } from './blocks.ts';
import type { Fields } from './fields.ts';
import type { Images } from './images.ts';
import type { Inline } from './inline.ts';
import type { Notes } from './notes.ts';
import type { Numbering } from './numbering.ts';
import type { OfficePackage, Relations } from './package.ts';
import type { RunFormat, Styles } from './styles.ts';
import { elementsIn, isElement, within, type XmlElement } from './xml.ts';

export interface Reading {
  readonly file: OfficePackage;
  readonly styles: Styles;
  readonly numbering: Numbering;
  readonly fields: Fields;
  readonly losses: LossCounter;
  readonly images: Images;
  readonly notes: Notes;
  /** Of the part that is being read. */
  readonly relations: Relations;
  /** Reads the blocks in an element. */
  readonly blocksIn: (container: XmlElement, reading: Reading) => Block[];
}

export interface Place {
  readonly reading: Reading;
  readonly to: Inline;
  readonly format: RunFormat;
  /** The address of the link around. */
  readonly link: string | null;
}

/** Properties, instructions and marks: nothing of them is text. */
export const UNREAD: ReadonlySet<string> = new Set([
  'w:pPr',
  'w:rPr',
  'w:tblPr',
  'w:tblGrid',
  'w:trPr',
  'w:tcPr',
  'w:sectPr',
  'w:sdtPr',
  'w:sdtEndPr',
  'w:customXmlPr',
  'w:smartTagPr',
  'w:tblPrEx',
  'w:instrText',
  'w:delInstrText',
]);

const TEXT: ReadonlySet<string> = new Set(['w:t', 'w:delText', 'm:t', 'a:t']);
const DIVIDES: ReadonlySet<string> = new Set(['w:p', 'a:p', 'w:tab', 'w:br', 'w:cr', 'w:tc']);

/** All text in an element, as one line. */
export function textIn(element: XmlElement): string {
  return textParts(element).join('').replace(/\s+/g, ' ').trim();
}

function textParts(element: XmlElement): string[] {
  if (TEXT.has(element.name))
    return element.children.filter((child): child is string => !isElement(child));
  const parts = elementsIn(element).flatMap(textParts);
  return DIVIDES.has(element.name) ? [...parts, ' '] : parts;
}

/** Tells text that is not shown. What it says of fields still counts: they may end elsewhere. */
export function passOver(element: XmlElement, reading: Reading): void {
  reading.losses.tell(textIn(element));
  for (const mark of within(element, 'w:fldChar'))
    reading.fields.mark(mark.attributes['w:fldCharType']);
  for (const kind of ['w:footnoteReference', 'w:endnoteReference'])
    for (const { attributes } of within(element, kind))
      reading.notes.remove(kind, attributes['w:id'] ?? '');
}

const REMOVED: ReadonlySet<string> = new Set(['w:del', 'w:moveFrom']);

/** Whether it is text that a tracked change has removed. It is told; what was moved is elsewhere in the text. */
export function isRemoved(element: XmlElement, reading: Reading): boolean {
  if (!REMOVED.has(element.name)) return false;
  remove(element, reading);
  return true;
}

export function remove(element: XmlElement, reading: Reading): void {
  const text = textIn(element);
  if (text !== '' && element.name !== 'w:moveFrom') reading.losses.add('deletion', text);
  passOver(element, reading);
}

/** Whether it is a field to fill in that nobody has filled in: its text is the one of the template. */
export function isPlaceholder(element: XmlElement, reading: Reading): boolean {
  if (element.name !== 'w:sdt') return false;
  const properties = elementsIn(element).find(({ name }) => name === 'w:sdtPr');
  if (!elementsIn(properties).some(({ name }) => name === 'w:showingPlcHdr')) return false;
  const text = textIn(element);
  if (text !== '') reading.losses.add('control', text);
  passOver(element, reading);
  return true;
}

const PICTURES = ['a:blip', 'v:imagedata'] as const;

/** The one of several forms of the same content that is read: the first with text, else the first with a picture. */
export function chosenIn(alternatives: XmlElement): XmlElement | undefined {
  const all = elementsIn(alternatives);
  return (
    all.find((form) => textIn(form) !== '') ??
    all.find((form) => PICTURES.some((name) => !within(form, name).next().done)) ??
    all[0]
  );
}
