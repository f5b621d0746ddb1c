/** Reads the text of a paragraph: each element by its row. What has no row only holds other elements. */
import { append } from '#html/append.ts';
import { readDrawing } from './drawings.ts';
import { equationText } from './equation.ts';
import { linkOfField, linkTo } from './fields.ts';
import {
  chosenIn,
  isPlaceholder,
  type Place,
  passOver,
  remove,
  textIn,
  UNREAD,
} from './reading.ts';
import { symbolOf, withSymbols } from './symbols.ts';
import { childOf, elementsIn, isElement, switchOf, type XmlElement } from './xml.ts';

type Read = (element: XmlElement, place: Place) => void;

const readAll: Read = (element, place) => {
  for (const child of elementsIn(element)) readInline(child, place);
};

/** A reference to a note as `tidyFootnotes` knows it (html/dom/foreign/links.ts). */
const readNote: Read = (element, place) => {
  const number = place.reading.notes.numberOf(element.name, element.attributes['w:id'] ?? '');
  if (number !== null)
    place.to.add('other', `<sup><a href="#note-${number}">[${number}]</a></sup>`);
};

const readChange: Read = (element, { reading }) => remove(element, reading);

const readBlocks: Read = (element, { reading, to }) => {
  append(
    to.below,
    reading.fields.apart(() => reading.blocksIn(element, reading)),
  );
};
const readBlock: Read = (element, place) =>
  readBlocks({ name: '', attributes: {}, children: [element] }, place);

const READ: Readonly<Record<string, Read>> = {
  'w:r': readRun,
  'w:t': (element, place) => writeText(element, place),
  'w:tab': (_element, place) => addText('\t', place),
  'w:ptab': (_element, place) => addText('\t', place),
  'w:noBreakHyphen': (_element, place) => addText('\u2011', place),
  'w:br': ({ attributes }, { to, link }) => {
    const type = attributes['w:type'] ?? 'textWrapping';
    if (type === 'textWrapping') to.add('break', '<br>', link);
    else to.add('page');
  },
  'w:cr': (_element, { to, link }) => to.add('break', '<br>', link),
  'w:sym': readSymbol,
  'w:fldChar': readFieldMark,
  'w:instrText': (element, { reading }) => reading.fields.instruct(ownText(element)),
  'w:fldSimple': (element, place) =>
    readAll(element, {
      ...place,
      link: linkOfField(element.attributes['w:instr'] ?? '') ?? place.link,
    }),
  'w:hyperlink': readLink,
  'w:ruby': readRuby,
  'w:sdt': (element, place) => {
    if (!isPlaceholder(element, place.reading)) readAll(element, place);
  },
  'w:del': readChange,
  'w:moveFrom': readChange,
  'w:footnoteReference': readNote,
  'w:endnoteReference': readNote,
  'w:drawing': readDrawing,
  'w:pict': readDrawing,
  'w:object': readDrawing,
  'm:oMath': (element, { reading, to, link }) => {
    const text = equationText(element);
    if (text.trim() === '') return;
    reading.losses.add('equation', text);
    reading.losses.tell(textIn(element));
    to.text(text, { code: true }, link);
  },
  'mc:AlternateContent': (element, place) => {
    const form = chosenIn(element);
    if (form !== undefined) readAll(form, place);
  },
  'w:subDoc': (_element, { reading }) => reading.losses.add('part', 'w:subDoc'),
  'w:p': readBlock,
  'w:tbl': readBlock,
  'w:txbxContent': readBlocks,
};

/** Whether an element belongs into a paragraph. */
export const isInline = ({ name }: XmlElement): boolean =>
  Object.hasOwn(READ, name) && !/^(?:w:p|w:tbl|w:sdt|w:del|w:moveFrom|mc:\w+)$/.test(name);

export function readInline(element: XmlElement, place: Place): void {
  const read = READ[element.name];
  if (read !== undefined) read(element, place);
  else if (!UNREAD.has(element.name)) readAll(element, place);
}

function readRun(element: XmlElement, place: Place): void {
  const { reading } = place;
  const properties = childOf(element, 'w:rPr');
  const unknown = reading.styles.unknownStyle(properties, 'w:rStyle');
  if (unknown !== null) reading.styles.tellOnce(unknown, reading.losses);
  const format = reading.styles.formatOf(properties);
  if (format.hidden) passOver(element, reading);
  else readAll(element, { ...place, format });
}

const ownText = ({ children }: XmlElement): string =>
  children.filter((child) => !isElement(child)).join('');

const writeText: Read = (element, place) =>
  addText(withSymbols(ownText(element), place.format.font), place);

function addText(text: string, { reading, to, format, link }: Place): void {
  if (reading.fields.isHidden) reading.losses.tell(text);
  else to.text(text, format, reading.fields.link ?? link);
}

function readSymbol({ attributes }: XmlElement, place: Place): void {
  const font = attributes['w:font'] ?? '';
  const symbol = symbolOf(font, Number.parseInt(attributes['w:char'] ?? '', 16));
  if (symbol === null) place.reading.losses.add('part', font, '');
  else addText(symbol, place);
}

function readFieldMark(element: XmlElement, place: Place): void {
  const type = element.attributes['w:fldCharType'];
  place.reading.fields.mark(type);
  const box = childOf(childOf(element, 'w:ffData'), 'w:checkBox');
  if (type !== 'begin' || box === undefined) return;
  const isChecked = switchOf(box, 'w:checked') ?? switchOf(box, 'w:default') ?? false;
  place.to.text(isChecked ? '☑' : '☐', place.format, place.link);
}

/** A place in the document itself is no address. */
function readLink(element: XmlElement, place: Place): void {
  const { 'r:id': id = '', 'w:anchor': anchor } = element.attributes;
  const relation = place.reading.relations.get(id);
  const link = relation === undefined ? null : linkTo(relation.target, anchor);
  readAll(element, { ...place, link: link ?? place.link });
}

/** 漢字 with its reading in brackets. */
function readRuby(element: XmlElement, place: Place): void {
  const [base, above] = ['w:rubyBase', 'w:rt'].map((name) => childOf(element, name));
  if (base !== undefined) readAll(base, place);
  if (above === undefined || textIn(above) === '') return;
  addText('(', place);
  readAll(above, place);
  addText(')', place);
}

/** Whether a paragraph is the large first letter of the next one (ECMA-376-1 §17.3.1.11). */
export const isDropCap = (properties: XmlElement | undefined): boolean =>
  /^(?:drop|margin)$/.test(childOf(properties, 'w:framePr')?.attributes['w:dropCap'] ?? '');

/** Whether the end of a paragraph was deleted, so that the next one continues it. */
export const isEndRemoved = (properties: XmlElement | undefined): boolean =>
  elementsIn(childOf(properties, 'w:rPr')).some(({ name }) => /^w:(?:del|moveFrom)$/.test(name));
