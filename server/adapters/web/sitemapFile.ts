/**
 * One file of a sitemap, read as its bytes come: XML (sitemaps.org) with pages or further files, RSS, Atom, or an address in each
 * line; also packed. Memory does not grow with the file. Entities of its own are not resolved.
 */
import { pipeline, Readable } from 'node:stream';
import { constants, createGunzip } from 'node:zlib';
import type { Handler } from 'htmlparser2';
import { byteOrderMark } from '#domain/encodings/textEncoding.ts';

/** Of pages, or of further files. */
export type Listed = 'page' | 'part';

export interface SitemapEnd {
  /** It has the form of a sitemap. */
  readonly isSitemap: boolean;
  /** Nothing of it is missing or cannot be read; true if the reader had enough. */
  readonly isWhole: boolean;
}

/** Takes an address as it is written, and says whether more are wanted. */
type Take = (address: string, listed: Listed) => boolean;
type Bytes = AsyncIterable<Uint8Array>;

/** Unpacked: as many bytes as the protocol allows, and thereby more letters. */
const MOST_CHARS = 50 * 1024 * 1024;
/** As the protocol allows. */
const ADDRESS_MOST_CHARS = 2048;

export async function readSitemapFile(packed: Bytes, take: Take): Promise<SitemapEnd> {
  let reader: Reader | null = null;
  let [size, isCut] = [0, false];
  try {
    for await (const text of texts(unzipped(unzipped(packed)))) {
      reader ??= /^\s*</.test(text) ? await xmlReader(take) : lineReader(take);
      size += text.length;
      isCut = size > MOST_CHARS;
      if (isCut || !reader.write(text)) break;
    }
  } catch (error) {
    if (!isDamaged(error)) throw error;
    isCut = true;
  }
  return reader?.end(isCut) ?? { isSitemap: false, isWhole: false };
}

/** What is packed breaks off, or is none. */
const isDamaged = (error: unknown): boolean =>
  /^Z_/.test(String((error as Partial<NodeJS.ErrnoException> | null)?.code));

interface Reader {
  /** Whether more is wanted. */
  write(text: string): boolean;
  /** `isCut`: the file goes on. */
  end(isCut: boolean): SitemapEnd;
}

const GZIP = [0x1f, 0x8b];

/** A file may be packed, and packed again by its server, whatever its name and type are. */
async function* unzipped(bytes: Bytes): AsyncGenerator<Uint8Array> {
  const { first, all } = await beginning(bytes, GZIP.length);
  const isPacked = GZIP.every((byte, at) => first[at] === byte);
  yield* isPacked ? gunzipped(all) : all;
}

function gunzipped(bytes: Bytes): Bytes {
  const unzip = createGunzip({ finishFlush: constants.Z_SYNC_FLUSH }); // as far as it goes
  return pipeline(Readable.from(bytes), unzip, () => undefined); // the reader sees the error
}

