import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SCORER_VERSION } from '#domain/seo/report/weights.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { anAnswer, aSnapshot, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

async function setup(
  scorerVersion = SCORER_VERSION,
  snapshots: PortOverrides['snapshots'] = {},
  isOfflineAtFirst = false,
) {
  let newest: string | null = idOf(41);
  let isOffline = isOfflineAtFirst;
  const made = (id: string) => aSnapshot({ id, scorerVersion });
  const page = await openArticle({
    snapshots,
    competitorsCollector: {
      async getSnapshots() {
        if (isOffline) throw anAnswer(503);
        return { articleId, snapshots: newest === null ? [] : [made(newest)] };
      },
      getSnapshot: async ({ snapshotId }) => made(snapshotId),
    },
  });
  await page.pass(100);
  return {
    ...page,
    look: async () => {
      page.dispatch(articleSnapshot.lookRequested({ articleId }));
      await page.pass(100);
    },
    becomes: (id: string | null) => {
      newest = id;
    },
    goOffline: () => {
      isOffline = true;
    },
    known: () => articleSnapshot.selectOf(page.state(), articleId)?.id,
    scoredWith: () => articleReport.selectSubject(page.state(), articleId)?.snapshot?.id,
  };
}

// §d.ledger.6
test('the report is made beside the newest snapshot, which stays without a connection', async () => {
  const page = await setup();
  expect(page.scoredWith()).toBe(idOf(41));
  await page.look();
  expect(page.callsOf('competitorsCollector.getSnapshot')).toHaveLength(1);
  page.becomes(idOf(42));
  page.goOffline();
  await page.look();
  expect(page.scoredWith()).toBe(idOf(41));
  expect(page.callsOf('errors.report')).toEqual([]);
});

// §d.ledger.6
test('a newer analysis is found when somebody looks; one of another scorer version is not used', async () => {
  const page = await setup();
  page.becomes(idOf(42));
  await page.look();
  expect(page.scoredWith()).toBe(idOf(42));
  closePages();
  const other = await setup('0');
  expect(other.known()).toBe(idOf(41));
  expect(other.scoredWith()).toBeUndefined();
});

// §d.changes.1
test('a newer snapshot is in the list of those that are compared, too', async () => {
  const page = await setup();
  const args = { workspaceId: WORKSPACE_ID, articleId };
  page.dispatch(resources.used({ name: 'snapshots', args }));
  await page.pass(100);
  page.becomes(idOf(42));
  await page.look();
  const entry = resources.select(page.state(), keyOf({ name: 'snapshots', args }));
  expect(entry?.data).toMatchObject({ snapshots: [{ id: idOf(42) }] });
});

const kept = async () => aSnapshot({ id: idOf(40) });

// §d.ledger.7
test('after a reload without an answer of the server, the text is scored beside what the device has kept', async () => {
  const page = await setup(SCORER_VERSION, { kept }, true);
  expect(page.scoredWith()).toBe(idOf(40));
  expect(page.callsOf('snapshots.forget')).toEqual([]);
});

// §d.ledger.7
test('what the server answers replaces it, there and on the device', async () => {
  const page = await setup(SCORER_VERSION, { kept });
  expect(page.scoredWith()).toBe(idOf(41));
  expect(page.callsOf('snapshots.keep').map(({ args }) => args[0])).toEqual([
    expect.objectContaining({ articleId, snapshot: expect.objectContaining({ id: idOf(41) }) }),
  ]);
  page.becomes(null);
  await page.look();
  expect(page.known()).toBeUndefined();
  expect(page.callsOf('snapshots.forget')).toHaveLength(1);
});

// §d.ledger.7
test.each([
  ['rejects', () => Promise.reject(new Error('full'))],
  ['does not answer', () => new Promise<never>(() => {})],
])('a device that %s changes nothing', async (_how, kept) => {
  const page = await setup(SCORER_VERSION, { kept, keep: kept });
  await page.pass(1000);
  expect(page.scoredWith()).toBe(idOf(41));
  page.becomes(idOf(42));
  await page.look();
  expect(page.scoredWith()).toBe(idOf(42));
  expect(page.callsOf('errors.report')).toEqual([]);
});
