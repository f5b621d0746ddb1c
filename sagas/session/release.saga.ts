/**
 * Shows once that the server has been updated while the page was open. The page works on; reloading is
 * the writer's choice, and saves first.
 */
import { articleSave } from '#store/article/save.slice.ts';
import { reloadRequested } from '#store/session/page.slice.ts';
import { call, select, take, takeLeading } from '../lib/effects.ts';
import { flushSaves } from '../article/article.api.ts';
import { listen } from '../lib/listen.ts';
import { showInfo } from './session.api.ts';
import { services } from '../lib/services.ts';

export function* releaseSaga() {
  yield* takeLeading(reloadRequested, reload);
  const { release } = yield* services();
  const news = yield* listen(release.subscribe);
  yield* take(news);
  news.close(); // every later answer says the same
  yield* showInfo('newVersion', 'reload');
}

function* reload() {
  const { navigation } = yield* services();
  yield* flushSaves(yield* select(articleSave.selectPendingIds));
  yield* call(navigation.reload);
}
