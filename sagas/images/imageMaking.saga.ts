/** Has images made by a model (store/images/imageMaking.slice.ts), and reads again what they change. */
import { mayBeAccepted } from '#domain/retry.ts';
import { imageMaking } from '#store/images/imageMaking.slice.ts';
import { isOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { call, fork, put, select } from '../lib/effects.ts';
import { takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';

export function* imageMakingSaga() {
  yield* fork(readWhatIsMade);
  yield* takeLeading(imageMaking.makeRequested, make);
}

/** The same image again after a lost answer is the same request: the server may have accepted it. */
function* make({ payload }: ReturnType<typeof imageMaking.makeRequested>) {
  const { workspaceId, articleId, ...wish } = payload;
  const of = { workspaceId, articleId };
  const { ids } = yield* services();
  const { sent } = yield* select(imageMaking.selectForm, of);
  const isSame = sent !== null && sent.prompt === wish.prompt && sent.shape === wish.shape;
  const requestId = isSame ? sent.requestId : yield* call(ids.next);
  yield* put(imageMaking.asked({ of, requestId, wish }));
  const limit = isSame ? null : 'aiImages'; // the server may have counted it
  try {
    const spending = { limit, benefit: 'makeImage', requestId } as const;
    const made = yield* spendUnit(spending, () => ask(requestId, payload));
    if (made === null) yield* put(imageMaking.refused({ of, error: null, isUnknown: isSame }));
    else yield* put(imageMaking.accepted({ of }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'makeImage');
    const isUnknown = mayBeAccepted(failure, isSame);
    yield* put(imageMaking.refused({ of, error: failure, isUnknown }));
  }
}

type Wish = ReturnType<typeof imageMaking.makeRequested>['payload'];

function* ask(requestId: string, { workspaceId, articleId, prompt, shape }: Wish) {
  const { asset } = yield* services();
  const subject = articleId === null ? {} : { articleId };
  const body = { requestId, prompt, shape, ...subject };
  return yield* callApi(asset.postImageRequest, { workspaceId, body });
}

/** The end of a job is an image in the library, or a unit that is given back. */
function* readWhatIsMade() {
  for (let known = ''; ; ) {
    const { ended } = yield* waitUntil(selectOtherEnds, known);
    known = ended;
    for (const name of ['articleImage', 'imageRequests', 'assets', 'limits', 'usage'] as const)
      yield* put(resources.invalidated({ name }));
  }
}

/** Which jobs of the list that make images are over; null: those that are known. */
function selectOtherEnds(state: RootState, known: string) {
  const jobs = Object.values(resources.selectAll(state)).flatMap((entry) =>
    isOf(entry, 'jobs') ? (entry.data?.jobs ?? []) : [],
  );
  const ended = jobs
    .filter((job) => job.kind === 'image' && job.state !== 'queued' && job.state !== 'running')
    .map(({ jobId }) => jobId)
    .sort()
    .join();
  return ended === known ? null : { ended };
}
