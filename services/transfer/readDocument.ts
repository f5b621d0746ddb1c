import { decodedHtml } from '#domain/decodedHtml.ts';
import { type ImportKind, importKindOf, type ReadRefusal } from '#domain/transfer/importFile.ts';
import type { ReadingTools } from './readDocx.ts';
import {
  bytesOf,
  type LongDocument,
  type ReadDocument,
  textOfBytes,
  readHtml,
  readPlain,
} from './readText.ts';

type Read = ReadDocument | LongDocument | { readonly refusal: ReadRefusal };

/** By the extension of the file. The readers of DOCX, Markdown and ZIP are large and loaded on demand. */
const READERS: Readonly<
  Record<ImportKind, (bytes: Uint8Array<ArrayBuffer>, tools: ReadingTools) => Promise<Read> | Read>
> = {
  docx: readWord,
  markdown: (bytes) => readMarkdownText(textOfBytes(bytes)),
  html: (bytes) => readHtml(decodedHtml(bytes)),
  text: (bytes) => readPlain(textOfBytes(bytes)),
  archive: readZip,
};

export async function readMarkdownText(text: string): Promise<ReadDocument> {
  const { readMarkdown } = await import('./readMarkdown.ts');
  return readMarkdown(text);
}

/** Reads a file. Without a title of its own, the text gets the name of the file. */
export async function readFile(file: File, tools: ReadingTools): Promise<Read> {
  const bytes = await bytesOf(file);
  if (bytes === null) return { refusal: 'gone' };
  const found = await readNamed(file.name, bytes, tools);
  if ('refusal' in found) return found;
  return { ...found, title: found.title || file.name.replace(/\.[^.]+$/, '') };
}

const readNamed = async (name: string, bytes: Uint8Array<ArrayBuffer>, tools: ReadingTools) =>
  READERS[importKindOf(name) ?? 'text'](bytes, tools);

async function readZip(bytes: Uint8Array<ArrayBuffer>, tools: ReadingTools): Promise<Read> {
  const { readArchive } = await import('./readArchive.ts');
  return readArchive(bytes, (name, content) => readNamed(name, content, tools));
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Word before 2007, and any Word file with a password ([MS-CFB] §2.2, [MS-OFFCRYPTO] §1.3.3). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const ENCRYPTED = 'EncryptedPackage';

async function readWord(bytes: Uint8Array<ArrayBuffer>, tools: ReadingTools): Promise<Read> {
  if (startsWith(bytes, COMPOUND_FILE)) {
    const isLocked = new TextDecoder('utf-16le').decode(bytes).includes(ENCRYPTED);
    return { refusal: isLocked ? 'locked' : 'oldWord' };
  }
  const { readDocx } = await import('./readDocx.ts');
  return readDocx(bytes, tools);
}
