import { decodedText } from '#domain/encodings/textEncoding.ts';
import { bytesOf } from './readText.ts';

/** Larger files are not read. */
const TABLE_MAX_BYTES = 20 * 1024 * 1024;

/** The text of a kept file; a file that is gone has nothing to read. */
export async function tableText(
  file: File | undefined,
): Promise<string | { readonly refusal: 'empty' | 'tooLarge' | 'gone' }> {
  if (file === undefined) return { refusal: 'empty' };
  if (file.size > TABLE_MAX_BYTES) return { refusal: 'tooLarge' };
  const bytes = await bytesOf(file);
  return bytes === null ? { refusal: 'gone' } : decodedText(bytes);
}
