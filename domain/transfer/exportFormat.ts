import type { ImportedBlock } from './importedText.ts';

/** What an article can be taken away as, and what each form has no room for. */

/** Something that an article may hold and that a format cannot: see tests/services/documents/roundTrip. */
export type ExportLoss = 'codeStyles' | 'emptyParagraphs' | 'imageSizes' | 'spaces';

interface ExportRow {
  /** Behind the name of the file; none where it is not a file. */
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
  docx: {
    extension: 'docx',
    type: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    losses: [],
  },
  pdf: { losses: [] },
  pdfWithAddresses: { losses: [] },
  richText: { losses: [] },
  htmlSource: { losses: [] },
} as const satisfies Readonly<Record<string, ExportRow>>;

export type ExportFormat = keyof typeof EXPORT_FORMATS;
/** Formats that are saved as a file. */
export type FileFormat = 'markdown' | 'html' | 'docx';

export const isFileFormat = (format: ExportFormat): format is FileFormat =>
  'extension' in EXPORT_FORMATS[format];

/** An article as it leaves: what the writer sees, saved or not. */
export interface ExportedArticle {
  /** The displayed title. */
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** With the title among them. */
  readonly blocks: readonly ImportedBlock[];
}

const NAME_LIMIT_CHARS = 80;
/** Windows keeps these for devices, whatever stands behind the dot. */
const RESERVED = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

/** A file name that every system takes: words of the title in any script, joined by dashes. */
export function fileNameOf(title: string, format: FileFormat): string {
  const words = title
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
  const short = [...words].slice(0, NAME_LIMIT_CHARS).join('').replace(/-+$/, '');
  const name = short === '' || RESERVED.test(short) ? `article${short && `-${short}`}` : short;
  return `${name}.${EXPORT_FORMATS[format].extension}`;
}
