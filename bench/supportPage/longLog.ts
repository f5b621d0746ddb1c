/** The log of a writer who types for hours into one article: real store and workflows, ports that answer, a clock that nobody waits for. */

import { mock } from 'node:test';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { startSessionLog } from '../../sagaLog/app/sessionLog.ts';
import { createStore } from '../../sagas/createStore.ts';
import { openArticleSaga } from '../../sagas/openArticle.ts';
import { rootSaga } from '../../sagas/root.ts';
import { toolsSaga } from '../../sagas/tools.ts';
import { articleSave } from '../../store/article/save.slice.ts';
import { router } from '../../store/session/router.slice.ts';
import { lifeStoreIn } from '../../tests/sagaLog/support/lifeStoreIn.ts';
import { anArticle, noNetwork } from '../../tests/support/factories.ts';
import { fakeServices, storageIn } from '../../tests/support/fakeServices.ts';

const ARTICLE_ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const KEY_MS = 200;
const PARAGRAPHS = 60;
const SENTENCES = 6;
const SENTENCE =
  'Light makes coffee stale, and so does air; both are kept out by a jar that closes. ';
const WORDS = ['coffee', 'roast', 'bean', 'cup', 'slow', 'jar', 'light', 'air'];
/** Of a hundred saves, those that fail. */
const FAILS_EVERY = 40;

const paragraph = (at: number) => ({
  id: `block-${at}`,
  html: `<p>${at}. ${SENTENCE.repeat(SENTENCES)}</p>`,
});

/** Returns the lines of a log of so many lines. */
export async function longLog(lines: number): Promise<readonly string[]> {
  mock.timers.enable({ apis: ['setTimeout', 'setInterval', 'Date'], now: Date.UTC(2026, 10, 30) });
  try {
    return await recorded(lines);
  } finally {
    mock.timers.reset();
  }
}

async function pass(ms: number): Promise<void> {
  mock.timers.tick(ms);
  await nextTurn();
}

async function recorded(wanted: number): Promise<readonly string[]> {
  let saves = 0;
  const blocks = Array.from({ length: PARAGRAPHS }, (_, at) => paragraph(at));
  const { services } = fakeServices({
    article: {
      getArticle: async ({ articleId }) => anArticle({ id: articleId, blocks }),
      async updateArticle({ body }) {
        saves += 1;
        if (saves % FAILS_EVERY === 0) throw noNetwork;
        return { version: body.baseVersion + 1, savedAt: new Date().toISOString() } as never;
      },
    },
  });
  const log = startSessionLog({
    now: Date.now,
    account: () => 'user-1',
    origin: () => ({
      ...{ build: 'bench', at: new Date().toISOString(), zone: 'Europe/Berlin' },
      ...{ browser: 'bench', logId: 'bench' },
    }),
    store: lifeStoreIn(new Map()),
    storage: storageIn(new Map()),
  });
  const { store, saga } = createStore({
    services,
    effectMiddlewares: [log.recorder.effectMiddleware],
    middlewares: [log.recorder.reduxMiddleware],
  });
  const tasks = Object.entries({
    root: rootSaga,
    openArticle: openArticleSaga,
    tools: toolsSaga,
  }).map(([name, workflow]) => log.recorder.start(name, () => saga.run(workflow)));
  store.dispatch(
    router.entered({
      pathname: `/articles/${ARTICLE_ID}`,
      search: '',
      route: 'article',
      params: { articleId: ARTICLE_ID },
    }),
  );
  for (let waited = 0; waited < 20; waited += 1) await pass(KEY_MS);
  let key = 0;
  for (let count = 0; count < wanted; count = log.lines().length) {
    for (let more = 0; more < 20; more += 1) {
      key += 1;
      const { id, html } = blocks[Math.floor(key / 200) % PARAGRAPHS] ?? paragraph(0);
      const typed = Array.from(
        { length: (key % 200) + 1 },
        (_, at) => WORDS[(at + key) % WORDS.length],
      );
      const text = html.replace('</p>', `${typed.join(' ')}</p>`);
      store.dispatch(
        articleSave.edited({
          articleId: ARTICLE_ID,
          ops: [{ op: 'put', id, after: null, html: text }],
        }),
      );
      await pass(KEY_MS);
    }
  }
  for (const task of tasks) task.cancel();
  return log.lines().slice(0, wanted);
}
