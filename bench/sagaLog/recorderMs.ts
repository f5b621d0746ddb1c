/** The processor time that the recorder takes: the workflows of two pages get the same edits in turn, one of them is recorded. */
import { setImmediate as afterTurn, setTimeout as pause } from 'node:timers/promises';
import { startSessionLog } from '../../sagaLog/app/sessionLog.ts';
import { createStore } from '../../sagas/createStore.ts';
import { openArticleSaga } from '../../sagas/openArticle.ts';
import { rootSaga } from '../../sagas/root.ts';
import { toolsSaga } from '../../sagas/tools.ts';
import { articleSave } from '../../store/article/save.slice.ts';
import { type Location, router } from '../../store/session/router.slice.ts';
import { lifeStoreIn } from '../../tests/sagaLog/support/lifeStoreIn.ts';
import { anArticle, idOf } from '../../tests/support/factories.ts';
import { fakeServices, storageIn } from '../../tests/support/fakeServices.ts';
import { articleOf } from '../editor/text.ts';
import { median } from '../lib/report.ts';

const articleId = idOf(1);
const ARTICLE: Location = {
  pathname: `/articles/${articleId}`,
  search: '',
  route: 'article',
  params: { articleId },
};
const WORDS = 3800;
const PAIRS = 30;
/** Edits until the code is compiled. */
const WARM_UP = 1500;
/** Between two edits, and until they are saved. */
const KEY_MS = 20;
const SAVED_MS = 300;
const EDITS = 10;

type Edit = (text: string) => void;

/** A page with an open article. */
async function openPage(isRecorded: boolean): Promise<Edit> {
  const blocks = articleOf(WORDS);
  const { services } = fakeServices({
    article: { getArticle: async () => anArticle({ id: articleId, blocks: [...blocks] }) },
  });
  const log = startSessionLog({
    now: () => Math.round(performance.now()),
    account: () => 'user-1',
    storage: storageIn(new Map()),
    store: lifeStoreIn(new Map()),
  });
  const { effectMiddleware, reduxMiddleware } = log.recorder;
  const { store, saga } = createStore({
    services,
    effectMiddlewares: isRecorded ? [effectMiddleware] : [],
    middlewares: isRecorded ? [reduxMiddleware] : [],
  });
  for (const workflow of [rootSaga, openArticleSaga, toolsSaga])
    if (isRecorded) log.recorder.start(workflow.name, () => saga.run(workflow));
    else saga.run(workflow);
  store.dispatch(router.entered(ARTICLE));
  await pause(1000);
  const [, , block] = blocks;
  return (text) => {
    const html = block?.html.replace('<p>', `<p>${text}`) ?? '';
    const op = { op: 'put', id: block?.id ?? '', after: null, html } as const;
    store.dispatch(articleSave.edited({ articleId, ops: [op] }));
  };
}

async function cpuMsOf(edit: Edit, round: number): Promise<number> {
  const before = process.cpuUsage();
  for (let count = 1; count <= EDITS; count += 1) {
    edit('typed '.repeat(round % 20) + 'x'.repeat(count));
    await pause(KEY_MS);
  }
  await pause(SAVED_MS);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / EDITS;
}

/** Milliseconds for each edit, the median of pairs. */
export async function recorderMs(): Promise<number> {
  const [plain, recorded] = [await openPage(false), await openPage(true)];
  for (let count = 0; count < WARM_UP; count += 1)
    for (const edit of [plain, recorded]) {
      edit(`warm ${count % 40}`);
      await afterTurn();
    }
  await pause(1000);
  const differences: number[] = [];
  for (let round = 1; round <= PAIRS; round += 1) {
    const without = await cpuMsOf(plain, round);
    differences.push((await cpuMsOf(recorded, round)) - without);
  }
  return median(differences);
}
