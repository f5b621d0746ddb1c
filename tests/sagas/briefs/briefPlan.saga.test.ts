import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { locationOf } from '#src/kit/locationOf.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { notices } from '#store/session/notices.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { deferred } from '#tests/support/deferred.ts';
import {
  aBrief,
  aBriefData,
  aJobSummary,
  anAnswer,
  anArticle,
  aSnapshot,
  idOf,
  noNetwork,
  WORKSPACE_ID as workspaceId,
} from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { closePages, startPage } from '#tests/support/startPage.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  closePages();
  jest.useRealTimers();
});

const articleId = idOf(2);
const blocks = [
  { id: 'a', html: '<h2>Brush</h2>' },
  { id: 'b', html: '<p>Begin at the heel</p>' },
];

async function setup(overrides: PortOverrides = {}) {
  const page = await startPage(overrides);
  const wizard = () => articleWizard.select(page.state());
  const enter = async () => {
    page.dispatch(router.entered(locationOf('/articles/create', '')));
    page.dispatch(articleWizard.entered());
    await page.pass();
  };
  const drafts = () =>
    page.callsOf('content.postDraft').map(({ args }) => (args[0] as { body: object }).body);
  return { ...page, wizard, enter, drafts };
}

// §d.briefs.12
test('a brief opens the wizard with its outline; the draft names it, and what was typed before stays', async () => {
  const page = await setup({
    article: { getArticle: async () => anArticle({ id: articleId, blocks }) },
  });
  page.dispatch(brief.writeRequested({ workspaceId, articleId }));
  await page.pass();
  const paths = page.actions.filter(router.navigationRequested.match);
  expect(paths.at(-1)?.payload.to).toBe('/articles/create');
  await page.enter();
  expect(page.wizard()).toMatchObject({
    status: 'outlined',
    plan: [{ heading: 'Brush', notes: 'Begin at the heel', isPart: false }],
    values: { topic: 'trail shoes' },
    from: { briefId: articleId, snapshotId: null },
  });
  page.dispatch(articleWizard.submitRequested());
  await page.pass();
  expect(page.drafts()).toMatchObject([{ briefId: articleId, snapshotId: null }]);
});

// §d.briefs.13
test('a snapshot fills the wizard in the same way, and can be dropped again', async () => {
  const snapshotId = idOf(50);
  const answer = { snapshotId, keyphrase: 'shoes', country: '', city: '', language: 'en' };
  const page = await setup({
    brief: { getPlan: async () => ({ ...answer, data: aBriefData(), blocks }) },
  });
  await page.enter();
  page.dispatch(brief.planRequested({ workspaceId, snapshotId }));
  await page.pass();
  expect(page.wizard()).toMatchObject({ status: 'outlined', from: { snapshotId } });
  page.dispatch(articleWizard.fromDropped());
  page.dispatch(articleWizard.submitRequested());
  await page.pass();
  expect(page.drafts()).toMatchObject([{ briefId: null, snapshotId: null }]);
});

// §d.briefs.13
test('a new search is followed until it is over, and its own snapshot is taken, not an older one of the topic', async () => {
  let state: 'running' | 'finished' = 'running';
  const older = aSnapshot({ id: idOf(52), keyphrase: 'boots', jobId: idOf(91) });
  const found = aSnapshot({ id: idOf(51), keyphrase: 'boots', jobId: idOf(90) });
  const page = await setup({
    content: {
      getJob: async () =>
        ({
          job: aJobSummary({ kind: 'competitors', state }),
          steps: [],
          page: 0,
          last: true,
        }) as never,
    },
    competitorsCollector: {
      getRecentSnapshots: async () => ({ workspaceId, snapshots: [older, found] }),
      postCompetitors: async () => ({ jobId: idOf(90) }),
    },
  });
  await page.enter();
  const search = { topic: 'boots', country: '', location: '', language: 'en' };
  const of = { workspaceId, search };
  page.dispatch(brief.analyseRequested(of));
  await page.pass(4000);
  expect(brief.selectIsBusy(page.state())).toBe(true);
  state = 'finished';
  await page.pass(4000);
  expect(page.wizard().from).toEqual({ briefId: null, snapshotId: idOf(51) });
  expect(brief.selectIsBusy(page.state())).toBe(false);

  state = 'running';
  page.dispatch(brief.analyseRequested(of));
  await page.pass(1000);
  page.dispatch(articleWizard.changed({ topic: 'Mine' }));
  state = 'finished';
  await page.pass(4000);
  expect(page.wizard().values.topic).toBe('Mine');
  expect(notices.select(page.state()).map(({ text }) => text)).toContain('analysisKept');
});

