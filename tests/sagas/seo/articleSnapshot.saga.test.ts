import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { SCORER_VERSION } from '#domain/seo/weights.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { aSnapshot, anAnswer, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';
import { ARTICLE_ID as articleId, closePages, openArticle } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

async function setup(scorerVersion = SCORER_VERSION) {
  let newest: string | null = idOf(41);
  let isOffline = false;
  const made = (id: string) => aSnapshot({ id, scorerVersion });
  const page = await openArticle({
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
