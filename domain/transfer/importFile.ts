/** Files that an article can be imported from. */

/** A larger file is refused before it is read: unpacking it would block the tab. */
export const IMPORT_LIMIT_BYTES = 20 * 1024 * 1024;

/** `archive`: a ZIP with one text and its images. */
export type ImportKind = 'docx' | 'markdown' | 'html' | 'text' | 'archive';

const KIND_OF_EXTENSION: Readonly<Record<string, ImportKind>> = {
  docx: 'docx',
  md: 'markdown',
  markdown: 'markdown',
  html: 'html',
  htm: 'html',
  txt: 'text',
  zip: 'archive',
};

/** For the file chooser: `.docx,.md,…`. */
export const IMPORT_EXTENSIONS = Object.keys(KIND_OF_EXTENSION)
  .map((extension) => `.${extension}`)
  .join(',');

/** Why nothing can be imported from a file: before it is read, and after. */
export type FileRefusal = 'wrongKind' | 'oldWord' | 'tooLarge';
export type ReadRefusal = 'broken' | 'locked' | 'oldWord' | 'gone' | 'empty' | 'severalTexts';
export type ImportRefusal = FileRefusal | ReadRefusal;

/** Returns the kind of a file by its name, the only thing that a person sees; null if it is not supported. */
export function importKindOf(name: string): ImportKind | null {
  const extension = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return Object.hasOwn(KIND_OF_EXTENSION, extension)
    ? (KIND_OF_EXTENSION[extension] ?? null)
    : null;
}

/** Returns why a file is refused before it is read, or null. */
export function fileRefusal(file: {
  readonly name: string;
  readonly size: number;
}): FileRefusal | null {
  if (/\.do[ct]$/i.test(file.name)) return 'oldWord';
  if (importKindOf(file.name) === null) return 'wrongKind';
  return file.size > IMPORT_LIMIT_BYTES ? 'tooLarge' : null;
}
