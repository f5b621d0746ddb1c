import { Document, LevelFormat, Packer } from 'docx';
import { DocxBlocks, separator } from './docxBlocks.ts';
import type { LoadedImage } from './docxImages.ts';
import type { WrittenArticle } from './writtenArticle.ts';

const BLACK = '000000';
const GREY = 'C8C8D0';
const MONOSPACE = 'Courier New';
/** Half points. */
const SIZE = 22;
const SMALL = 20;

const heading = (size: number) => ({
  run: { size, bold: true, color: BLACK },
  paragraph: { spacing: { before: 280, after: 120 }, keepNext: true },
});

const STYLES = {
  heading1: heading(36),
  heading2: heading(30),
  heading3: heading(26),
  heading4: heading(24),
  heading5: heading(SIZE),
  heading6: heading(SMALL),
} as const;

const BODY = { spacing: { after: 160, line: 300 } } as const;

/** The import recognizes these names (word/readWord.ts), so that a round trip loses nothing. */
const PARAGRAPH_STYLES = [
  {
    id: 'Quote',
    name: 'Quote',
    basedOn: 'Normal',
    run: { italics: false, color: '55555F' },
    paragraph: { indent: { left: 480 }, spacing: { after: 160 } },
  },
  // Word joins lists, quotes and tables that touch.
  {
    id: 'ArticleSeparator',
    name: 'Article Separator',
    basedOn: 'Normal',
    run: { size: 8 },
    paragraph: { spacing: { after: 0, line: 120 } },
  },
  { id: 'Caption', name: 'Caption', basedOn: 'Normal', run: { size: SMALL, color: '55555F' } },
  {
    id: 'ArticleCode',
    name: 'Article Code',
    basedOn: 'Normal',
    run: { font: MONOSPACE, size: SMALL },
  },
  {
    id: 'ArticleDivider',
    name: 'Article Divider',
    basedOn: 'Normal',
    paragraph: { border: { bottom: { style: 'single', size: 6, color: GREY } } },
  },
  {
    id: 'ArticleTableHeading',
    name: 'Article Table Heading',
    basedOn: 'Normal',
    run: { bold: true },
  },
] as const;

const LEVELS = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const BULLETS = ['•', '◦', '▪'];
const ORDINALS = [LevelFormat.DECIMAL, LevelFormat.LOWER_LETTER, LevelFormat.LOWER_ROMAN];

const indent = (level: number) => ({
  paragraph: { indent: { left: 480 * (level + 1), hanging: 360 } },
});

const BULLETED = {
  reference: 'bullets',
  levels: LEVELS.map((level) => ({
    level,
    format: LevelFormat.BULLET,
    text: BULLETS[level % BULLETS.length] ?? '•',
    style: indent(level),
  })),
};

/** The lists on one level may start at another number than 1. Letters and Roman numerals have no zero. */
const numbered = (reference: string, startLevel = 0, start = 1) => ({
  reference,
  levels: LEVELS.map((level) => ({
    level,
    format: (start > 0 && ORDINALS[level % ORDINALS.length]) || LevelFormat.DECIMAL,
    text: `%${level + 1}.`,
    start: level === startLevel ? start : 1,
    style: indent(level),
  })),
});

/** Writes an article as a Word document (Office Open XML). Images that were not loaded become links. */
export async function docxOf(
  { title, fields, language, elements }: WrittenArticle,
  images: ReadonlyMap<string, LoadedImage>,
): Promise<Blob> {
  const blocks = new DocxBlocks(images);
  const children = elements.flatMap((element, at) => [
    ...(touches(elements[at - 1], element) ? [separator()] : []),
    ...blocks.block(element),
  ]);
  const document = new Document({
    title: fields.seoTitle || title,
    creator: '', // else the library names one
    lastModifiedBy: '',
    ...(fields.description && { description: fields.description }),
    styles: {
      default: {
        document: {
          run: { font: 'Calibri', size: SIZE, language: languages(language) },
          paragraph: BODY,
        },
        ...STYLES,
      },
      paragraphStyles: [...PARAGRAPH_STYLES],
      characterStyles: [
        {
          id: 'ArticleInlineCode',
          name: 'Article Inline Code',
          run: { font: MONOSPACE, size: SMALL },
        },
      ],
    },
    numbering: {
      config: [
        BULLETED,
        numbered('numbers'),
        ...[...blocks.started.values()].map(({ reference, level, start }) =>
          numbered(reference, level, start),
        ),
      ],
    },
    sections: [{ children }],
  });
  return Packer.toBlob(document);
}

/** Of letters of each kind: Latin, Chinese and the like, and right to left. */
const languages = (language: string) => ({
  value: language,
  eastAsia: language,
  bidirectional: language,
});

const JOINED: ReadonlySet<string> = new Set(['ul', 'ol', 'blockquote', 'table']);

const touches = (above: Element | undefined, element: Element): boolean =>
  above !== undefined && JOINED.has(above.localName) && JOINED.has(element.localName);
