/** `npm run bench:stalls` calls every endpoint: what it sends is valid and as large as it may be, and what it needs was made before. */
import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { type Given, type Ids, MAKES } from '../../bench/stalls/cases.ts';
import { MAKE_ARTICLE, phasesOf, REFUSED } from '../../bench/stalls/order.ts';
import { addressOf, bodiesOf } from '../../bench/stalls/requests.ts';
import { ENDPOINTS, type Endpoint } from '../server/support/endpoints.ts';

const id = () => crypto.randomUUID();

const given = {
  workspaceId: id(),
  folderId: id(),
  projectId: id(),
  otherFolderId: id(),
  ideaId: id(),
  siteId: id(),
  job: id(),
  articleId: id(),
  baseVersion: 1,
  version: 1,
  blocks: 3,
  firstHtml: '<p>Hi</p>',
} satisfies Given;

const PLACES = { pages: 'http://127.0.0.1:1', model: 'http://127.0.0.1:1/v1' };

/** Values of what answers would say, by name. */
const MADE: Ids = { basedOn: '2026-01-01T00:00:00.000Z', version: 1 };

/** What is wrong with the requests to an endpoint. */
function flawsOf(endpoint: Endpoint, ids: Ids): string[] {
  try {
    addressOf(endpoint, ids);
    return [...bodiesOf(endpoint, ids, PLACES)].flatMap(([what, body]) => {
      const { error } = z.safeParse(endpoint.schemas.body ?? z.any(), body);
      return error === undefined ? [] : [`${endpoint.name} (${what}): ${error.message}`];
    });
  } catch (error) {
    return [`${endpoint.name}: ${error}`];
  }
}

test('every endpoint is called with a valid request, whose ids an earlier call has made', () => {
  const { once, ofText, ending } = phasesOf(ENDPOINTS);
  const ids: Ids = { ...given };
  const flaws = [...once, ...ofText, ...ending].flatMap((endpoint) => {
    const found = flawsOf(endpoint, ids);
    for (const name of Object.keys(MAKES[endpoint.name] ?? {})) ids[name] = MADE[name] ?? id();
    return found;
  });
  expect(flaws).toEqual([]);
  const called = new Set([...once, ...ofText, ...ending].map(({ name }) => name));
  const all = ENDPOINTS.map(({ name }) => name);
  expect([...called, ...MAKE_ARTICLE].toSorted()).toEqual(all.toSorted());
});

test('what the tables of the bench name is an endpoint', () => {
  const names = new Set(ENDPOINTS.map(({ name }) => name));
  expect([...Object.keys(MAKES), ...Object.keys(REFUSED)].filter((one) => !names.has(one))).toEqual(
    [],
  );
});
