/** docs/security.md speaks of every item of the standard, once, and proves it with files that exist. */
import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';

/** How many items of levels 1 and 2 each section of OWASP ASVS 5.0.0 has; they are numbered from 1. */
const SECTIONS: Readonly<Record<string, number>> = {
  '1.1': 2,
  '1.2': 9,
  '1.3': 11,
  '1.4': 3,
  '1.5': 2,
  '2.1': 3,
  '2.2': 3,
  '2.3': 4,
  '2.4': 1,
  '3.2': 2,
  '3.3': 4,
  '3.4': 6,
  '3.5': 5,
  '3.7': 2,
  '4.1': 3,
  '4.2': 1,
  '4.3': 2,
  '4.4': 4,
  '5.1': 1,
  '5.2': 3,
  '5.3': 2,
  '5.4': 3,
  '6.1': 3,
  '6.2': 12,
  '6.3': 4,
  '6.4': 4,
  '6.5': 5,
  '6.6': 3,
  '6.8': 4,
  '7.1': 3,
  '7.2': 4,
  '7.3': 2,
  '7.4': 5,
  '7.5': 2,
  '7.6': 2,
  '8.1': 2,
  '8.2': 3,
  '8.3': 1,
  '8.4': 1,
  '9.1': 3,
  '9.2': 4,
  '10.1': 2,
  '10.2': 2,
  '10.3': 4,
  '10.4': 11,
  '10.5': 5,
  '10.6': 2,
  '10.7': 3,
  '11.1': 2,
  '11.2': 3,
  '11.3': 3,
  '11.4': 4,
  '11.5': 1,
  '11.6': 1,
  '12.1': 3,
  '12.2': 2,
  '12.3': 4,
  '13.1': 1,
  '13.2': 5,
  '13.3': 2,
  '13.4': 5,
  '14.1': 2,
  '14.2': 4,
  '14.3': 3,
  '15.1': 3,
  '15.2': 3,
  '15.3': 7,
  '16.1': 1,
  '16.2': 5,
  '16.3': 4,
  '16.4': 3,
  '16.5': 3,
  '17.1': 1,
  '17.2': 4,
  '17.3': 2,
};
const ITEMS = Object.entries(SECTIONS).flatMap(([section, count]) =>
  Array.from({ length: count }, (_, at) => `${section}.${at + 1}`),
);

interface Row {
  readonly items: readonly string[];
  readonly state: string;
  readonly where: string;
}

const page = readFileSync('docs/security.md', 'utf8');
const rows: readonly Row[] = [
  ...page.matchAll(/^\| ([\d., –]*\d\.\d+[\d., –]*) \|[^|]*\|([^|]*)\|([^|]*)\|$/gm),
].map(([, items = '', state = '', where = '']) => ({
  items: items.split(', ').flatMap(itemsOf),
  state: state.trim(),
  where: where.trim(),
}));

/** The items of `1.2.6–1.2.8`, in the order of the standard. */
function itemsOf(range: string): readonly string[] {
  const [from = '', to = from] = range.trim().split('–');
  return ITEMS.slice(ITEMS.indexOf(from), ITEMS.indexOf(to) + 1);
}

test('every item of levels 1 and 2 of the standard has one row', () => {
  const spoken = rows.flatMap(({ items }) => items);
  expect(spoken.toSorted((a, b) => ITEMS.indexOf(a) - ITEMS.indexOf(b))).toEqual(ITEMS);
});

test('a row is met, not met with its reason, or not applicable', () => {
  expect(rows.filter(({ state }) => !['met', 'not met', '–'].includes(state))).toEqual([]);
  expect(rows.filter(({ state, where }) => state === 'not met' && where.length < 20)).toEqual([]);
});

test('what proves a row exists', () => {
  const named = rows.flatMap(({ where }) => [...where.matchAll(/`([\w./-]+\/[\w./-]*)`/g)]);
  expect(named.length).toBeGreaterThan(80);
  expect(named.map(([, path = '']) => path).filter((path) => !existsSync(path))).toEqual([]);
});
