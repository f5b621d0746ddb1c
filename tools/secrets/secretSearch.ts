/** Looks for secrets in bytes, in every form in which a program may have written them. */
import { createReadStream, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A secret of a run, and what it is. */
export interface KnownSecret {
  readonly name: string;
  readonly text: string;
}

export interface Hit {
  readonly secret: string;
  readonly form: string;
  readonly place: string;
}

interface Pattern {
  readonly secret: string;
  readonly form: string;
  readonly bytes: Buffer;
}

/** Base64 of the text inside of a longer one, which begins at one of three places of a group: without the letters that it shares. */
function base64Inside(text: string, before: number): string {
  const bytes = Buffer.concat([Buffer.alloc(before), Buffer.from(text)]);
  const from = Math.ceil((before * 8) / 6);
  return bytes.toString('base64').slice(from, Math.floor((bytes.length * 8) / 6));
}

const urlSafe = (base64: string): string => base64.replaceAll('+', '-').replaceAll('/', '_');

function formsOf({ name: secret, text }: KnownSecret): Pattern[] {
  const hex = Buffer.from(text).toString('hex');
  const inside = [0, 1, 2].map((before) => base64Inside(text, before));
  const forms: readonly (readonly [string, string])[] = [
    ['UTF-8', text],
    ['UTF-8 in an address', encodeURIComponent(text)],
    ['hex', hex],
    ['HEX', hex.toUpperCase()],
    ...inside.map((letters) => ['base64', letters] as const),
    ...inside.map((letters) => ['base64url', urlSafe(letters)] as const),
  ];
  const different = new Map(forms.toReversed().map(([form, letters]) => [letters, form]));
  const utf16 = { secret, form: 'UTF-16', bytes: Buffer.from(text, 'utf16le') };
  return [
    ...[...different].map(([letters, form]) => ({ secret, form, bytes: Buffer.from(letters) })),
    utf16,
  ];
}

/** The bytes that a pattern is looked up by. */
const PREFIX = 4;
const prefixAt = (bytes: Uint8Array, at: number): number =>
  ((bytes[at] ?? 0) | ((bytes[at + 1] ?? 0) << 8) | ((bytes[at + 2] ?? 0) << 16)) & 0xff_ffff;

export interface SecretSearch {
  readonly hits: readonly Hit[];
  /** How many bytes were searched. */
  bytes(): number;
  text(place: string, text: string): void;
  stream(place: string, chunks: AsyncIterable<Buffer>): Promise<void>;
  /** Every file of a folder, except those of this name. */
  folder(folder: string, except?: string): Promise<void>;
}

/** A secret is at least 8 bytes: a shorter one is found by chance. */
export function secretSearch(secrets: readonly KnownSecret[]): SecretSearch {
  const patterns = secrets.flatMap(formsOf).filter(({ bytes }) => bytes.length >= 8);
  const byPrefix = Map.groupBy(patterns, ({ bytes }) => prefixAt(bytes, 0));
  const isPrefix = new Uint8Array(0x100_0000);
  for (const prefix of byPrefix.keys()) isPrefix[prefix] = 1;
  const longest = Math.max(PREFIX, ...patterns.map(({ bytes }) => bytes.length));
  const found = new Map<string, Hit>();
  let searched = 0;
  const compare = (place: string, bytes: Buffer, at: number) => {
    for (const { secret, form, bytes: wanted } of byPrefix.get(prefixAt(bytes, at)) ?? [])
      if (wanted.equals(bytes.subarray(at, at + wanted.length)))
        found.set(`${secret} ${form} ${place}`, { secret, form, place });
  };
  const search = (place: string, bytes: Buffer) => {
    for (let at = 0; at + PREFIX <= bytes.length; at += 1)
      if (isPrefix[prefixAt(bytes, at)] === 1) compare(place, bytes, at);
  };
  const stream: SecretSearch['stream'] = async (place, chunks) => {
    let rest = Buffer.alloc(0);
    for await (const chunk of chunks) {
      searched += chunk.length;
      const bytes = Buffer.concat([rest, chunk]);
      search(place, bytes);
      rest = bytes.subarray(Math.max(0, bytes.length - longest + 1));
    }
  };
  return {
    get hits() {
      return [...found.values()];
    },
    bytes: () => searched,
    stream,
    text(place, text) {
      const bytes = Buffer.from(text);
      searched += bytes.length;
      search(place, bytes);
    },
    async folder(folder, except) {
      for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
        const file = join(entry.parentPath, entry.name);
        if (entry.isFile() && entry.name !== except)
          await stream(file, createReadStream(file, { highWaterMark: 1024 * 1024 }));
      }
    },
  };
}
