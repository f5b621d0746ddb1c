import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { routes } from '#contract/routes.ts';

const spec = readFileSync(new URL('../../docs/spec.md', import.meta.url), 'utf8');

/** The groups that the specification names. */
const [, list = ''] =
  /\*\*§7\.api\.5\*\* The controller groups of the API are ([^.]+)\./.exec(spec) ?? [];
const NAMED = list.split(', ');

// §7.api.5
test('the API has the groups of the specification', () => {
  expect(NAMED).toHaveLength(21);
  expect(NAMED.filter((name) => !Object.hasOwn(routes, name))).toEqual([]);
});
