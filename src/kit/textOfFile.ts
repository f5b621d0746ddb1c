import { encodingOf } from '#domain/textEncoding.ts';

/** The text of a file that somebody has chosen, however it is encoded. */
export async function textOfFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return new TextDecoder(encodingOf(bytes)).decode(bytes);
}
