/** The panel beside the text: remembers whether it is open, and scrolls to the place of a finding. */
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { call, put, select, takeEvery } from '../lib/effects.ts';
import { services } from '../lib/services.ts';

const STORAGE_KEY = 'sidePanel';

export function* sidePanelSaga() {
  const { storage } = yield* services();
  const kept = yield* call(storage.get, STORAGE_KEY);
  yield* put(sidePanel.restored({ isOpen: kept !== 'closed' }));
  yield* takeEvery(sidePanel.toggled, keep);
  yield* takeEvery(sidePanel.revealRequested, reveal);
}

function* keep() {
  const { storage } = yield* services();
  const isOpen = yield* select(sidePanel.selectIsOpen);
  yield* call(storage.set, STORAGE_KEY, isOpen ? 'open' : 'closed');
}

function* reveal({ payload }: ReturnType<typeof sidePanel.revealRequested>) {
  const { editor } = yield* services();
  yield* call(editor.reveal, payload);
}
