/** The analysis of competitors beside an article (spec §4 "Competitor analysis"). */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import type { CompetitorsByArticle } from '#contract/competitors/competitorsCollector.schema.ts';
import { fork } from '#sagas/lib/effects.ts';
import { competitorsSaga } from '#sagas/seo/competitors.saga.ts';
import { tokenSaga } from '#sagas/session/token.saga.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { page } from '#store/session/page.slice.ts';
import {
  anAnswer,
  anArticle,
  aUser,
  idOf,
  noNetwork,
  someCompetitors,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';
import { planOf, stateAfter } from '#tests/support/planOf.ts';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** A call waits for the token of the signed-in user. */
function* competitorsAndTokens() {
  yield* fork(tokenSaga);
  yield* competitorsSaga();
}

const of = { workspaceId: WORKSPACE_ID, articleId: idOf(1) };
const WISH = { topic: 'Shoes', country: 'US', location: '', language: 'en', urls: [] };

/** The article is read, and its panel open. */
function state(article = anArticle()) {
  const args = of;
  return stateAfter(
    host.settled({ user: aUser() }),
    resources.primed({ name: 'article', args, data: article }),
  );
}

const analysis = (doneCount: number, change: Partial<CompetitorsByArticle> = {}) =>
  someCompetitors({ doneCount, totalCount: 10, state: 'collecting', jobId: idOf(7), ...change });

/** Answers one after another; the last one again and again. */
function answering(...answers: readonly (CompetitorsByArticle | 'fails' | 'refused')[]) {
  let at = -1;
  const getCompetitorsByArticle = async () => {
    at = Math.min(at + 1, answers.length - 1);
    const answer = answers[at];
    if (answer === 'refused') throw anAnswer(404);
    if (answer === undefined || answer === 'fails') throw noNetwork;
    return answer;
  };
  return { getCompetitorsByArticle };
}

// §4.competitors.1 §4.competitors.2
test('is read until every page is done, and can be looked at from 60% on', async () => {
  const done = analysis(10, { state: 'frozen', jobId: null });
  const ports = { competitorsCollector: answering(analysis(5), analysis(6), done) };
  const outcome = await planOf(competitorsAndTokens, { state: state(), ports })
    .put(competitors.collected({ ...of, answer: analysis(5) }))
    .put(competitors.becameReady({ ...of, answer: analysis(6) }))
    .put(competitors.finished({ ...of, answer: done }))
    .dispatch(competitors.opened(of))
    .during(20_000);
  expect(outcome.callsOf('competitorsCollector.getCompetitorsByArticle')).toHaveLength(3);
  expect(competitors.select(outcome.state, of.articleId)).toEqual({ status: 'done', answer: done });
});

// §4.competitors.3
test.each([
  ['has no text', anArticle({ meta: { isEmptyArticle: true, setupStatus: 'none' }, blocks: [] })],
  ['is being written', anArticle({ meta: { isEmptyArticle: false, setupStatus: 'pending' } })],
])('nothing is asked while the article %s', async (_why, article) => {
  const outcome = await planOf(competitorsAndTokens, { state: state(article) })
    .dispatch(competitors.opened(of))
    .during(5000);
  expect(outcome.callsOf('competitorsCollector.getCompetitorsByArticle')).toEqual([]);
  expect(competitors.select(outcome.state, of.articleId).status).toBe('waiting');
});

// §4.competitors.4
test('a new analysis reads the list of the article again', async () => {
  const ports = { competitorsCollector: answering(someCompetitors(), analysis(0), analysis(10)) };
  const outcome = await planOf(competitorsAndTokens, { state: state(), ports })
    .put(competitors.emptied(of))
    .put(competitors.started(of))
    .put(competitors.collected({ ...of, answer: analysis(0) }))
    .dispatch(competitors.opened(of))
    .delay(100)
    .dispatch(competitors.analyseRequested({ ...of, wish: WISH }))
    .during(10_000);
  const [asked] = outcome.callsOf('competitorsCollector.postCompetitors');
  const { urls: _urls, ...topic } = WISH;
  expect(asked?.args).toEqual([
    {
      workspaceId: WORKSPACE_ID,
      body: { ...topic, articleId: of.articleId, requestId: expect.any(String) },
    },
  ]);
});

// §7.calls.22
test('a second click starts no second analysis', async () => {
  const ports = { competitorsCollector: answering(someCompetitors(), analysis(0)) };
  const outcome = await planOf(competitorsAndTokens, { state: state(), ports })
    .dispatch(competitors.opened(of))
    .delay(100)
    .dispatch(competitors.analyseRequested({ ...of, wish: WISH }))
    .dispatch(competitors.analyseRequested({ ...of, wish: WISH }))
    .during(10_000);
  expect(outcome.callsOf('competitorsCollector.postCompetitors')).toHaveLength(1);
});

// §8.errors.11 §d.values.8
test('a failure is not shown: there is no data yet, and an analysis can be asked for', async () => {
  const ports = { competitorsCollector: answering('fails', analysis(10)) };
  const outcome = await planOf(competitorsAndTokens, { state: state(), ports })
    .put(competitors.emptied(of))
    .put(competitors.finished({ ...of, answer: analysis(10) }))
    .dispatch(competitors.opened(of))
    .delay(5000)
    .dispatch(competitors.analyseRequested({ ...of, wish: WISH }))
    .during(10_000);
  expect(competitors.select(outcome.state, of.articleId).status).toBe('done');
});

// §d.values.8
test.each([
  ['is read', analysis(5)],
  ['can be looked at', analysis(6)],
])('answers that are lost while an analysis %s take nothing away', async (_when, known) => {
  const lost = ['fails', 'fails', 'fails'] as const;
  const done = analysis(10, { state: 'frozen', jobId: null });
  const ports = { competitorsCollector: answering(known, ...lost, done) };
  const plan = () => planOf(competitorsAndTokens, { state: state(), ports });
  const meanwhile = await plan().dispatch(competitors.opened(of)).during(8000);
  expect(competitors.select(meanwhile.state, of.articleId).answer).toEqual(known);
  expect(meanwhile.callsOf('competitorsCollector.getCompetitorsByArticle')).toHaveLength(4);
  const outcome = await plan().dispatch(competitors.opened(of)).during(20_000);
  expect(competitors.select(outcome.state, of.articleId)).toEqual({ status: 'done', answer: done });
});

test('an analysis that was started is read once there is a connection again', async () => {
  const done = analysis(10, { state: 'frozen', jobId: null });
  const lost = ['fails', 'fails', 'fails', 'fails', 'fails'] as const;
  const ports = { competitorsCollector: answering(someCompetitors(), ...lost, done) };
  const outcome = await planOf(competitorsAndTokens, { state: state(), ports })
    .dispatch(competitors.opened(of))
    .delay(100)
    .dispatch(competitors.analyseRequested({ ...of, wish: WISH }))
    .delay(20_000)
    .dispatch(page.online())
    .during(22_000);
  expect(competitors.select(outcome.state, of.articleId)).toEqual({ status: 'done', answer: done });
});

test('what may no longer be read is not asked for again', async () => {
  const ports = { competitorsCollector: answering(analysis(5), 'refused', analysis(10)) };
  const outcome = await planOf(competitorsAndTokens, { state: state(), ports })
    .put(competitors.emptied(of))
    .dispatch(competitors.opened(of))
    .during(60_000);
  expect(outcome.callsOf('competitorsCollector.getCompetitorsByArticle')).toHaveLength(2);
});

test('a refused analysis shows again what was there', async () => {
  const refused = { postCompetitors: () => Promise.reject(noNetwork) };
  const done = analysis(10, { state: 'frozen' });
  const ports = { competitorsCollector: { ...answering(done), ...refused } };
  const outcome = await planOf(competitorsAndTokens, { state: state(), ports })
    .put(competitors.refused(of))
    .dispatch(competitors.opened(of))
    .delay(100)
    .dispatch(competitors.analyseRequested({ ...of, wish: WISH }))
    .during(10_000);
  expect(competitors.select(outcome.state, of.articleId)).toEqual({ status: 'done', answer: done });
});

test('once the panel is closed nothing is read any more', async () => {
  const ports = { competitorsCollector: answering(analysis(1)) };
  const outcome = await planOf(competitorsAndTokens, { state: state(), ports })
    .dispatch(competitors.opened(of))
    .delay(2000)
    .dispatch(competitors.closed(of))
    .during(30_000);
  expect(outcome.callsOf('competitorsCollector.getCompetitorsByArticle')).toHaveLength(2);
});
