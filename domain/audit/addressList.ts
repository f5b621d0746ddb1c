/** Addresses as people paste them or tools save them: one a line, or a column of a CSV file, with a keyphrase beside it or without. */
import { BOUNDS } from '#contract/lib/bounds.ts';
import { SOURCE_URL_MAX_CHARS } from '#contract/lib/sourceUrl.ts';
import { KEYPHRASE_MAX_CHARS } from '#contract/topics/topicBounds.ts';
import type { ListNotes } from '../tables/listNotes.ts';
import { columnFor, shareOf, type Table, tableIn } from '../tables/table.ts';

export interface ListedAddress {
  readonly url: string;
  readonly keyphrase: string | null;
}

export interface AddressList {
  /** Each address once. */
  readonly pages: readonly ListedAddress[];
  /** Lines without an address of the web, or with more cells than there are headings. */
  readonly skipped: number;
  /** Addresses beyond the limit. */
  readonly leftOut: number;
  /** How the letters of a file were read that does not say it. */
  readonly encoding?: ListNotes['encoding'];
}

export type AddressRefusal = 'empty' | 'noAddresses' | 'tooLarge' | 'gone';

/** Lines of a file that are read at all. */
const LINES_MOST = 50_000;

/** Parses a file of addresses: CSV with a heading row, or one address per line. Returns a refusal if it is empty or has no address. */
export function addressFileIn(text: string): AddressList | { readonly refusal: AddressRefusal } {
  if (text.trim() === '') return { refusal: 'empty' };
  const table = tableIn(text, new Set(['page']), LINES_MOST);
  const url = table && pageColumnIn(table);
  const list = table === null || url === null ? addressesIn(text) : listIn(table, url);
  return list.pages.length === 0 ? { refusal: 'noAddresses' } : list;
}

function listIn(table: Table, url: number): AddressList {
  const keyphrase = columnFor(table, 'phrase', () => true) ?? -1;
  const list = listOf(
    table.rows.map((cells) => ({ url: cells[url] ?? '', keyphrase: cells[keyphrase] ?? '' })),
  );
  return { ...list, skipped: list.skipped + table.wider };
}

/** A column that is not called so is one of addresses if so many of its cells are. */
const ADDRESSES_LEAST = 0.5;

/**
 * Returns the index of the column of page addresses: of those with that heading the one with most addresses, else the first column
 * that mostly has addresses; null if there is none.
 */
export function pageColumnIn(table: Table): number | null {
  const isAddress = (cell: string) => webAddressIn(cell) !== null;
  const columns = table.names.map((_, at) => ({ at, share: shareOf(table, at, isAddress) }));
  const [named] = columns
    .filter(({ at, share }) => table.headings[at]?.column === 'page' && share > 0)
    .sort((one, other) => other.share - one.share);
  return (named ?? columns.find(({ share }) => share >= ADDRESSES_LEAST))?.at ?? null;
}

/** Reads lines. */
export const addressesIn = (text: string): AddressList =>
  listOf(
    text
      .replace(/^\uFEFF/, '')
      .split(/\r\n?|\n/)
      .map((line) => line.trim())
      .filter((line) => line !== '')
      .map(partsOf),
  );

interface Parts {
  readonly url: string;
  readonly keyphrase: string;
}

/** Characters of addresses. A comma may belong to one; what follows a comma that does not has none of them. */
const ADDRESS_CHARS = ['.', '/', '?', '=', '&'];
/** In linear time: a line may be as long as the file. */
function partsOf(line: string): Parts {
  const last = Math.max(...ADDRESS_CHARS.map((one) => line.lastIndexOf(one)));
  const comma = line.indexOf(',', Math.max(1, last + 1));
  const ends = [line.search(/[\t;]/), isOfAddress(line, comma) ? -1 : comma];
  const end = Math.min(...ends.filter((at) => at >= 0));
  if (end === 0 || end === Infinity) return { url: line, keyphrase: '' };
  return { url: line.slice(0, end), keyphrase: line.slice(end + 1) };
}

/** "x,12", "x,a-b" and "q?a=1,b" are addresses; "x,grinder" and "x, 12" are an address and a keyphrase. */
function isOfAddress(line: string, comma: number): boolean {
  const behind = line.slice(comma + 1);
  if (comma < 0 || behind === '' || /\s/.test(behind)) return false;
  return /^\P{L}|[-_%+]/u.test(behind) || line.lastIndexOf('?', comma) > 0;
}

function listOf(lines: readonly Parts[]): AddressList {
  const found = new Map<string, ListedAddress>();
  let skipped = 0;
  for (const { url: typed, keyphrase } of lines) {
    const url = webAddressIn(typed);
    if (url === null) skipped += 1;
    else if (!found.has(url)) found.set(url, { url, keyphrase: phraseIn(keyphrase) });
  }
  const all = [...found.values()];
  const pages = all.slice(0, BOUNDS.auditPages.most);
  return { pages, skipped, leftOut: all.length - pages.length };
}

const phraseIn = (text: string): string | null =>
  text.trim().slice(0, KEYPHRASE_MAX_CHARS).trim() || null;

/** The parser that browsers and Node share (domain/session/address.ts). */
declare const URL: {
  canParse(address: string): boolean;
  new (address: string): Readonly<Record<'protocol' | 'hostname' | 'href', string>>;
};

const SCHEME = /^[a-z][a-z0-9+.-]*:(?!\d)/i;

/** To a parser of addresses, the number 7 is 0.0.0.7. */
const FIGURE = /^\d+(?:[.,]\d+)?$/;

/** Returns the address with `https://` if no protocol was typed; null if it cannot be a web page. */
export function webAddressIn(typed: string): string | null {
  const text = typed.trim();
  if (FIGURE.test(text)) return null;
  const whole = SCHEME.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return null;
  const { protocol, hostname, href } = new URL(whole);
  const isWeb = /^https?:$/.test(protocol) && /[.:]|^localhost$/.test(hostname);
  return isWeb && href.length <= SOURCE_URL_MAX_CHARS ? href : null;
}
