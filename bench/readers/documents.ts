/** Documents that the readers are measured with: random words in paragraphs, or in one list or table. */
import { strToU8, zipSync } from 'fflate';

/** What a reader is given, and how much of it is text, in bytes. */
export interface BenchedDocument {
  readonly name: string;
  readonly file: Uint8Array;
  readonly textBytes: number;
}

const WORDS_OF_PARAGRAPH = 60;

/** The same in each run (xorshift32). */
function randomWords(): (count: number) => string {
  let state = 1;
  const word = () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0).toString(36);
  };
  return (count) => Array.from({ length: count }, word).join(' ');
}

/** A document of so many pieces of text that its file has about the size. */
function piecesOf(bytes: number, words: number, bytesOfPiece: number): readonly string[] {
  const random = randomWords();
  return Array.from({ length: Math.max(1, Math.round(bytes / bytesOfPiece)) }, () => random(words));
}

const CHARS_OF_WORD = 7.4;

/** `each` writes a piece of so many words, `around` the whole. */
const textual =
  (name: string, words: number, each: (text: string) => string, around = (all: string) => all) =>
  (bytes: number): BenchedDocument => {
    const texts = piecesOf(bytes, words, each('').length + words * CHARS_OF_WORD);
    const textBytes = texts.reduce((sum, { length }) => sum + length, 0);
    return { name, file: strToU8(around(texts.map(each).join(''))), textBytes };
  };

const W = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const R = 'http://schemas.openxmlformats.org';
/** Of the ZIP: words hardly shrink. */
const BYTES_OF_WORD_PARAGRAPH = 430;

/** Each word is a run, as Word writes what was edited. */
const paragraphOf = (text: string): string =>
  `<w:p>${text
    .split(' ')
    .map(
      (word) =>
        `<w:r><w:rPr><w:lang w:val="en-GB"/></w:rPr><w:t xml:space="preserve">${word} </w:t></w:r>`,
    )
    .join('')}</w:p>`;

function wordDocument(bytes: number): BenchedDocument {
  const texts = piecesOf(bytes, WORDS_OF_PARAGRAPH, BYTES_OF_WORD_PARAGRAPH);
  const file = zipSync({
    '_rels/.rels': strToU8(
      `<Relationships xmlns="${R}/package/2006/relationships"><Relationship Id="d" Type="${R}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`,
    ),
    'word/document.xml': strToU8(
      `<w:document xmlns:w="${W}"><w:body>${texts.map(paragraphOf).join('')}</w:body></w:document>`,
    ),
  });
  return { name: 'a.docx', file, textBytes: texts.reduce((sum, { length }) => sum + length, 0) };
}

const page = (content: string): string =>
  `<!doctype html><title>Long</title><main>${content}</main>`;
const paragraph = (text: string): string => `<p>${text.replace(' ', ' <b>')}</b></p>\n`;

/** By what they are called in the table. */
export const DOCUMENTS: Readonly<Record<string, (bytes: number) => BenchedDocument>> = {
  word: wordDocument,
  html: textual('a.html', WORDS_OF_PARAGRAPH, paragraph, page),
  markdown: textual('a.md', WORDS_OF_PARAGRAPH, (text) => `${text.replace(' ', ' **x** ')}\n\n`),
  text: textual('a.txt', WORDS_OF_PARAGRAPH, (text) => `${text}\n\n`),
  paste: textual('paste', WORDS_OF_PARAGRAPH, paragraph),
};

/** One block that is as long as the document. */
export const ONE_BLOCK: typeof DOCUMENTS = {
  'html, one list': textual(
    'a.html',
    4,
    (text) => `<li>${text}</li>\n`,
    (all) => page(`<ul>${all}</ul>`),
  ),
  'html, one table': textual(
    'a.html',
    20,
    (text) =>
      `<tr>${text
        .split(' ')
        .map((word) => `<td>${word}</td>`)
        .join('')}</tr>\n`,
    (all) => page(`<table>${all}</table>`),
  ),
  'markdown, one list': textual('a.md', 4, (text) => `- ${text}\n`),
};
