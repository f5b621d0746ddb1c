/** What is done with a brief (store/briefs/brief.slice.ts), and how one that is being made comes to its page. */
import type { BriefState } from '#contract/brief.route.ts';
import { escapeText } from '#html/escape.ts';
import { PART_IDS } from '#domain/briefs/briefBody.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { reportFailure } from '../access/access.api.ts';
import { changeText } from '../article/article.api.ts';
import { call, delay, fork, put, race, select, takeEvery, takeLeading } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { updateCached } from '../resources/resources.api.ts';
import { callApi, showError } from '../session/session.api.ts';

const LOOK_EVERY_MS = 1500;

export function* briefSaga() {
  yield* takeLeading(brief.changeRequested, change);
  yield* takeLeading(brief.remakeRequested, remake);
  yield* takeEvery(brief.headingTaken, takeHeading);
  yield* fork(lookAgain);
}

function* change({ payload }: ReturnType<typeof brief.changeRequested>) {
  const { brief: ports } = yield* services();
  const { change: body, ...of } = payload;
  yield* put(brief.begun());
  try {
    const changed = yield* callApi(ports.patchBrief, { ...of, body });
    yield* updateCached('brief', of, () => changed);
    yield* put(resources.invalidated({ name: 'briefs' }));
  } catch (error) {
    yield* reportFailure(error, 'createBrief');
    yield* showError('briefNotChanged');
    yield* put(resources.invalidated({ name: 'brief' }));
  } finally {
    yield* put(brief.ended());
  }
}

function* remake({ payload: of }: ReturnType<typeof brief.remakeRequested>) {
  const { brief: ports, ids } = yield* services();
  const requestId = yield* call(ids.next);
  yield* put(brief.begun());
  try {
    yield* callApi(ports.remakeBrief, { ...of, body: { requestId } });
  } catch (error) {
    yield* reportFailure(error, 'createBrief');
    yield* showError('briefNotChanged');
  } finally {
    yield* put(brief.ended());
    for (const name of ['brief', 'briefs', 'jobs'] as const)
      yield* put(resources.invalidated({ name }));
  }
}

/** Puts a heading behind the outline, as one undo step. What is open in the editor is flushed first. */
function* takeHeading({ payload }: ReturnType<typeof brief.headingTaken>) {
  const { editor, ids } = yield* services();
  const { articleId, text, level } = payload;
  yield* call(editor.flush, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  if (body === undefined) return;
  const parts: readonly string[] = Object.values(PART_IDS);
  const end = body.order.findIndex((id) => parts.includes(id));
  const after = (end < 0 ? body.order.at(-1) : body.order[end - 1]) ?? null;
  const tag = `h${level}`;
  const html = `<${tag}>${escapeText(text)}</${tag}>`;
  const run = yield* call(ids.next);
  yield* changeText(articleId, [{ op: 'put', id: run, after, html }], run);
}

interface Target {
  readonly workspaceId: string;
  readonly articleId: string;
}

const stateOf = (state: RootState, of: Target): BriefState | null =>
  resources.selectEntry(state, 'brief', of)?.data?.state ?? null;

/** The brief on the page, while it is being made. */
function selectMaking(state: RootState): Target | null {
  const { route, params } = router.selectLocation(state);
  const workspaceId = folderSetup.selectWorkspaceId(state);
  const { articleId } = params;
  if (route !== 'brief' || articleId === undefined || workspaceId === null) return null;
  const of = { workspaceId, articleId };
  return stateOf(state, of) === 'making' ? of : null;
}

const selectIsElsewhere = (state: RootState, of: Target) =>
  selectMaking(state)?.articleId !== of.articleId;

function* lookAgain() {
  while (true) {
    const of = yield* waitUntil(selectMaking);
    yield* race({ made: call(untilMade, of), elsewhere: waitUntil(selectIsElsewhere, of) });
    for (const name of ['article', 'articles', 'briefs'] as const)
      yield* put(resources.invalidated({ name }));
  }
}

/** A read that fails is tried again: the brief goes on. */
function* untilMade(of: Target) {
  const { brief: ports } = yield* services();
  while (true) {
    yield* delay(LOOK_EVERY_MS);
    try {
      const read = yield* callApi(ports.getBrief, of);
      yield* updateCached('brief', of, () => read);
    } catch (error) {
      yield* reportFailure(error);
    }
  }
}
