import { type ImportKind, importKindOf, type ReadRefusal } from '#domain/transfer/importFile.ts';
import { type ReadDocument, textOfBytes, readHtml, readPlain } from './readText.ts';

type Read = ReadDocument | { readonly refusal: ReadRefusal };

/** By what a file's name says. Readers of other formats are large, so each is loaded when it is needed. */
const READERS: Readonly<
  Record<ImportKind, (bytes: Uint8Array<ArrayBuffer>) => Promise<Read> | Read>
> = {
  docx: readWord,
  markdown: (bytes) => readMarkdownText(textOfBytes(bytes)),
  html: (bytes) => readHtml(textOfBytes(bytes)),
  text: (bytes) => readPlain(textOfBytes(bytes)),
};

export async function readMarkdownText(text: string): Promise<ReadDocument> {
  const { readMarkdown } = await import('./readMarkdown.ts');
  return readMarkdown(text);
}

/** The text of a file, titled by the file's name where it has no title. */
export async function readFile(file: File): Promise<Read> {
  const read = READERS[importKindOf(file.name) ?? 'text'];
  const found = await read(new Uint8Array(await file.arrayBuffer()));
  if ('refusal' in found) return found;
  return { ...found, title: found.title || file.name.replace(/\.[^.]+$/, '') };
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Word before 2007, and any Word file with a password ([MS-CFB] §2.2, [MS-OFFCRYPTO] §1.3.3). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const ENCRYPTED = 'EncryptedPackage';

async function readWord(bytes: Uint8Array<ArrayBuffer>): Promise<Read> {
  if (startsWith(bytes, COMPOUND_FILE)) {
    const isLocked = new TextDecoder('utf-16le').decode(bytes).includes(ENCRYPTED);
    return { refusal: isLocked ? 'locked' : 'oldWord' };
  }
  const { readDocx } = await import('./readDocx.ts');
  try {
    return await readDocx(bytes.buffer);
  } catch {
    return { refusal: 'broken' }; // no ZIP, or not what Word puts into one
  }
}
