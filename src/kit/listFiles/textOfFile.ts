import { decodedText } from '#domain/encodings/textEncoding.ts';

/** Why there is no text of a file: it is too large, cannot be read (any more), or is not text. */
export type FileFault = 'tooLarge' | 'unreadable' | 'noText';

type TextOfFile = { readonly text: string } | { readonly fault: FileFault };

/** The text of a file that somebody gives, however it is encoded. A larger one is not read. `decoded`: how, if the file says so. */
export async function textOfFile(
  file: File,
  mostBytes: number,
  decoded = decodedText,
): Promise<TextOfFile> {
  if (file.size > mostBytes) return { fault: 'tooLarge' };
  try {
    const bytes = new Uint8Array(await file.arrayBuffer());
    const text = decoded(bytes);
    return text.includes('\0') ? { fault: 'noText' } : { text };
  } catch {
    return { fault: 'unreadable' }; // a folder, moved, deleted or locked
  }
}