test('a plan that replaces what was typed can be undone; the instructions of an earlier plan make way', async () => {
  const scope = (html: string) => [
    { id: 'a', html: '<h2>Brush</h2>' },
    { id: 'brief-scope', html: '<h2>Out of scope</h2>' },
    { id: 'b', html: `<ul><li>${html}</li></ul>` },
  ];
  const answer = { keyphrase: 'shoes', country: '', city: '', language: 'en', data: aBriefData() };
  const page = await setup({
    brief: {
      getPlan: async ({ snapshotId }) => {
        const text = snapshotId === idOf(50) ? 'Laces' : 'Soles';
        return { ...answer, snapshotId, blocks: scope(text) };
      },
    },
  });
  await page.enter();
  const typed = { topic: 'Mine', keywords: ['own'], guidance: 'Be brief.' };
  page.dispatch(articleWizard.changed(typed));
  page.dispatch(brief.planRequested({ workspaceId, snapshotId: idOf(50) }));
  await page.pass();
  expect(page.wizard().values.guidance).toBe('Be brief.\nLeave out: Laces.');
  const undo = notices.select(page.state()).find(({ text }) => text === 'planTaken');
  page.dispatch(notices.undoRequested({ id: undo?.id ?? '' }));
  await page.pass();
  const nothing = { plan: null, from: { snapshotId: null } };
  expect(page.wizard()).toMatchObject({ ...nothing, status: 'filling', values: typed });
  for (const id of [50, 50, 53]) {
    page.dispatch(brief.planRequested({ workspaceId, snapshotId: idOf(id) }));
    await page.pass();
  }
  expect(page.wizard().values.guidance).toBe('Be brief.\nLeave out: Soles.');
});

test('an outline that cannot be read changes nothing', async () => {
  const page = await setup({ brief: { getPlan: () => Promise.reject(anAnswer(404)) } });
  await page.enter();
  page.dispatch(articleWizard.changed({ topic: 'Mine' }));
  page.dispatch(brief.planRequested({ workspaceId, snapshotId: idOf(50) }));
  await page.pass();
  expect(page.wizard()).toMatchObject({ values: { topic: 'Mine' }, from: { snapshotId: null } });
});

// §d.briefs.13
test('a search is followed on after a read that was lost', async () => {
  let reads = 0;
  const page = await setup({
    content: {
      getJob: async ({ jobId }) => {
        reads += 1;
        if (reads === 1) throw noNetwork;
        const job = aJobSummary({ kind: 'competitors', state: 'finished', jobId });
        return { job, steps: [], page: 0, last: true };
      },
    },
    competitorsCollector: {
      getRecentSnapshots: async () => ({
        workspaceId,
        snapshots: [aSnapshot({ id: idOf(51), jobId: idOf(97) })],
      }),
    },
  });
  await page.enter();
  const search = { topic: 'boots', country: '', location: '', language: 'en' };
  page.dispatch(brief.analyseRequested({ workspaceId, search }));
  await page.pass(4000);
  expect(page.wizard().from.snapshotId).toBe(idOf(51));
  expect(notices.select(page.state())).toEqual([]);
});

test('who has left the brief before it was read is not taken to the wizard', async () => {
  const read = deferred<ReturnType<typeof aBrief>>();
  const page = await setup({ brief: { getBrief: () => read.promise } });
  page.dispatch(brief.writeRequested({ workspaceId, articleId }));
  await page.visit({ pathname: '/articles', route: 'articles' });
  read.resolve(aBrief());
  await page.pass();
  expect(page.callsOf('navigation.go')).toEqual([]);
  expect(page.wizard().material).toBeNull();
});

test('of two analyses that are chosen one after the other, the later one stays, whichever is read first', async () => {
  const slow = deferred<void>();
  const answer = { keyphrase: 'shoes', country: '', city: '', language: 'en', data: aBriefData() };
  const page = await setup({
    brief: {
      async getPlan({ snapshotId }) {
        if (snapshotId === idOf(50)) await slow.promise;
        return { ...answer, snapshotId, blocks };
      },
    },
  });
  await page.enter();
  page.dispatch(brief.planRequested({ workspaceId, snapshotId: idOf(50) }));
  page.dispatch(brief.planRequested({ workspaceId, snapshotId: idOf(51) }));
  await page.pass();
  slow.resolve();
  await page.pass();
  expect(page.wizard().from.snapshotId).toBe(idOf(51));
});
