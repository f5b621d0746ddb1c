import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { routes } from '#contract/routes.ts';

const spec = readFileSync(new URL('../../docs/spec.md', import.meta.url), 'utf8');

/** The groups that the specification names. */
const [, list = ''] =
  /\*\*§7\.api\.5\*\* The controller groups of the API are ([^.]+)\./.exec(spec) ?? [];
const NAMED = list.split(', ');

/** Those that come with publishing. */
const NOT_BUILT = ['integration', 'folderIntegration'];

// §7.api.5
test('the API has the groups of the specification, but for those that are not built', () => {
  expect(NAMED).toHaveLength(21);
  const missing = NAMED.filter((name) => !Object.hasOwn(routes, name));
  expect(missing.sort()).toEqual(NOT_BUILT.toSorted());
});
