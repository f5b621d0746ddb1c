/** The panel beside the text: keeps whether it is open, and leads from a finding to its place in the text. */
import {
  panelRestored,
  panelToggled,
  revealRequested,
  selectIsPanelOpen,
} from '#store/article/sidePanel.slice.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

const STORAGE_KEY = 'sidePanel';

export function* sidePanelSaga() {
  const { storage } = yield* services();
  const kept = yield* call(storage.get, STORAGE_KEY);
  yield* put(panelRestored({ isOpen: kept !== 'closed' }));
  yield* takeEvery(panelToggled, keep);
  yield* takeEvery(revealRequested, reveal);
}

function* keep() {
  const { storage } = yield* services();
  const isOpen = yield* select(selectIsPanelOpen);
  yield* call(storage.set, STORAGE_KEY, isOpen ? 'open' : 'closed');
}

function* reveal({ payload }: ReturnType<typeof revealRequested>) {
  const { editor } = yield* services();
  yield* call(editor.reveal, payload);
}
