/** Reacts to the host's folder events (spec §4 "Host folder events"). */
import type { HostEvent } from '#services/session/session.ports.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';
import { flushSaves } from '../session/session.api.ts';

export function* folderEventsSaga() {
  const { host } = yield* services();
  const events = yield* listen(host.subscribe);
  while (true) {
    const event = yield* take(events);
    if (event.type === 'folderSelected') yield* reloadFor(event);
    else yield* refreshFolders();
  }
}

/** On folder creation, refreshes the list and restarts a setup that waits for a folder (spec §4). */
function* refreshFolders() {
  const { host } = yield* services();
  try {
    yield* put(folderSetup.foldersRefreshed(yield* call(host.folders)));
  } catch (error) {
    yield* reportFailure(error);
  }
  if (WAITING_FOR_FOLDER.has(yield* select(folderSetup.selectStatus)))
    yield* put(folderSetup.started());
}

const WAITING_FOR_FOLDER: ReadonlySet<string> = new Set(['choosingFolder', 'denied', 'broken']);
const OUR_OWN_DOING: ReadonlySet<string> = new Set(['creatingFolder', 'merging']);

/** On folder selection, saves and reloads the page (docs/spec-map.md). */
function* reloadFor({ folder }: HostEvent) {
  const { navigation } = yield* services();
  const status = yield* select(folderSetup.selectStatus);
  const current = yield* select(folderSetup.selectFolder);
  if (OUR_OWN_DOING.has(status) || folder.id === current?.id) return;
  yield* flushSaves(yield* select(articleSave.selectPendingIds));
  yield* call(navigation.reload);
}
