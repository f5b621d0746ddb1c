/** Everything that shows a change at once: in whatever order things happen, and whichever answer is lost, page and server agree at rest. */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { stalenessOf } from '#contract/reads.ts';
import { routes } from '#contract/routes.ts';
import { SCENARIOS } from '#tests/support/interleavings/scenarios.ts';
import { interleavings } from '#tests/support/interleavings/search.ts';

/** `npm run verify:interleavings` searches them all. */
const ORDERS_MOST = 120;

// §d.save.20 §d.concurrent.3
test.each(Object.entries(SCENARIOS))('%s: page and server agree at rest', (_name, scenario) => {
  const { orders, story } = interleavings(scenario, { ordersMost: ORDERS_MOST });
  expect(story).toBeNull();
  expect(orders).toBeGreaterThan(50);
});

test('every row of the writes table is searched', async () => {
  const files = globSync('store/*/*.writes.ts').map((file) => import(`../../${file}`));
  const modules = (await Promise.all(files)) as readonly Readonly<Record<string, unknown>>[];
  const rows = modules.flatMap((module) =>
    Object.entries(module).flatMap(([table, own]) =>
      table.endsWith('Writes') ? Object.keys(Object(own)).map((row) => `${table}.${row}`) : [],
    ),
  );
  expect(Object.keys(SCENARIOS)).toEqual(expect.arrayContaining(rows));
});
