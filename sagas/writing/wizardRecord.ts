/** What the browser keeps of an unfinished wizard, and which request it belongs to. */
import { WIZARD_KEY } from '#domain/writing/wizard.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { type Pending, restoredWizard, type WizardRecord } from '#store/writing/wizardValues.ts';
import { call, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { accountKey } from '../session/session.api.ts';

/** Writes down what is in the wizard, and which request is underway. */
export function* keepWizard() {
  const { storage } = yield* services();
  const record = yield* select(articleWizard.selectRecord);
  yield* call(storage.set, yield* accountKey(WIZARD_KEY), JSON.stringify(record));
}

/** Returns what was written down last, here or in another tab; null: nothing. */
export function* keptWizard() {
  const { storage } = yield* services();
  return restoredWizard(yield* call(storage.get, yield* accountKey(WIZARD_KEY)));
}

/** Forgets what is in the wizard. What another tab has written down since stays. */
export function* forgetWizard() {
  const { storage } = yield* services();
  const mine = yield* select(articleWizard.selectRecord);
  const kept = yield* keptWizard();
  if (kept === null || !isSameInput(kept, mine)) return;
  yield* call(storage.remove, yield* accountKey(WIZARD_KEY));
}

/** The request that was sent before, here or in another tab with the same input; otherwise a new one. */
export function* requestOf(kind: Pending['kind']) {
  const { ids } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const mine = yield* select(articleWizard.selectRecord);
  const kept = yield* keptWizard();
  const sent = [mine, kept]
    .filter((record) => record !== null && isSameInput(record, mine))
    .map((record) => record?.pending)
    .find((one) => one?.kind === kind && one.workspaceId === workspaceId);
  const requestId = sent?.requestId ?? (yield* call(ids.next));
  const pending: Pending = { kind, requestId, workspaceId };
  return { pending, isRepeated: sent !== undefined };
}

const isSameInput = (one: WizardRecord, other: WizardRecord): boolean =>
  JSON.stringify([one.values, one.plan, one.from]) ===
  JSON.stringify([other.values, other.plan, other.from]);
