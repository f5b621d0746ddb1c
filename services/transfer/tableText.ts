import { encodingOf } from '#domain/encodings/textEncoding.ts';
import type { ListNotes } from '#domain/tables/listNotes.ts';
import { bytesOf } from './readText.ts';

/** Larger files are not read. */
const TABLE_MAX_BYTES = 20 * 1024 * 1024;

export interface TableText {
  readonly text: string;
  readonly encoding: ListNotes['encoding'];
}

/**
 * The text of a kept file; a file that is gone has nothing to read. `chosen`: how its letters are written (Encoding Standard), if the
 * person knows it.
 */
export async function tableText(
  file: File | undefined,
  chosen?: string,
): Promise<TableText | { readonly refusal: 'empty' | 'tooLarge' | 'gone' }> {
  if (file === undefined) return { refusal: 'empty' };
  if (file.size > TABLE_MAX_BYTES) return { refusal: 'tooLarge' };
  const bytes = await bytesOf(file);
  if (bytes === null) return { refusal: 'gone' };
  const { label, isAssumed } =
    chosen === undefined ? encodingOf(bytes) : { label: chosen, isAssumed: true };
  const text = new TextDecoder(label).decode(bytes);
  return { text, encoding: isAssumed ? { label, sample: sampleOf(text) } : null };
}

const SAMPLE_CHARS = 20;
const CELL_ENDS = /[\r\n\t,;|"]/;

/** The first words with letters that encodings have at other places; empty: there are none. */
function sampleOf(text: string): string {
  const at = text.search(/\P{ASCII}/u);
  const before = text.slice(Math.max(0, at - SAMPLE_CHARS), Math.max(0, at)).split(CELL_ENDS);
  const [behind = ''] = text.slice(Math.max(0, at), at + SAMPLE_CHARS).split(CELL_ENDS);
  return at < 0 ? '' : `${before.at(-1)}${behind}`.trim().toWellFormed();
}

interface Noted {
  readonly notes: ListNotes;
}

/** The list, with how its letters were read. */
export const withEncoding = <Read extends Noted | { readonly refusal: string }>(
  list: Read,
  encoding: ListNotes['encoding'],
): Read => ('notes' in list ? { ...list, notes: { ...list.notes, encoding } } : list);
