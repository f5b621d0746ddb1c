import type { SearchFields } from '#contract/article/article.schema.ts';
import type { Origins } from '../article/origin.ts';
import type { ImportedBlock } from './importedText.ts';

/** The formats of an export, and what each cannot hold. */

/** What an article may have and a format cannot hold: see tests/services/transfer/roundTrip. */
export type ExportLoss = 'codeStyles' | 'emptyParagraphs' | 'imageSizes' | 'spaces' | 'title';

interface ExportRow {
  /** Of the file; absent if the export is not a file. */
  readonly extension?: string;
  readonly type?: string;
  readonly losses: readonly ExportLoss[];
}

export const EXPORT_FORMATS = {
  markdown: {
    extension: 'md',
    type: 'text/markdown',
    losses: ['imageSizes', 'emptyParagraphs', 'spaces', 'codeStyles'],
  },
  html: { extension: 'html', type: 'text/html', losses: [] },
  /** Each block says in data attributes where it came from. */
  htmlWithOrigins: { extension: 'html', type: 'text/html', losses: [] },
  /** Markup of WordPress's blocks, whose title a post has in a field of its own. */
  wordpress: { extension: 'html', type: 'text/html', losses: ['title', 'imageSizes'] },
  docx: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    losses: [],
  },
  pdf: { losses: [] },
  pdfWithAddresses: { losses: [] },
  richText: { losses: [] },
  htmlSource: { losses: [] },
  structuredData: { losses: [] },
} as const satisfies Readonly<Record<string, ExportRow>>;

export type ExportFormat = keyof typeof EXPORT_FORMATS;
/** Formats that are saved as a file. */
export type FileFormat = 'markdown' | 'html' | 'htmlWithOrigins' | 'wordpress' | 'docx';

export const isFileFormat = (format: ExportFormat): format is FileFormat =>
  'extension' in EXPORT_FORMATS[format];

export interface ExportedBlock extends ImportedBlock {
  readonly origins?: Origins | undefined;
}

/** The article to export: what the writer sees, saved or not. */
export interface ExportedArticle {
  /** The displayed title. */
  readonly title: string;
  readonly fields: SearchFields;
  /** BCP 47. */
  readonly language: string;
  /** The website of the workspace; empty if it is not known. */
  readonly site: string;
  /** Including the title. */
  readonly blocks: readonly ExportedBlock[];
  /** What is known besides the text, below it: of a brief. */
  readonly annex: readonly ImportedBlock[];
}

const NAME_LIMIT_CHARS = 80;
/** Windows reserves these for devices, with any extension. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** Returns the name of a file that every system accepts, without extension: words in any script, joined by dashes. */
export function plainNameOf(text: string, otherwise: string): string {
  const words = text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...words].slice(0, NAME_LIMIT_CHARS).join('').replace(/-+$/, '');
  return short === '' || RESERVED.test(short) ? `${otherwise}${short && `-${short}`}` : short;
}

export const fileNameOf = (title: string, format: FileFormat): string =>
  `${plainNameOf(title, 'article')}.${EXPORT_FORMATS[format].extension}`;

/** A text with files beside it is one file to a browser. */
export const ARCHIVE_TYPE = 'application/zip';
export const archiveNameOf = (fileName: string): string => fileName.replace(/[^.]*$/, 'zip');
