/**
 * Shows once that the server was updated while the page was open. The page keeps working; reloading is
 * up to the writer, and saves first.
 */
import { articleSave } from '#store/article/save.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { call, select, take } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { flushSaves, showInfo } from './session.api.ts';

export function* releaseSaga() {
  yield* takeLeading(page.reloadRequested, reload);
  const { release } = yield* services();
  const news = yield* listen(release.subscribe);
  yield* take(news);
  news.close(); // it is shown once
  yield* showInfo('newVersion', 'reload');
}

function* reload() {
  const { navigation } = yield* services();
  yield* flushSaves(yield* select(articleSave.selectPendingIds));
  yield* call(navigation.reload);
}
