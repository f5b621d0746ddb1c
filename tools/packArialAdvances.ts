/**
 * Packs the widths of the characters of Arimo, whose metrics are those of Arial, for domain/seo: `npm pack
 * @fontsource/arimo@5.3.0` (the font is by Steve Matteson, OFL-1.1), unpack it, then
 * `node tools/packArialAdvances.ts <folder>/files`. Reads WOFF 1: a directory of zlib-compressed TrueType tables.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { inflateSync } from 'node:zlib';
import { ROOT } from './lib/run.ts';

const REGULAR = /^arimo-[a-z-]+-400-normal\.woff$/;
const DIRECTORY_AT = 44;
const DIRECTORY_ENTRY_BYTES = 20;
/** Characters of a line of the packed file. */
const LINE_CHARACTERS = 90;

type Tables = ReadonlyMap<string, Buffer>;

function tablesOf(woff: Buffer): Tables {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const entry = DIRECTORY_AT + index * DIRECTORY_ENTRY_BYTES;
    const [at, packed, full] = [4, 8, 12].map((field) => woff.readUInt32BE(entry + field));
    const data = woff.subarray(at, (at ?? 0) + (packed ?? 0));
    tables.set(
      woff.toString('latin1', entry, entry + 4),
      packed === full ? data : inflateSync(data),
    );
  }
  return tables;
}

function table(tables: Tables, name: string): Buffer {
  const found = tables.get(name);
  if (found === undefined) throw new Error(`The font has no table ${name}.`);
  return found;
}

/** The glyph of each character, from the subtable of format 4 (OpenType, cmap). */
function glyphsOf(cmap: Buffer): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < cmap.readUInt16BE(2); index += 1) {
    const subtable = cmap.subarray(cmap.readUInt32BE(8 + index * 8));
    if (subtable.readUInt16BE(0) === 4) readSegments(subtable, glyphs);
  }
  return glyphs;
}

function readSegments(subtable: Buffer, glyphs: Map<number, number>): void {
  const bytes = subtable.readUInt16BE(6);
  for (let segment = 0; segment < bytes; segment += 2) {
    const end = subtable.readUInt16BE(14 + segment);
    const start = subtable.readUInt16BE(16 + bytes + segment);
    const delta = subtable.readUInt16BE(16 + 2 * bytes + segment);
    const rangeAt = 16 + 3 * bytes + segment;
    const range = subtable.readUInt16BE(rangeAt);
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const direct =
        range === 0 ? code : subtable.readUInt16BE(rangeAt + range + 2 * (code - start));
      if (direct !== 0) glyphs.set(code, (direct + delta) & 0xffff);
    }
  }
}

const advances = new Map<number, number>();
let unitsPerEm = 0;
const [, , folder = ''] = process.argv;
for (const file of readdirSync(folder).filter((name) => REGULAR.test(name))) {
  const tables = tablesOf(readFileSync(join(folder, file)));
  unitsPerEm = table(tables, 'head').readUInt16BE(18);
  const last = table(tables, 'hhea').readUInt16BE(34) - 1;
  for (const [code, glyph] of glyphsOf(table(tables, 'cmap')))
    advances.set(code, table(tables, 'hmtx').readUInt16BE(4 * Math.min(glyph, last)));
}

/** Combining marks and invisible characters are told apart by rule. */
const isPacked = (character: string) => !/[\p{M}\p{C}\p{Z}]/u.test(character) || character === ' ';

const byAdvance = Map.groupBy(
  [...advances].sort(([a], [b]) => a - b).filter(([code]) => isPacked(String.fromCodePoint(code))),
  ([, advance]) => advance,
);
const rows = [...byAdvance]
  .sort(([a], [b]) => a - b)
  .flatMap(([advance, codes]) => {
    const characters = codes.map(([code]) => String.fromCodePoint(code));
    return Array.from({ length: Math.ceil(characters.length / LINE_CHARACTERS) }, (_, line) => {
      const part = characters.slice(line * LINE_CHARACTERS, (line + 1) * LINE_CHARACTERS).join('');
      return `  [${advance}, ${JSON.stringify(part)}],`;
    });
  });
writeFileSync(
  join(ROOT, 'domain/seo/result/arialAdvances.ts'),
  `/** Widths of the characters of Arimo 5.3.0 (OFL-1.1), made by tools/packArialAdvances.ts. */
// biome-ignore-all format: a table
export const UNITS_PER_EM = ${unitsPerEm};
export const ARIAL_ADVANCES: readonly (readonly [advance: number, characters: string])[] = [
${rows.join('\n')}
];
`,
);
