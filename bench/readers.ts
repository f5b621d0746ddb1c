/**
 * `npm run bench:readers`: how long documents of four sizes take to read. What grows faster than its text shows in the last column: the
 * processor time for each megabyte of text has to stay the same. `-- --only word` runs one reader.
 */
import { parseArgs } from 'node:util';
import { strToU8, zipSync } from 'fflate';
import { readWord } from '../services/transfer/word/readWord.ts';
import { table } from '../tools/lib/table.ts';

const SIZES = [
  ['10 kB', 10_000],
  ['100 kB', 100_000],
  ['1 MB', 1_000_000],
  ['20 MB', 20_000_000],
] as const;

/** What a reader is given, and how much of it is text, in bytes. */
interface Document {
  readonly file: Uint8Array;
  readonly textBytes: number;
}

interface BenchedReader {
  /** A document whose file has about this size. */
  documentOf(bytes: number): Document;
  read(file: Uint8Array): void;
}

/** A row for each reader. */
const READERS: Readonly<Record<string, BenchedReader>> = {
  word: { documentOf: wordDocument, read: (file) => void readWord(file) },
};

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org';

/** Words that hardly shrink: a file of 20 MB is the largest that is read. */
function wordDocument(bytes: number): Document {
  const text: string[] = [];
  const zipped = () =>
    zipSync({
      '_rels/.rels': strToU8(
        `<Relationships xmlns="${R}/package/2006/relationships"><Relationship Id="d" Type="${R}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
      ),
      'word/document.xml': strToU8(
        `<w:document xmlns:w="${W}"><w:body>${text.map(paragraphOf).join('')}</w:body></w:document>`,
      ),
    });
  const random = randomWords();
  for (let size = 0; size < bytes; size += BYTES_OF_PARAGRAPH) text.push(random());
  return { file: zipped(), textBytes: text.reduce((sum, { length }) => sum + length, 0) };
}

/** Each word is a run, as Word writes what was edited. */
const paragraphOf = (text: string): string =>
  `<w:p>${text
    .split(' ')
    .map(
      (word) =>
        `<w:r><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${word} </w:t></w:r>`,
    )
    .join('')}</w:p>`;

const WORDS_OF_PARAGRAPH = 60;
/** Of the ZIP. */
const BYTES_OF_PARAGRAPH = 430;

/** The same in each run (xorshift32). */
function randomWords(): () => string {
  let state = 1;
  const word = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0).toString(36);
  };
  return () => Array.from({ length: WORDS_OF_PARAGRAPH }, word).join(' ');
}

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const wanted = Object.entries(READERS).filter(([name]) => name === (values.only ?? name));
const rows = wanted.flatMap(([name, { documentOf, read }]) =>
  SIZES.map(([size, bytes]) => {
    const { file, textBytes } = documentOf(bytes);
    const [before, startedAt] = [process.cpuUsage(), performance.now()];
    read(file);
    const { user, system } = process.cpuUsage(before);
    const ms = Math.round(performance.now() - startedAt);
    const cpuMs = Math.round((user + system) / 1000);
    return [name, size, file.length, textBytes, ms, cpuMs, Math.round((cpuMs / textBytes) * 1e6)];
  }),
);
const head = ['reader', 'size', 'bytes', 'of text', 'ms', 'processor ms', 'per MB of text'];
console.log(table(head, rows));
