/** An article is saved, published, followed, and not overwritten where it was changed. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { PublicationRun } from '#contract/publishing/publication.schema.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { articleJournalSaga } from '#sagas/article/journal.saga.ts';
import { articleSaveSaga } from '#sagas/article/save.saga.ts';
import { fork } from '#sagas/lib/effects.ts';
import { publishSaga } from '#sagas/publishing/publish.saga.ts';
import { siteTextSaga } from '#sagas/publishing/siteText.saga.ts';
import { newSettings } from '#src/features/publishing/postSettings.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { type AskedPublication, publish } from '#store/publishing/publish.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { anAnswer, anArticle, aRun, aSite, idOf, noNetwork } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';
import { OPEN_ARTICLE, withArticle } from '#tests/support/pageStates.ts';
import { planOf } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const { id: siteId } = aSite();
const { articleId } = OPEN_ARTICLE;
const of = { ...OPEN_ARTICLE, siteId };
const { jobId } = aRun();
const ofRun = { ...of, jobId };
const settings = newSettings(NO_FIELDS);
const asked: AskedPublication = {
  settings,
  time: { state: 'published' },
  replaces: null,
  isNew: false,
};
const opened = publish.opened(OPEN_ARTICLE);
const requested = publish.requested({ ...of, asked });

/** What is published is saved first, by the queue of the article. */
function* publishAndSave() {
  yield* fork(articleJournalSaga);
  yield* fork(articleSaveSaga);
  yield* fork(siteTextSaga);
  yield* publishSaga();
}

/** A server whose run takes a second, and ends like this. */
function serverWith(run: PublicationRun, more: PortOverrides['integration'] = {}): PortOverrides {
  let looks = 0;
  return {
    integration: {
      getPublications: async () => ({
        articleId,
        publications: [{ siteId, post: null, version: 1, settings, runs: [run] }],
      }),
      ...more,
    },
    content: {
      async getJob() {
        looks += 1;
        const state = looks < 3 ? 'running' : run.state;
        return aPublishingJob(state);
      },
    },
  };
}

const aPublishingJob = (state: PublicationRun['state']) => ({
  job: {
    jobId,
    kind: 'publishing' as const,
    article: { id: articleId, title: 'One' },
    about: null,
    isMine: true,
    state,
    done: 1,
    failed: 0,
    total: 4,
    doing: 'image 2',
    failure: null,
    createdAt: '2026-05-04T08:00:00.000Z',
  },
  steps: ['image 1', 'image 2', 'text', 'state'].map((key, position) => ({
    position,
    key,
    state: position === 1 ? ('running' as const) : ('waiting' as const),
    attempts: 1,
    outcome: null,
    error: null,
  })),
  page: 0,
  last: true,
});

const plan = (ports: PortOverrides) => planOf(publishAndSave, { state: withArticle(), ports });

// §d.sitePosts.10
test('what was typed is saved, then its version is published, once', async () => {
  const { callsOf, calls, state } = await plan(serverWith(aRun()))
    .put(publish.started(ofRun))
    .put(publish.ended({ ...ofRun, run: aRun() }))
    .dispatch(articleSave.edited({ articleId, title: 'Another title' }))
    .dispatch(opened)
    .dispatch(requested)
    .dispatch(requested)
    .during(20_000);
  expect(callsOf('integration.postPublication')).toMatchObject([
    { args: [{ ...of, body: { ...asked, version: 2, requestId: expect.any(String) } }] },
  ]);
  const ops = calls.map(({ op }) => op);
  expect(ops.indexOf('article.updateArticle')).toBeLessThan(
    ops.indexOf('integration.postPublication'),
  );
  expect(publish.selectOf(state, articleId)).toMatchObject({ status: 'over', run: aRun() });
});

test('what cannot be saved is not published', async () => {
  const ports = serverWith(aRun());
  const { callsOf, state } = await plan({
    ...ports,
    article: { updateArticle: () => Promise.reject(noNetwork) },
  })
    .put(publish.refused({ ...of, error: 'unsaved' }))
    .dispatch(articleSave.edited({ articleId, title: 'Another title' }))
    .dispatch(opened)
    .dispatch(requested)
    .during(60_000);
  expect(callsOf('integration.postPublication')).toEqual([]);
  expect(publish.selectOf(state, articleId)).toMatchObject({ status: 'editing' });
});

// §d.sitePosts.10
test('a request whose answer was lost is sent again under its id', async () => {
  let tries = 0;
  const { callsOf } = await plan(
    serverWith(aRun(), {
      async postPublication() {
        tries += 1;
        if (tries === 1) throw noNetwork;
        return { jobId };
      },
    }),
  )
    .put(publish.refused({ ...of, error: noNetwork }))
    .put(publish.started(ofRun))
    .dispatch(opened)
    .dispatch(requested)
    .dispatch(requested)
    .during(20_000);
  const ids = callsOf('integration.postPublication').map(
    ({ args: [call] }) => (call as { body: { requestId: string } }).body.requestId,
  );
  expect(new Set(ids).size).toBe(1);
});

test('how far the run has come is shown', async () => {
  const { state } = await plan(serverWith(aRun({ state: 'running' })))
    .dispatch(opened)
    .dispatch(requested)
    .during(3000);
  expect(publish.selectOf(state, articleId)).toMatchObject({
    status: 'running',
    progress: { done: 1, total: 4, images: 2, doing: 'image 2' },
  });
});

// §d.sitePosts.11
test('a post that was changed on its site is compared, and replaced only if that is asked for', async () => {
  const changed = aRun({ state: 'partial', failure: 'site_post_changed', post: null });
  const { callsOf, state } = await plan(serverWith(changed))
    .dispatch(opened)
    .dispatch(requested)
    .during(20_000);
  expect(callsOf('integration.getSiteText')).toHaveLength(1);
  expect(publish.selectOf(state, articleId)).toMatchObject({
    status: 'deciding',
    asked,
    seen: { hash: 'hash' },
  });
});

test('the text of the site becomes an article of its own, which opens', async () => {
  const made = anArticle({ id: idOf(98) });
  const { callsOf, state } = await plan({
    ...serverWith(aRun()),
    article: { getArticle: async () => made },
  })
    .put(router.navigationRequested({ to: `/articles/${idOf(98)}` }))
    .dispatch(opened)
    .dispatch(publish.copyRequested({ ...of, jobId: null }))
    .during(5000);
  expect(callsOf('integration.postSiteText')).toMatchObject([
    { args: [{ ...of, body: { run: null } }] },
  ]);
  expect(publish.selectOf(state, articleId)).toBeNull();
});

// §d.sitePosts.10
test('a run goes on while its dialog is closed, and nothing is asked for it then', async () => {
  const { callsOf, state } = await plan(serverWith(aRun()))
    .dispatch(opened)
    .dispatch(requested)
    .dispatch(publish.closed())
    .during(20_000);
  expect(callsOf('integration.postPublication')).toHaveLength(1);
  expect(callsOf('content.getJob').length).toBeLessThan(2);
  expect(publish.selectOf(state, articleId)).toBeNull();
});

test('a refusal of the server leaves the form as it is', async () => {
  const error = anAnswer(409, { code: 'job_running' });
  const { state } = await plan(serverWith(aRun(), { postPublication: () => Promise.reject(error) }))
    .put(publish.refused({ ...of, error }))
    .dispatch(opened)
    .dispatch(requested)
    .during(5000);
  expect(publish.selectOf(state, articleId)).toMatchObject({ status: 'editing', error });
});