/** Enough for an XML declaration. */
const DECLARATION_BYTES = 256;
const DECLARED = /^\s*<\?xml\s[^<>]*?encoding\s*=\s*["']([\w-]+)["']/;

async function* texts(bytes: Bytes): AsyncGenerator<string> {
  const { first, all } = await beginning(bytes, DECLARATION_BYTES);
  const decoder = decoderOf(byteOrderMark(first) ?? declaredIn(first) ?? 'utf-8');
  for await (const chunk of all) yield decoder.decode(chunk, { stream: true });
  yield decoder.decode();
}

/** A text that can be read as ASCII is not UTF-16, whatever it declares. */
function declaredIn(bytes: Buffer): string | undefined {
  const declared = DECLARED.exec(bytes.toString('latin1', 0, DECLARATION_BYTES))?.[1];
  return declared !== undefined && /^utf-?16/i.test(declared) ? undefined : declared;
}

function decoderOf(label: string): TextDecoder {
  try {
    return new TextDecoder(label);
  } catch {
    return new TextDecoder(); // an unknown name is ignored
  }
}

/** The first bytes, at least so many if there are, and all of them. */
async function beginning(bytes: Bytes, least: number) {
  const rest = bytes[Symbol.asyncIterator]();
  const chunks: Uint8Array[] = [];
  for (let size = 0; size < least; ) {
    const { value, done } = await rest.next();
    if (done === true) break;
    chunks.push(value);
    size += value.length;
  }
  const first = Buffer.concat(chunks);
  const all = async function* () {
    yield first;
    yield* { [Symbol.asyncIterator]: () => rest };
  };
  return { first, all: all() };
}

const WEB_ADDRESS = /^https?:\/\//i;

/** An address in each line. */
function lineReader(take: Take): Reader {
  let [line, goesOn, isSitemap, isWhole] = ['', true, false, true];
  const takeLine = (text: string): boolean => {
    const said = text.trim();
    if (said === '') return goesOn;
    const isAddress = WEB_ADDRESS.test(said) && said.length <= ADDRESS_MOST_CHARS;
    isSitemap ||= isAddress;
    isWhole &&= isAddress;
    goesOn = isAddress ? take(said, 'page') : isSitemap; // what begins otherwise is no sitemap
    return goesOn;
  };
  return {
    write(text) {
      const lines = (line + text).split(/\r\n?|\n/);
      line = (lines.pop() ?? '').slice(0, ADDRESS_MOST_CHARS + 1);
      return lines.every(takeLine);
    },
    end(isCut) {
      if (goesOn && !isCut) takeLine(line);
      return { isSitemap, isWhole: isWhole && isSitemap && !isCut };
    },
  };
}

const ROOTS: ReadonlySet<string> = new Set(['urlset', 'sitemapindex', 'rss', 'rdf', 'feed']);
/** Elements whose text is an address, in which element. */
const TEXTS: Readonly<Record<string, Listed>> = {
  'url loc': 'page',
  'sitemap loc': 'part',
  'item link': 'page',
};
/** Elements that list one address each. */
const ENTRIES: ReadonlySet<string | undefined> = new Set(['url', 'sitemap', 'item', 'entry']);
/** More than a sitemap has. */
const MOST_DEPTH = 50;
/** A tag or comment that goes on for longer is no part of a sitemap. */
const MOST_OPEN_CHARS = 1024 * 1024;

async function xmlReader(take: Take): Promise<Reader> {
  const { Parser } = await import('htmlparser2'); // Jest cannot import it and require it (sanitize-html) at once
  const elements = new Elements(take);
  const options = { xmlMode: true, lowerCaseTags: true, lowerCaseAttributeNames: true };
  const parser = new Parser(elements, options);
  let [written, isOpenTooLong] = [0, false];
  return {
    write(text) {
      parser.write(text);
      written += text.length;
      isOpenTooLong = written - parser.endIndex > MOST_OPEN_CHARS;
      return elements.goesOn && !isOpenTooLong;
    },
    end(isCut) {
      if (!elements.goesOn) return elements; // it had enough, or is none
      parser.end();
      const isWhole = elements.isWhole && elements.isClosed && !isCut && !isOpenTooLong;
      return { isSitemap: elements.isSitemap, isWhole };
    },
  };
}

/** Namespaces may have any prefix. */
const localName = (tag: string): string => tag.slice(tag.lastIndexOf(':') + 1);

/** What the elements of a sitemap list. */
class Elements implements SitemapEnd, Partial<Handler> {
  isSitemap = false;
  isWhole = true;
  goesOn = true;
  /** The root has its end. */
  isClosed = false;
  readonly #take: Take;
  readonly #names: string[] = [];
  #address: { text: string; readonly listed: Listed } | null = null;
  /** The entry that is open has an address. */
  #isListed = false;

  constructor(take: Take) {
    this.#take = take;
  }

  onopentag(tag: string, { href, rel = 'alternate' }: Readonly<Record<string, string>>): void {
    const [name, outer] = [localName(tag), this.#names.at(-1)];
    if (outer === undefined) this.isSitemap = ROOTS.has(name);
    const listed = TEXTS[`${outer} ${name}`];
    if (href === undefined && listed !== undefined)
      this.#address = { text: '', listed: this.#names[0] === 'sitemapindex' ? 'part' : listed };
    if (ENTRIES.has(name)) this.#isListed = false;
    const isEntry = outer === 'entry' && name === 'link' && rel === 'alternate';
    if (isEntry && href !== undefined) this.#found(href, 'page');
    this.#names.push(name);
    if (this.#names.length > MOST_DEPTH) this.isSitemap = false;
    this.goesOn &&= this.isSitemap;
  }

  ontext(text: string): void {
    const address = this.#address;
    if (address !== null && address.text.length <= ADDRESS_MOST_CHARS) address.text += text;
  }

  /** `isImplied`: the file ends before its elements do. */
  onclosetag(_tag: string, isImplied: boolean): void {
    const name = this.#names.pop();
    if (this.#address !== null && !isImplied) this.#found(this.#address.text, this.#address.listed);
    this.#address = null;
    if (ENTRIES.has(name)) this.isWhole &&= this.#isListed;
    this.isClosed ||= this.#names.length === 0 && !isImplied;
  }

  #found(text: string, listed: Listed): void {
    const said = text.trim();
    this.#isListed = true;
    if (said === '' || said.length > ADDRESS_MOST_CHARS) this.isWhole = false;
    else this.goesOn &&= this.#take(said, listed);
  }
}
