/**
 * Sends what is shown at once (store/resources/writes.slice.ts): the changes of one thing one after the other, those of
 * others meanwhile.
 */
import type { PortError } from '#contract/lib/problems.ts';
import { stalenessOf } from '#contract/reads.ts';
import { mayBeAccepted } from '#domain/retry.ts';
import { isFetching, type ResourceName } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { type Asked, concerns, rowOf } from '#store/resources/shown.ts';
import { writes } from '#store/resources/writes.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { showError } from '../session/session.api.ts';
import { updateCached } from './resources.api.ts';
import { callPort, undone } from './writes.api.ts';

export function* writesSaga() {
  yield* takeEvery(writes.sent, send);
  while (true) yield* put(writes.sent(yield* waitUntil(writes.selectDue)));
}

function* send({ payload: asked }: ReturnType<typeof writes.sent>) {
  const { benefit, undo } = rowOf(asked);
  try {
    yield* keep(asked, yield* callPort(asked));
    yield* put(writes.kept(asked));
  } catch (error) {
    return yield* fail(asked, yield* reportFailure(error, benefit));
  }
  if (undo !== null) yield* undone(asked, undo);
}

const howItFailed = (failure: PortError) => {
  if (mayBeAccepted(failure, false)) return 'lost';
  return failure.status === 404 ? 'gone' : 'refused';
};

function* fail(asked: Asked, failure: PortError) {
  const { keptIf, refused } = rowOf(asked);
  const how = howItFailed(failure);
  const isKept = how !== 'refused' && keptIf.includes(how);
  if (isKept) yield* keep(asked);
  if (how === 'lost') yield* put(writes.lost(asked));
  else yield* put(isKept ? writes.kept(asked) : writes.refused(asked));
  const isSaid = failure.status === 402 || failure.bound !== undefined;
  if (!isKept && !isSaid) yield* showError(refused);
}

/** What is read has it from now on: as the answer tells it, or else as it was shown. */
function* keep(asked: Asked, answer?: unknown) {
  const { show, answered } = rowOf(asked);
  const told = answer === undefined ? {} : answered;
  const stale: readonly ResourceName[] = stalenessOf(asked.port)?.stale ?? [];
  for (const name of Object.keys({ ...show, ...told }) as ResourceName[]) {
    const change = (data: unknown) =>
      told[name]?.(data, answer, asked.args) ?? show[name]?.(data, asked.args) ?? data;
    yield* updateCached(name, (of) => concerns(asked, of), change as never, resources.adjusted);
    const isReadAgain = answer === undefined || stale.includes(name);
    if (!isReadAgain && (yield* select(selectIsBeingRead, name, asked)))
      yield* put(resources.outdated({ name }));
  }
}

/** What is being read may have been read before the write. */
const selectIsBeingRead = (state: RootState, name: ResourceName, asked: Asked): boolean =>
  Object.values(resources.selectRead(state)).some(
    (entry) => entry.name === name && isFetching(entry) && concerns(asked, entry.args),
  );
