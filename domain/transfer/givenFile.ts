/** Files that are pasted or dropped into an article: their text is inserted. */
import { type ImportKind, importKindOf } from './importFile.ts';

/** All files together; a save could not have much more (contract/article/article.route.ts). */
export const GIVEN_LIMIT_BYTES = 2_000_000;

/**
 * Why a file is not inserted. `kind`: it is of no kind that could be. `image`: the text can have no images.
 * `unreadable`: it is a folder, or not there any more.
 */
export type GivenRefusal =
  | 'kind'
  | 'image'
  | 'word'
  | 'tooLarge'
  | 'unreadable'
  | 'noText'
  | 'empty';

export interface RefusedFile {
  readonly name: string;
  readonly why: GivenRefusal;
}

type TextKind = Exclude<ImportKind, 'docx' | 'archive'>;
const KIND_OF_TYPE: Readonly<Record<string, TextKind>> = {
  'text/html': 'html',
  'text/markdown': 'markdown',
};

interface GivenFile {
  readonly name: string;
  /** Media type; empty if the browser does not know it. */
  readonly type: string;
}

/** Returns how to read a file: by its name, as an import does, else by its type. */
export function readingOf({
  name,
  type,
}: GivenFile): TextKind | Extract<GivenRefusal, 'kind' | 'image' | 'word'> {
  if (type.startsWith('image/')) return 'image';
  const kind = importKindOf(name);
  if (kind === 'archive') return 'kind';
  if (kind !== null) return kind === 'docx' ? 'word' : kind;
  const mayBeText = type === '' || (type.startsWith('text/') && type !== 'text/rtf');
  return mayBeText ? (KIND_OF_TYPE[type] ?? 'text') : 'kind';
}
