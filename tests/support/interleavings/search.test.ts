/** The search of orders finds what is broken, with the shortest story. */
import { expect, test } from '@jest/globals';
import { createAction } from '@reduxjs/toolkit';
import { put } from '#sagas/lib/effects.ts';
import { reportError } from '#sagas/lib/failure.ts';
import { takeEvery } from '#sagas/lib/handlers.ts';
import { services } from '#sagas/lib/services.ts';
import { updateCached } from '#sagas/resources/resources.api.ts';
import { resourcesSaga } from '#sagas/resources/resources.saga.ts';
import { callPort } from '#sagas/resources/writes.api.ts';
import { callApi } from '#sagas/session/session.api.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { rowOf } from '#store/resources/shown.ts';
import { writes } from '#store/resources/writes.slice.ts';
import { topicWrites } from '#store/topics/topics.writes.ts';
import { idOf } from '../factories.ts';
import { articleServer } from './articleServer.ts';
import { EVERY_WRITE } from './everyWrite.ts';
import { OWN_WORKFLOWS } from './ownWorkflows.ts';
import { interleavings } from './search.ts';
import type { Scenario } from './world.ts';

const star = EVERY_WRITE['topicWrites.mark'] as Scenario;
const save = OWN_WORKFLOWS.articleSave as Scenario;
const config = OWN_WORKFLOWS.userConfig as Scenario;

const clicked = createAction<Parameters<typeof topicWrites.mark>[0]>('star/clicked');

function* mark({ payload: args }: ReturnType<typeof clicked>) {
  const { payload: asked } = topicWrites.mark(args);
  try {
    yield* callPort(asked);
    const change = rowOf(asked).show.topics;
    yield* updateCached('topics', isAny, (data) => change?.(data, args) as typeof data);
  } catch {
    yield* reportError('not marked', {});
  }
}
const isAny = () => true;

/** Sends what is asked for without waiting for what was asked before, and shows what is answered last. */
function* lastAnswerWins() {
  yield* takeEvery(clicked, mark);
}

function* send({ payload }: ReturnType<typeof writes.asked>) {
  yield* put(writes.sent(payload));
}

function* sendsOnly() {
  yield* takeEvery(writes.asked, send);
}

function* saveAtOnce({ payload: { articleId, ops = [] } }: ReturnType<typeof articleSave.edited>) {
  const { article } = yield* services();
  const body = { requestId: '', baseVersion: 0, ops } as never;
  yield* callApi(article.updateArticle, { workspaceId: '', articleId, body });
}

/** Saves each edit at once, whatever version the server has. */
function* ignoresVersions() {
  yield* takeEvery(articleSave.edited, saveAtOnce);
}

const ARTICLE = idOf(1);
const typed = (html: string) =>
  articleSave.edited({ articleId: ARTICLE, ops: [{ op: 'put', id: 'b1', after: null, html }] });
const STAR = 'topic.patchTopic {"topicId":#61,"body":{"isFavourite":true}}';
const NO_STAR = 'topic.patchTopic {"topicId":#61,"body":{"isFavourite":false}}';
const READ = 'topic.getTopics {"topicSearchId":#9}';

const opsOf = (word: string) =>
  `"ops":[{"op":"put","id":"b1","after":null,"html":"<p>${word}</p>"}]`;
const edit = (word: string) => `{"articleId":#1,${opsOf(word)}}`;
const saving = (word: string) =>
  `article.updateArticle {"articleId":#1,"body":{"baseVersion":0,${opsOf(word)}}}`;

interface Broken {
  readonly scenario: Scenario;
  readonly story: readonly string[];
}

const BROKEN: Readonly<Record<string, Broken>> = {
  'writes in turn that read again only after a failure': {
    scenario: { ...star, unheard: ['resources/outdated'] },
    story: [
      `1. asked ${NO_STAR}`,
      `2. ${NO_STAR}: the request is lost`,
      `3. ${READ}: the server does it`,
      `4. asked ${STAR}`,
      `5. ${STAR}: the server does it`,
      `6. ${STAR}: the answer arrives`,
      `7. ${READ}: the answer arrives`,
      'At rest, the page shows topics.topics.0.isFavourite: false, the server has true.',
    ],
  },
  'the last answer wins': {
    scenario: {
      ...star,
      workflows: { resources: resourcesSaga, lastAnswerWins },
      acts: star.acts.map((act) =>
        clicked((act as ReturnType<typeof topicWrites.mark>).payload.args as never),
      ),
      unheard: ['resources/invalidated'],
    },
    story: [
      '1. star/clicked {"topicId":#61,"body":{"isFavourite":true}}',
      `2. ${STAR}: the server does it`,
      '3. star/clicked {"topicId":#61,"body":{"isFavourite":false}}',
      `4. ${NO_STAR}: the server does it`,
      `5. ${NO_STAR}: the answer arrives`,
      `6. ${STAR}: the answer arrives`,
      'At rest, the page shows topics.topics.0.isFavourite: true, the server has false.',
    ],
  },
  'what fails counts as not done': {
    scenario: { ...star, unheard: ['resources/invalidated'] },
    story: [
      `1. asked ${STAR}`,
      `2. ${STAR}: the server does it`,
      `3. ${STAR}: the answer is lost`,
      'At rest, the page shows topics.topics.0.isFavourite: false, the server has true.',
    ],
  },
  'versions are ignored': {
    scenario: {
      ...save,
      workflows: { ignoresVersions },
      server: () => articleServer(ARTICLE, false),
      acts: [typed('<p>old</p>'), typed('<p>new</p>')],
      shows: (state) => ({ text: articleSave.selectDraft(state, ARTICLE)?.body.html }),
    },
    story: [
      `1. articleSave/edited ${edit('old')}`,
      `2. articleSave/edited ${edit('new')}`,
      `3. ${saving('new')}: the server does it`,
      `4. ${saving('old')}: the server does it`,
      `5. ${saving('old')}: the answer arrives`,
      `6. ${saving('new')}: the answer arrives`,
      'At rest, the page shows text.b1: "<p>new</p>", the server has "<p>old</p>".',
    ],
  },
  'an older read is shown over a newer answer': {
    scenario: { ...config, unheard: ['resources/primed'] },
    story: [
      '1. hints/hidden {"key":"one"}',
      '2. user.getConfig: the server does it',
      '3. user.getConfig: the answer arrives',
      '4. user.postConfig {"body":{"one":0}}: the server does it',
      '5. user.postConfig {"body":{"one":0}}: the answer arrives',
      'At rest, the page shows config: {}, the server has {"one":0}.',
    ],
  },
  'a status that nothing ends': {
    scenario: { ...star, workflows: { resources: resourcesSaga, sendsOnly } },
    story: [`1. asked ${STAR}`, 'At rest, nothing ends writes: sending.'],
  },
};

test.each(Object.entries(BROKEN))('found: %s', (_name, { scenario, story }) => {
  const faults = story.some((step) => step.includes('lost')) ? 1 : 0;
  const found = interleavings(scenario, { faults, ordersMost: 3000 });
  expect(found.story?.split('\n')).toEqual(story);
});
