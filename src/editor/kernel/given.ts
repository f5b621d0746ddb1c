/** What a paste or a drop brings. */
import { inertPage } from '#html/dom/inert.ts';

export interface Given {
  readonly text: string;
  readonly html: string;
  readonly rtf: string;
  readonly files: readonly File[];
}

export const NOTHING_GIVEN: Given = { text: '', html: '', rtf: '', files: [] };

/** Reads all of it at once: after the event, the browser gives nothing. */
export function givenBy(data: DataTransfer): Given {
  const read = (type: string): string => data.getData(type);
  const text = read('text/plain').replaceAll('\r\n', '\n');
  return { text, html: read('text/html'), rtf: read('text/rtf'), files: [...data.files] };
}

/** The same of a drop, which may be of nothing but links. */
export function droppedBy(data: DataTransfer): Given {
  const given = givenBy(data);
  const isBare = given.text === '' && given.html === '';
  return isBare ? { ...given, text: linesOfLinks(data.getData('text/uri-list')) } : given;
}

/** Without the comments of the list (RFC 2483 §5). */
const linesOfLinks = (list: string): string =>
  list
    .split(/\r?\n/)
    .filter((line) => line !== '' && !line.startsWith('#'))
    .join('\n');

/**
 * Whether its files are what is meant, and not a picture of its text, such as that of cells or a page of Word. A file without formatted
 * text beside it has at most its name as text.
 */
export function isOfFiles({ text, html, rtf, files }: Given): boolean {
  if (files.length === 0) return false;
  const isFormatted = html !== '' || rtf !== '';
  return !(isFormatted && (text !== '' || hasWords(html)));
}

const hasWords = (html: string): boolean =>
  html !== '' && /[\p{L}\p{N}]/u.test(inertPage(html).body.textContent);
