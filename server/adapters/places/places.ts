/** The cities of the world with at least 1,000 inhabitants, packed by tools/packPlaces.ts. Read at the first search. */
import { readFile } from 'node:fs/promises';
import { setImmediate as turn } from 'node:timers/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { PLACES_LISTED } from '#contract/writing/location.route.ts';
import type { Place } from '#contract/writing/location.schema.ts';
import { folded } from './folded.ts';

/** A line for each city, the largest first: names, separated by `|` and the first one shown, then country and region. */
const FILE = new URL('./cities.tsv.gz', import.meta.url);

interface Gazetteer {
  readonly lines: readonly string[];
  /** All lines as they are searched: `|` in front of each name and behind it. */
  readonly text: string;
  /** Where each line begins in `text`. */
  readonly starts: Int32Array;
}

/** All at once would keep everybody else waiting for a quarter of a second. */
const LINES_PER_TURN = 10_000;

let gazetteer: Promise<Gazetteer> | null = null;

/**
 * The cities of which the text is a name, then those of which a name begins with it, the largest first. Accents and case
 * do not matter.
 */
export async function placesNamed(text: string, country: string | null): Promise<Place[]> {
  gazetteer ??= read();
  const { lines, ...searched } = await gazetteer;
  const found = new Set<number>();
  for (const wanted of [`|${folded(text)}|`, `|${folded(text)}`]) {
    for (const line of linesWith(wanted, searched)) {
      if (found.size === PLACES_LISTED) break;
      if (country === null || lines[line]?.includes(`\t${country}\t`)) found.add(line);
    }
  }
  return [...found].map((line) => placeOf(lines[line] ?? ''));
}

/** The numbers of the lines with a text, in their order. */
function* linesWith(wanted: string, { text, starts }: Pick<Gazetteer, 'text' | 'starts'>) {
  let line = 0;
  for (let at = text.indexOf(wanted); at >= 0; ) {
    while ((starts[line + 1] ?? text.length) <= at) line += 1;
    yield line;
    at = text.indexOf(wanted, starts[line + 1] ?? text.length);
  }
}

async function read(): Promise<Gazetteer> {
  const unpacked = await promisify(gunzip)(await readFile(FILE));
  const lines = unpacked.toString('utf8').trimEnd().split('\n');
  const searched: string[] = [];
  for (const line of lines) {
    searched.push(`|${folded(line.slice(0, line.indexOf('\t')))}|\n`);
    if (searched.length % LINES_PER_TURN === 0) await turn();
  }
  const starts = new Int32Array(lines.length);
  for (let at = 1; at < lines.length; at += 1)
    starts[at] = (starts[at - 1] ?? 0) + (searched[at - 1]?.length ?? 0);
  return { lines, text: searched.join(''), starts };
}

function placeOf(line: string): Place {
  const [names = '', country = '', region = ''] = line.split('\t');
  return { city: names.split('|')[0] ?? '', region: region === '' ? null : region, country };
}
