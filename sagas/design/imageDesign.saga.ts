/** Makes designs of images and brings them back (store/design/imageDesign.slice.ts): the server takes a step for each request. */
import type { SagaGenerator } from 'typed-redux-saga';
import { imageDesign } from '#store/design/imageDesign.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, delay, put, race } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi } from '../session/session.api.ts';

export function* imageDesignSaga() {
  yield* takeEvery(imageDesign.editRequested, edit);
  yield* takeEvery(imageDesign.returnRequested, bringBack);
}

/** The tab is opened in the click, before anything is waited for. */
function* edit({ payload: of }: ReturnType<typeof imageDesign.editRequested>) {
  const { assetId } = of;
  const { designTool, integration } = yield* services();
  yield* call(designTool.openTab, { assetId });
  try {
    const { editUrl } = yield* inTime(() => callApi(integration.postImageDesign, of));
    const address = editUrl ?? ''; // of what is ready, it is known (contract/agreements.ts)
    const isShown = yield* call(designTool.showIn, { assetId, address });
    yield* put(imageDesign.ready({ assetId, editUrl: address, isHidden: !isShown }));
  } catch (error) {
    yield* call(designTool.closeTab, { assetId });
    yield* put(imageDesign.failed({ assetId, error: yield* reportFailure(error) }));
  }
}

function* bringBack({ payload: of }: ReturnType<typeof imageDesign.returnRequested>) {
  const { assetId } = of;
  const { integration } = yield* services();
  try {
    yield* createOnce(['postReturn', of.workspaceId, assetId], (requestId) =>
      callApi(integration.postReturn, { ...of, body: { requestId } }),
    );
    const { image } = yield* inTime(() => callApi(integration.postReturnStep, of));
    if (image !== null) yield* put(imageDesign.returned({ assetId, image }));
    yield* put(resources.invalidated({ name: 'assets' })); // each step is a write; the last one adds an image
  } catch (error) {
    yield* put(imageDesign.failed({ assetId, error: yield* reportFailure(error) }));
  }
}

/** The design tool has jobs of its own, which take seconds, and minutes when it is busy. */
const GIVE_UP_MS = 5 * 60_000;
const PAUSE_MS = 700;

const TOO_LATE = {
  kind: 'response',
  status: 503,
  code: 'design_busy',
  message: 'It takes too long.',
} as const;

interface Progress {
  readonly isReady: boolean;
  readonly waitS: number;
}

function* inTime<Answer extends Progress>(ask: () => SagaGenerator<Answer>) {
  const { answer } = yield* race({ answer: untilReady(ask), late: delay(GIVE_UP_MS) });
  if (answer === undefined) throw TOO_LATE;
  return answer;
}

function* untilReady<Answer extends Progress>(ask: () => SagaGenerator<Answer>) {
  while (true) {
    const answer = yield* ask();
    if (answer.isReady) return answer;
    yield* delay(Math.max(answer.waitS * 1000, PAUSE_MS));
  }
}
