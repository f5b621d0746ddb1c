/** Has a model say the tone of the voice in the form. Its job goes on without the page; what it says is read until it is over. */
import { mayBeAccepted } from '#domain/retry.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { voiceForm } from '#store/voice/voiceForm.slice.ts';
import { reportFailure, spendUnit } from '../access/access.api.ts';
import { call, put, race, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { jobOnceOver } from '../writing/writing.api.ts';

const LOOK_MS = 1000;

/** A double click is one request. */
export function* requestTone() {
  const { ids } = yield* services();
  yield* put(voiceForm.toneAsked({ freshId: yield* call(ids.next) }));
}

/** Asks whenever the form wants a tone; what comes once the page has turned to another voice says nothing about that one. */
export function* sayTones() {
  while (true) {
    const due = yield* waitUntil(voiceForm.selectToneDue);
    yield* race({ said: sayTone(due), left: take([voiceForm.left, voiceForm.entered]) });
  }
}

type Due = NonNullable<ReturnType<typeof voiceForm.selectToneDue>>;

function* sayTone(due: Due) {
  let isAccepted = false;
  try {
    const job = yield* asked(due);
    isAccepted = job !== null;
    const tone = job === null ? null : yield* outcomeOf(job);
    yield* put(voiceForm.toneAnswered({ tone }));
  } catch (error) {
    const failure = yield* reportFailure(error, 'editArticle');
    // A job that is refused to be read goes on.
    const isUnknown = isAccepted || mayBeAccepted(failure, due.isAgain);
    const requestId = isUnknown ? due.requestId : null;
    const tone = { status: 'failed', code: failure.code ?? failure.kind, requestId } as const;
    yield* put(voiceForm.toneAnswered({ tone }));
  }
}

/** Null if a limit stops it. */
function* asked({ requestId, isAgain, profile, sample }: Due) {
  const { content } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const body = { requestId, profile, sample };
  const limit = isAgain ? null : 'aiFeatures'; // the server may have counted it
  const spending = { limit, benefit: 'editArticle', requestId } as const;
  const answer = yield* spendUnit(spending, () => callApi(content.postTone, { workspaceId, body }));
  return answer && { workspaceId, jobId: answer.jobId };
}

function* outcomeOf(of: { readonly workspaceId: string; readonly jobId: string }) {
  const { job, steps } = yield* jobOnceOver(of, LOOK_MS);
  const text = steps.find(({ state }) => state === 'done')?.outcome ?? null;
  if (text !== null) return { status: 'said', text } as const;
  // The unit has come back.
  for (const name of ['limits', 'usage'] as const) yield* put(resources.invalidated({ name }));
  return { status: 'failed', code: job.failure ?? 'internal', requestId: null } as const;
}
