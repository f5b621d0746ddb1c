/** The panel beside the text: remembers which one is open, and scrolls to the place of a finding. */
import { htmlIn } from '#domain/article/body.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { PANELS, type PanelName, sidePanel } from '#store/article/sidePanel.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { call, delay, fork, put, race, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey, showInfo } from '../session/session.api.ts';
import { preferenceOf, rememberPreference } from '../session/userConfig.api.ts';

type Place = Pick<ReturnType<typeof sidePanel.revealRequested>['payload'], 'articleId' | 'blockId'>;

const KEY = 'sidePanel';
const CLOSED = 'closed';
/** Panels are opened in passing; the one that stays open is what the person prefers. */
const SETTLED_MS = 2_000;
/** How long a place waits for its article to open. */
const OPENED_WITHIN_MS = 15_000;

const selectLeft = (state: RootState): string => sidePanel.selectOpen(state) ?? CLOSED;

const selectOther = (state: RootState, than: string): string | null =>
  selectLeft(state) === than ? null : selectLeft(state);

export function* sidePanelSaga() {
  yield* takeEvery(sidePanel.revealRequested, reveal);
  const left = yield* restore();
  yield* fork(rememberOnDevice, left);
  yield* rememberForPerson(left);
}

/** The device knows at once what was open. A new device asks what the person prefers, unless they choose first. */
function* restore() {
  const { storage } = yield* services();
  const first = yield* select(selectLeft);
  const kept = yield* call(storage.get, yield* accountKey(KEY));
  const { preferred } =
    kept === null
      ? yield* race({ preferred: preferenceOf(KEY), chosen: waitUntil(selectOther, first) })
      : { preferred: kept };
  if (typeof preferred !== 'string') return first;
  yield* put(sidePanel.restored({ open: panelOf(preferred) }));
  return yield* select(selectLeft);
}

function* rememberOnDevice(restored: string) {
  const { storage } = yield* services();
  const key = yield* accountKey(KEY);
  for (let left = restored; ; ) {
    left = yield* waitUntil(selectOther, left);
    yield* call(storage.set, key, left);
  }
}

function* rememberForPerson(restored: string) {
  for (let left = restored; ; ) {
    const next = yield* waitUntil(selectOther, left);
    const { other } = yield* race({
      settled: delay(SETTLED_MS),
      other: waitUntil(selectOther, next),
    });
    if (other !== undefined) continue;
    yield* rememberPreference(KEY, next);
    left = next;
  }
}

/** The article of a place may be about to open. A person who has gone elsewhere is not taken back. */
function* reveal({ payload }: ReturnType<typeof sidePanel.revealRequested>) {
  const { editor } = yield* services();
  const { late } = yield* race({
    opened: call(editor.opened, { articleId: payload.articleId }),
    late: delay(OPENED_WITHIN_MS),
  });
  if (late !== undefined) return;
  yield* call(editor.reveal, payload);
  if (yield* select(selectIsMissing, payload)) yield* showInfo('placeMissing');
}

function selectIsMissing(state: RootState, { articleId, blockId }: Place): boolean {
  const body = articleSave.selectDraft(state, articleId)?.body;
  return body !== undefined && htmlIn(body, blockId) === undefined;
}

/** Names that earlier versions of the page have kept. */
const RENAMED: Readonly<Record<string, PanelName>> = { checks: 'score' };

/** A panel of another version of the page counts as closed. */
const panelOf = (kept: string): PanelName | null =>
  RENAMED[kept] ?? PANELS.find((name) => name === kept) ?? null;
