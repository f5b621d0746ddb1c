/** What the host tells about folders (spec §4 "Host folder events"). */
import type { HostEvent } from '#services/services.ts';
import { selectPendingArticleIds } from '#store/articleSave/articleSave.slice.ts';
import {
  selectFolder,
  selectSetupStatus,
  setupStarted,
} from '#store/folderSetup/folderSetup.slice.ts';
import { call, put, select, take } from '../lib/effects.ts';
import { flushSaves } from '../lib/flushSaves.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';

export function* folderEventsSaga() {
  const { host } = yield* services();
  const events = yield* listen(host.subscribe);
  while (true) {
    const event = yield* take(events);
    if (event.type === 'folderSelected') yield* reloadFor(event);
    // One that was being set up has its own reading of the folders; one that is ready stays where it is.
    else if ((yield* select(selectSetupStatus)) === 'broken') yield* put(setupStarted());
  }
}

/** On folder selection the page reloads, the writer's words saved first (docs/spec-map.md). */
function* reloadFor({ folder }: HostEvent) {
  const { navigation } = yield* services();
  const status = yield* select(selectSetupStatus);
  const current = yield* select(selectFolder);
  if (status === 'creatingFolder' || folder.id === current?.id) return; // our own doing
  yield* flushSaves(yield* select(selectPendingArticleIds));
  yield* call(navigation.reload);
}
