/** What this device keeps of an unfinished form. */
import { type BriefRecord, restoredBrief } from '#store/briefs/briefValues.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { call, select } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { accountKey } from '../session/session.api.ts';

const key = () => accountKey('brief');

export function* keepBrief() {
  const { storage } = yield* services();
  const record = yield* select(briefWizard.selectRecord);
  yield* call(storage.set, yield* key(), JSON.stringify(record));
}

/** Returns null for nothing that can be read. */
export function* keptBrief() {
  const { storage } = yield* services();
  return restoredBrief(yield* call(storage.get, yield* key()));
}

/** Forgets what is in the form. What another tab has written down since stays. */
export function* forgetBrief(mine: BriefRecord) {
  const { storage } = yield* services();
  const kept = yield* keptBrief();
  if (kept === null || JSON.stringify(kept.values) !== JSON.stringify(mine.values)) return;
  yield* call(storage.remove, yield* key());
}
