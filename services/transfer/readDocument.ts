import { encodingOfHtml } from '#domain/encodings/decodedHtml.ts';
import { type Encoding, encodingOf } from '#domain/encodings/textEncoding.ts';
import { type ImportKind, importKindOf, type ReadRefusal } from '#domain/transfer/importFile.ts';
import { askReader, type ReadingTools } from './askReader.ts';
import { bytesOf, type LongDocument, type ReadDocument, readHtml, readPlain } from './readText.ts';

type Read = ReadDocument | LongDocument | { readonly refusal: ReadRefusal };

/** A file, and how its letters are written where a person has said so. */
interface GivenBytes {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly encoding: string | null;
}

/** By the extension of the file. */
const READERS: Readonly<
  Record<ImportKind, (given: GivenBytes, tools: ReadingTools) => Promise<Read> | Read>
> = {
  docx: readWord,
  markdown: (given, tools) =>
    decoded(given, encodingOf, (text) => askReader({ markdown: text }, tools)),
  html: (given) => decoded(given, encodingOfHtml, readHtml),
  text: (given) => decoded(given, encodingOf, readPlain),
  archive: readZip,
};

async function decoded(
  { bytes, encoding }: GivenBytes,
  find: (bytes: Uint8Array) => Encoding,
  read: (text: string) => Promise<Read> | Read,
): Promise<Read> {
  const { label, isAssumed } =
    encoding === null ? find(bytes) : { label: encoding, isAssumed: true };
  const found = await read(new TextDecoder(label).decode(bytes));
  return isAssumed ? { ...found, assumedEncoding: label } : found;
}

/** Reads a file. Without a title of its own, the text gets the name of the file. */
export async function readFile(
  file: File,
  encoding: string | null,
  tools: ReadingTools,
): Promise<Read> {
  const bytes = await bytesOf(file);
  if (bytes === null) return { refusal: 'gone' };
  const found = await readNamed(file.name, { bytes, encoding }, tools);
  if ('refusal' in found) return found;
  return { ...found, title: found.title || file.name.replace(/\.[^.]+$/, '') };
}

const readNamed = async (name: string, given: GivenBytes, tools: ReadingTools) =>
  READERS[importKindOf(name) ?? 'text'](given, tools);

async function readZip({ bytes, encoding }: GivenBytes, tools: ReadingTools): Promise<Read> {
  const { readArchive } = await import('./readArchive.ts');
  return readArchive(bytes, (name, content) =>
    readNamed(name, { bytes: content, encoding }, tools),
  );
}

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, at) => bytes[at] === byte);

/** Word before 2007, and any Word file with a password ([MS-CFB] §2.2, [MS-OFFCRYPTO] §1.3.3). */
const COMPOUND_FILE = [0xd0, 0xcf, 0x11, 0xe0];
const ENCRYPTED = 'EncryptedPackage';

function readWord({ bytes }: GivenBytes, tools: ReadingTools): Promise<Read> | Read {
  if (startsWith(bytes, COMPOUND_FILE)) {
    const isLocked = new TextDecoder('utf-16le').decode(bytes).includes(ENCRYPTED);
    return { refusal: isLocked ? 'locked' : 'oldWord' };
  }
  return askReader({ word: bytes }, tools);
}
