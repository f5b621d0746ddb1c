import {
  ExternalHyperlink,
  type FileChild,
  HeadingLevel,
  ImageRun,
  type IParagraphOptions,
  Paragraph,
  type ParagraphChild,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { headOf } from '#html/dom/foreign/tables.ts';
import { isRightToLeft } from './direction.ts';
import type { LoadedImage } from './docxImages.ts';

interface Style {
  readonly bold?: true;
  readonly italics?: true;
  readonly underline?: { readonly type: 'single' };
  readonly strike?: true;
  /** A character style; Word allows one for each run. */
  readonly style?: string;
}

const STYLE_OF_TAG: Readonly<Record<string, Style>> = {
  strong: { bold: true },
  em: { italics: true },
  u: { underline: { type: 'single' } },
  s: { strike: true },
  code: { style: 'ArticleInlineCode' },
};

const HEADINGS: Readonly<Record<string, (typeof HeadingLevel)[keyof typeof HeadingLevel]>> = {
  h1: HeadingLevel.HEADING_1,
  h2: HeadingLevel.HEADING_2,
  h3: HeadingLevel.HEADING_3,
  h4: HeadingLevel.HEADING_4,
  h5: HeadingLevel.HEADING_5,
  h6: HeadingLevel.HEADING_6,
};

/** Word has nine levels of lists. */
const DEEPEST_LEVEL = 8;
/** Pixels between the margins of a page, at 96 to the inch. */
const PAGE_WIDTH_PX = 600;

const isList = (element: Element): boolean => /^[uo]l$/.test(element.localName);
const numberOf = (element: Element, attribute: string): number =>
  Number(element.getAttribute(attribute)) || 0;

/** The name of the numbering whose lists start at this number on this level. */
const numberingOf = (level: number, start: number): string =>
  start === 1 ? 'numbers' : `numbers-${level}-${start}`;

/** A numbering that does not start at 1. */
export interface StartedNumbering {
  readonly reference: string;
  readonly level: number;
  readonly start: number;
}

/** Writes the blocks of an article. */
export class DocxBlocks {
  readonly #images: ReadonlyMap<string, LoadedImage>;
  /** The numberings that the written lists need beside `numbers`. */
  readonly started = new Map<string, StartedNumbering>();
  #lists = 0;

  constructor(images: ReadonlyMap<string, LoadedImage>) {
    this.#images = images;
  }

  block(element: Element): FileChild[] {
    const tag = element.localName;
    if (isList(element)) return this.#list(element, 0);
    if (tag === 'table') return this.#captioned(element);
    if (tag === 'figure') return this.#figure(element);
    if (tag === 'blockquote') return this.#quote(element);
    if (tag === 'pre')
      return [new Paragraph({ style: 'ArticleCode', children: this.#code(element) })];
    if (tag === 'hr') return [new Paragraph({ style: 'ArticleDivider' })];
    const heading = HEADINGS[tag];
    return [this.#paragraph(element, heading === undefined ? {} : { heading })];
  }

  #paragraph(element: Element, options: IParagraphOptions = {}): Paragraph {
    const bidirectional = isRightToLeft(element.textContent ?? '');
    return new Paragraph({
      ...options,
      ...(bidirectional && { bidirectional }),
      children: this.#inline(element),
    });
  }

  #quote(quote: Element): Paragraph[] {
    const paragraphs = [...quote.querySelectorAll('p')];
    return (paragraphs.length > 0 ? paragraphs : [quote]).map((paragraph) =>
      this.#paragraph(paragraph, { style: 'Quote' }),
    );
  }

  #list(list: Element, level: number): Paragraph[] {
    let numbering = this.#numbering(list, 'start', level);
    return [...list.children].flatMap((item) => {
      const deeper = Math.min(level + 1, DEEPEST_LEVEL);
      if (isList(item)) return this.#list(item, deeper);
      if (item.hasAttribute('value')) numbering = this.#numbering(item, 'value', level);
      const below = [...item.children].filter(isList);
      for (const nested of below) nested.remove();
      return [
        this.#paragraph(item, { numbering: { ...numbering, level } }),
        ...below.flatMap((nested) => this.#list(nested, deeper)),
      ];
    });
  }

  /** Word counts on within a list: one that starts at another number is another list. */
  #numbering(element: Element, attribute: 'start' | 'value', level: number) {
    this.#lists += 1;
    const instance = this.#lists;
    if (element.localName === 'ul') return { reference: 'bullets', instance };
    const start = Math.max(0, Number(element.getAttribute(attribute) ?? 1));
    const reference = numberingOf(level, start);
    if (start !== 1) this.started.set(reference, { reference, level, start });
    return { reference, instance };
  }

  #figure(figure: Element): Paragraph[] {
    const image = figure.querySelector('img');
    const caption = figure.querySelector('figcaption');
    return [
      ...(image === null
        ? []
        : [new Paragraph({ children: [this.#image(image)], keepNext: caption !== null })]),
      ...(caption === null ? [] : [this.#paragraph(caption, { style: 'Caption' })]),
    ];
  }

  #image(image: Element): ParagraphChild {
    const src = image.getAttribute('src') ?? '';
    const alt = image.getAttribute('alt') ?? '';
    const loaded = this.#images.get(src);
    if (loaded === undefined) {
      return new ExternalHyperlink({ link: src, children: lines(alt || src, {}) });
    }
    const width = numberOf(image, 'width') || loaded.width;
    const height = numberOf(image, 'height') || loaded.height;
    const scale = Math.min(1, PAGE_WIDTH_PX / width);
    return new ImageRun({
      type: loaded.type,
      data: loaded.data,
      transformation: { width: Math.round(width * scale), height: Math.round(height * scale) },
      altText: { name: alt || 'Image', description: alt },
    });
  }

  /** Word has the caption of a table as a paragraph above it, and requires a paragraph after a table. */
  #captioned(table: Element): FileChild[] {
    const caption = table.querySelector('caption');
    const above = caption && [
      separator(), // what is above has nothing to do with the caption
      this.#paragraph(caption, { style: 'Caption', keepNext: true }),
    ];
    return [...(above ?? []), this.#table(table), separator()];
  }

  #table(table: Element): Table {
    const found = [...table.querySelectorAll('tr')];
    const head = headOf(found);
    const rows = found.map(
      (row) =>
        new TableRow({
          ...(head.has(row) ? { tableHeader: true } : {}),
          children: [...row.children].map((cell) => this.#cell(cell)),
        }),
    );
    return new Table({
      rows,
      width: { size: 100, type: WidthType.PERCENTAGE },
      visuallyRightToLeft: isRightToLeft(table.textContent ?? ''),
    });
  }

  #cell(cell: Element): TableCell {
    const isHeading = cell.localName === 'th';
    return new TableCell({
      columnSpan: numberOf(cell, 'colspan') || 1,
      rowSpan: numberOf(cell, 'rowspan') || 1,
      children: [this.#paragraph(cell, isHeading ? { style: 'ArticleTableHeading' } : {})],
    });
  }

  /** The text of a code block needs no code style. */
  #code(pre: Element): ParagraphChild[] {
    const code = pre.querySelector('code') ?? pre;
    const last = code.lastChild;
    if (last?.nodeType === 3) last.nodeValue = (last.nodeValue ?? '').replace(/\n$/, '');
    return this.#inline(code);
  }

  #inline(element: Element): ParagraphChild[] {
    return [...element.childNodes].flatMap((node) => this.#runs(node, {}));
  }

  #runs(node: Node, style: Style): ParagraphChild[] {
    if (node.nodeType === 3) return lines(node.nodeValue ?? '', style);
    const element = node as Element;
    if (element.localName === 'br') return [new TextRun({ break: 1 })];
    const within = { ...style, ...STYLE_OF_TAG[element.localName] };
    const children = [...element.childNodes].flatMap((child) => this.#runs(child, within));
    const href = element.localName === 'a' ? element.getAttribute('href') : null;
    return href === null ? children : [new ExternalHyperlink({ link: href, children })];
  }
}

/** Only code has line breaks in its text. */
const lines = (text: string, style: Style): TextRun[] =>
  text.split('\n').map(
    (line, at) =>
      new TextRun({
        text: line,
        ...style,
        ...(isRightToLeft(line) && { rightToLeft: true }),
        ...(at === 0 ? {} : { break: 1 }),
      }),
  );

/** A nearly invisible empty line. */
export const separator = (): Paragraph => new Paragraph({ style: 'ArticleSeparator' });
