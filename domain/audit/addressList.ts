/** Addresses as people paste them or tools save them: one a line, or a column of a CSV file, with a keyphrase beside it or without. */
import { BOUNDS } from '#contract/bounds.ts';
import { SOURCE_URL_MAX_CHARS } from '#contract/page.route.ts';
import { KEYPHRASE_MAX_CHARS } from '#contract/topicBounds.ts';
import { type ColumnNames, csvRowsIn, headingIn } from '../csvRows.ts';

export interface ListedAddress {
  readonly url: string;
  readonly keyphrase: string | null;
}

export interface AddressList {
  /** Each address once. */
  readonly pages: readonly ListedAddress[];
  /** Lines without an address of the web. */
  readonly skipped: number;
  /** Addresses beyond the limit. */
  readonly leftOut: number;
}

export type AddressRefusal = 'empty' | 'noAddresses' | 'tooLarge' | 'gone';

const NAMES: ColumnNames<'url' | 'keyphrase'> = {
  url: 'url,urls,address,addresses,page,pages,top pages,link,loc,landing page,adresse,seite,seiten,página,pagina,adres,адрес,страница'.split(
    ',',
  ),
  keyphrase:
    'keyphrase,keyword,keywords,focus keyword,focus keyphrase,query,suchbegriff,schlüsselwort,mot-clé,palabra clave,parola chiave,zoekwoord,palavra-chave,ключевое слово'.split(
      ',',
    ),
};

/** Lines of a file that are read at all. */
const LINES_MOST = 50_000;

/** Reads a file: CSV with a heading, or lines. */
export function addressFileIn(text: string): AddressList | { readonly refusal: AddressRefusal } {
  const { rows } = csvRowsIn(text, LINES_MOST);
  if (rows.length === 0) return { refusal: 'empty' };
  const heading = headingIn(rows, NAMES, 'url');
  const list =
    heading === null
      ? addressesIn(text)
      : listOf(
          rows.slice(heading.at + 1).map((cells) => ({
            url: cells[heading.columns.get('url') ?? 0] ?? '',
            keyphrase: cells[heading.columns.get('keyphrase') ?? -1] ?? '',
          })),
        );
  return list.pages.length === 0 ? { refusal: 'noAddresses' } : list;
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

/** Signs of addresses. A comma may belong to one; what follows a comma that does not has none of them. */
const SIGNS = ['.', '/', '?', '=', '&'];

/** In linear time: a line may be as long as the file. */
function partsOf(line: string): Parts {
  const sign = Math.max(...SIGNS.map((one) => line.lastIndexOf(one)));
  const ends = [line.search(/[\t;]/), line.indexOf(',', Math.max(1, sign + 1))];
  const end = Math.min(...ends.filter((at) => at >= 0));
  if (end === 0 || end === Infinity) return { url: line, keyphrase: '' };
  return { url: line.slice(0, end), keyphrase: line.slice(end + 1) };
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

/** With `https://` if it has no protocol; null if it can be no page of the web. */
export function webAddressIn(typed: string): string | null {
  const text = typed.trim();
  const whole = SCHEME.test(text) ? text : `https://${text}`;
  if (/\s/.test(text) || !URL.canParse(whole)) return null;
  const { protocol, hostname, href } = new URL(whole);
  const isWeb = /^https?:$/.test(protocol) && /[.:]|^localhost$/.test(hostname);
  return isWeb && href.length <= SOURCE_URL_MAX_CHARS ? href : null;
}
