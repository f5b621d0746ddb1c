/** Word documents (ECMA-376, Office Open XML) as HTML. Nothing here needs a page, so a worker can do it. */
import { type ImportLoss, LossCounter } from '#html/losses.ts';
import { type Accounted, keptText, lossOfWords } from '#html/wordLaw.ts';
import { htmlOfBlocks } from './blocks.ts';
import { Fields } from './fields.ts';
import { type DocumentImage, Images } from './images.ts';
import { Notes } from './notes.ts';
import { Numbering } from './numbering.ts';
import { OfficePackage, type Relations } from './package.ts';
import { BlockReader, blocksIn, htmlIn } from './paragraphs.ts';
import { type Reading, textIn } from './reading.ts';
import { SourceText } from './sourceText.ts';
import { Styles } from './styles.ts';
import { both, elementsIn, parseXml, type XmlElement, XmlTree } from './xml.ts';

export interface WordDocument {
  /** The HTML in parts that can be converted one after the other: no list or quote is in two of them. */
  readonly parts: readonly string[];
  readonly losses: readonly ImportLoss[];
  readonly images: readonly DocumentImage[];
}

/** Parts that are read whole, by the type of the reference to them. */
const PARTS: ReadonlySet<string> = new Set([
  'styles',
  'numbering',
  'footnotes',
  'endnotes',
  'comments',
  'header',
  'footer',
]);

/**
 * Reads a document. Throws if it is damaged, too large or not a Word document. `onProgress` gets the share of the text that is read.
 * A word that is neither in the HTML nor told is told as lost (html/wordLaw.ts).
 */
export function readWord(
  bytes: Uint8Array,
  onProgress?: (share: number) => void,
): WordDocument & Accounted {
  const file = new OfficePackage(bytes);
  const main = partOf(file.relationsOf(), 'officeDocument');
  const relations = file.relationsOf(main);
  const source = new SourceText();
  const parts = readParts(file, relations, source);
  const reading = newReading(file, relations, parts);
  const reader = new BlockReader(reading);
  const content = file.parts([main]).get(main);
  if (content === undefined) throw new Error('The file has no text.');
  const tree = new XmlTree('w:body', (element) => reader.read(element));
  parseXml(content, both(tree, source), (read) => onProgress?.(read / content.length));
  if (tree.root?.name !== 'w:document') throw new Error('The file is no text document.');
  const pieces = htmlOfBlocks(reader.end());
  const notes = notesHtml(reading, file, relations);
  if (notes !== '') pieces.push(notes);
  tellAround(parts, reading.losses);
  const { losses } = reading;
  const account = { source: source.all(), told: losses.told() };
  return {
    parts: joinedParts(pieces),
    losses: [...losses.all(), ...lossOfWords(account.source, keptIn(pieces), account.told)],
    images: reading.images.all(),
    ...account,
  };
}

/** A part of this length takes a page some hundredths of a second. */
const PART_LENGTH = 30_000;
const MAY_BEGIN = /^<(?:p|h[1-6])[ >]/;

/** Joins pieces to parts. One begins with a paragraph or heading, which belongs to no list, quote or code above it. */
function joinedParts(pieces: readonly string[]): string[] {
  const parts: string[][] = [];
  let length = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    if (length > PART_LENGTH && (parts.length === 0 || MAY_BEGIN.test(piece))) {
      parts.push([]);
      length = 0;
    }
    parts.at(-1)?.push(piece);
    length += piece.length;
  }
  return parts.map((part) => part.join(''));
}

type Parts = readonly { readonly type: string; readonly part: string; readonly root: XmlElement }[];

function partOf(relations: Relations, wanted: string): string {
  return [...relations.values()].find(({ type }) => type === wanted)?.target ?? '';
}

function readParts(file: OfficePackage, relations: Relations, source: SourceText): Parts {
  const wanted = [...relations.values()].filter(
    ({ type, isExternal }) => PARTS.has(type) && !isExternal,
  );
  const found = file.parts(wanted.map(({ target }) => target));
  return wanted.flatMap(({ type, target }) => {
    const bytes = found.get(target);
    if (bytes === undefined) return [];
    const tree = new XmlTree();
    parseXml(bytes, type === 'styles' || type === 'numbering' ? tree : both(tree, source));
    return tree.root === null ? [] : [{ type, part: target, root: tree.root }];
  });
}

function newReading(file: OfficePackage, relations: Relations, parts: Parts): Reading {
  const rootOf = (wanted: string) => parts.find(({ type }) => type === wanted)?.root;
  const losses = new LossCounter();
  const styles = new Styles(rootOf('styles'));
  const notes = new Notes();
  const separators = parts
    .filter(({ type }) => /^(?:foot|end)notes$/.test(type))
    .flatMap(({ root }) => notes.add(root));
  for (const separator of separators) losses.tell(textIn(separator));
  return {
    file,
    styles,
    numbering: new Numbering(rootOf('numbering'), styles),
    fields: new Fields(),
    losses,
    images: new Images(file, losses),
    notes,
    relations,
    blocksIn,
  };
}

/** The notes as a list with the numbers of the references to them. */
function notesHtml(reading: Reading, file: OfficePackage, relations: Relations): string {
  const relationsOf = new Map(
    ['footnote', 'endnote'].map((kind) => [
      `w:${kind}`,
      file.relationsOf(partOf(relations, `${kind}s`)),
    ]),
  );
  const items: string[] = [];
  for (const { kind, element } of reading.notes.all()) {
    const ofPart = { ...reading, relations: relationsOf.get(kind) ?? relations };
    const html = reading.fields.apart(() => htmlIn(element, ofPart));
    if (html !== '') items.push(`<li id="note-${items.length + 1}">${html}</li>`);
  }
  for (const { element } of reading.notes.removed()) reading.losses.tell(textIn(element));
  return items.length === 0 ? '' : `<ol>${items.join('')}</ol>`;
}

const MARGINS: ReadonlySet<string> = new Set(['header', 'footer']);

/** What stands beside the text: comments, and what is printed on every page, each text once. */
function tellAround(parts: Parts, losses: LossCounter): void {
  const comments = parts.filter(({ type }) => type === 'comments');
  for (const { root } of comments)
    for (const comment of elementsIn(root)) losses.add('comment', textIn(comment));
  const margins = parts.filter(({ type }) => MARGINS.has(type)).map(({ root }) => textIn(root));
  for (const text of margins) losses.tell(text);
  for (const text of new Set(margins)) if (/\p{L}/u.test(text)) losses.add('margin', text);
}

const SHIFTED = /<\/?su[bp]>/g;

const keptIn = (pieces: readonly string[]): string =>
  pieces.map((piece) => keptText(piece.replace(SHIFTED, ''))).join('\n');
