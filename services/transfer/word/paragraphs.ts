/** Reads the blocks of a Word document: paragraphs by what their style means, tables, and what holds them. */
import { append } from '#html/append.ts';
import { type Block, htmlOfBlocks } from './blocks.ts';
import { Inline, isSeen } from './inline.ts';
import type { ListItem } from './numbering.ts';
import { chosenIn, isPlaceholder, isRemoved, type Reading, UNREAD } from './reading.ts';
import { isDropCap, isEndRemoved, isInline, readInline } from './runs.ts';
import type { ParagraphMeaning } from './styles.ts';
import { tableRows } from './tables.ts';
import { childOf, elementsIn, type XmlElement } from './xml.ts';

export class BlockReader {
  readonly #reading: Reading;
  readonly #blocks: Block[] = [];
  /** Text that belongs to the paragraph that follows. */
  #begun: Inline | null = null;

  constructor(reading: Reading) {
    this.#reading = reading;
  }

  readAll(container: XmlElement): void {
    for (const child of elementsIn(container)) this.read(child);
  }

  read(element: XmlElement): void {
    const reading = this.#reading;
    if (UNREAD.has(element.name) || isPlaceholder(element, reading)) return;
    if (isRemoved(element, reading)) return;
    if (element.name === 'w:p') this.#paragraph(element);
    else if (element.name === 'w:tbl') this.#table(element);
    else if (element.name === 'w:altChunk') reading.losses.add('part', 'w:altChunk', '');
    else if (element.name === 'mc:AlternateContent') this.readAll(chosenIn(element) ?? element);
    else if (isInline(element)) this.#paragraph({ ...element, name: 'w:p', children: [element] });
    else this.readAll(element);
  }

  /** The blocks so far, in order. */
  end(): Block[] {
    this.#endBegun();
    return this.#blocks.splice(0);
  }

  #endBegun(): void {
    if (this.#begun !== null) this.#write(this.#begun, 'p', null);
    this.#begun = null;
  }

  #paragraph(paragraph: XmlElement): void {
    const reading = this.#reading;
    const properties = childOf(paragraph, 'w:pPr');
    const to = this.#begun ?? new Inline();
    for (const child of elementsIn(paragraph))
      readInline(child, { reading, to, format: {}, link: null });
    const isCapital = isDropCap(properties);
    this.#begun = isCapital || isEndRemoved(properties) ? to : null;
    if (this.#begun !== null) {
      if (!isCapital) to.divide();
      return;
    }
    const unknown = reading.styles.unknownStyle(properties, 'w:pStyle');
    if (unknown !== null) reading.styles.tellOnce(unknown, reading.losses);
    const meaning = reading.styles.meaningOf(properties);
    this.#write(to, meaning, meaning === 'p' ? reading.numbering.itemOf(properties) : null);
  }

  #write(text: Inline, meaning: ParagraphMeaning, item: ListItem | null): void {
    append(this.#blocks, blocksOf(text, meaning, item));
    append(this.#blocks, text.below);
  }

  #table(table: XmlElement): void {
    this.#endBegun();
    const html = tableRows(table, this.#reading);
    if (html !== '') this.#blocks.push({ kind: 'table', html });
  }
}

/** Empty paragraphs only make room. */
function blocksOf(text: Inline, meaning: ParagraphMeaning, item: ListItem | null): Block[] {
  if (meaning === 'gap' || meaning === 'divider') return [{ kind: meaning }, ...plain(text)];
  if (!text.hasBesides('break', 'page')) return text.has('rule') ? [{ kind: 'divider' }] : [];
  if (item !== null) return [{ kind: 'item', item, html: text.html() }];
  if (!text.hasBesides('break', 'page', 'image'))
    return [{ kind: 'figures', images: text.images() }];
  if (meaning === 'code' || meaning === 'codeBlock') return [{ kind: meaning, html: text.code() }];
  if (meaning === 'p') return plain(text);
  if (meaning === 'quote' || meaning === 'caption' || meaning === 'headingCell')
    return [{ kind: meaning, html: text.html() }];
  return [{ kind: 'text', tag: meaning, html: text.html() }];
}

const plain = (text: Inline): Block[] =>
  text
    .parts()
    .filter(isSeen)
    .map((html) => ({ kind: 'text', tag: 'p', html }));

export function blocksIn(container: XmlElement, reading: Reading): Block[] {
  const reader = new BlockReader(reading);
  reader.readAll(container);
  return reader.end();
}

export const htmlIn = (container: XmlElement, reading: Reading): string =>
  htmlOfBlocks(blocksIn(container, reading)).join('');
