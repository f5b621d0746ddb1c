/** Reads drawings (DrawingML and VML): pictures, the text of boxes, and what an article cannot hold. */
import { append } from '#html/append.ts';
import { escapeText } from '#html/escape.ts';
import { chosenIn, type Place, textIn } from './reading.ts';
import { elementsIn, within, type XmlElement, xmlTreeOf } from './xml.ts';

interface Drawing extends Place {
  /** What the author says of it. */
  readonly alt: string | undefined;
  /** Something of it is read or told. */
  isRead: boolean;
}

type Read = (element: XmlElement, drawing: Drawing) => void;

const READ: Readonly<Record<string, Read>> = {
  'w:txbxContent': (element, { reading, to }) => {
    append(
      to.below,
      reading.fields.apart(() => reading.blocksIn(element, reading)),
    );
  },
  'a:p': (element, { to }) => addText(textIn(element), to),
  'v:textpath': ({ attributes }, { to }) => addText(attributes.string ?? '', to),
  'a:blip': ({ attributes }, drawing) =>
    addImage(attributes['r:embed'] || attributes['r:link'], drawing),
  'v:imagedata': ({ attributes }, drawing) =>
    addImage(attributes['r:id'] ?? attributes['r:href'] ?? attributes['o:relid'], drawing),
  'c:chart': (_element, { reading, alt = '' }) => reading.losses.add('drawing', alt, ''),
  'cx:chart': (_element, { reading, alt = '' }) => reading.losses.add('drawing', alt, ''),
  'dgm:relIds': ({ attributes }, { reading, alt = '' }) => {
    const part = reading.relations.get(attributes['r:dm'] ?? '')?.target ?? '';
    const bytes = reading.file.parts([part]).get(part);
    const text = bytes === undefined ? '' : textIn(xmlTreeOf(bytes));
    reading.losses.add('drawing', alt || text, text);
  },
  'o:OLEObject': ({ attributes }, { reading, alt }) => {
    const program = attributes.ProgID ?? '';
    reading.losses.add(/^Equation/i.test(program) ? 'equation' : 'embed', alt || program, '');
  },
  'w:control': ({ attributes }, { reading }) =>
    reading.losses.add('control', attributes['w:name'] ?? '', ''),
};

/** Texts by which authors describe a drawing or a picture in it. */
const DESCRIBED: ReadonlySet<string> = new Set(['wp:docPr', 'pic:cNvPr', 'v:shape', 'v:rect']);

export function readDrawing(element: XmlElement, place: Place): void {
  const { to, reading } = place;
  if (isRule(element)) {
    to.add('rule');
    return;
  }
  const drawing: Drawing = { ...place, alt: altIn(element), isRead: false };
  walk(element, drawing);
  const isShown = elementsIn(element).some(({ name }) => name !== 'v:shapetype');
  if (!drawing.isRead && isShown) reading.losses.add('drawing', drawing.alt ?? '', '');
}

function walk(element: XmlElement, drawing: Drawing): void {
  for (const child of elementsIn(element)) {
    const read = READ[child.name];
    if (read !== undefined) {
      read(child, drawing);
      drawing.isRead = true;
    } else if (child.name === 'mc:AlternateContent') {
      const form = chosenIn(child);
      if (form !== undefined) walk(form, drawing);
    } else walk(child, drawing);
  }
}

/** What Word draws for `---`. */
const isRule = (element: XmlElement): boolean =>
  [...within(element, 'v:rect')].some(({ attributes }) =>
    /^(?:t|true)$/.test(attributes['o:hr'] ?? ''),
  );

function altIn(element: XmlElement): string | undefined {
  for (const child of elementsIn(element)) {
    const found = DESCRIBED.has(child.name) ? altOf(child) : altIn(child);
    if (found !== undefined) return found;
    if (DESCRIBED.has(child.name)) {
      const below = altIn(child);
      if (below !== undefined) return below;
    }
  }
  return undefined;
}

function altOf(described: XmlElement): string | undefined {
  const { descr, title, alt } = described.attributes;
  const text = descr || title || alt || undefined;
  const isDecoration = [...within(described, 'adec:decorative')].some(
    ({ attributes }) => attributes.val === '1',
  );
  return text ?? (isDecoration ? '' : undefined);
}

function addText(text: string, to: Place['to']): void {
  if (text !== '') to.below.push({ kind: 'text', tag: 'p', html: escapeText(text) });
}

function addImage(id: string | undefined, { reading, to, alt, link }: Drawing): void {
  const html = reading.images.htmlOf(reading.relations.get(id ?? ''), alt);
  if (html !== '') to.add('image', html, reading.fields.link ?? link);
}
