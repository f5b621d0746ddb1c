/** What is done with a brief (store/briefs/brief.slice.ts). */
import { PART_IDS, sourceGuidance } from '#domain/briefs/briefBody.ts';
import { escapeText } from '#html/escape.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { briefWrites } from '#store/briefs/briefs.writes.ts';
import { reportFailure } from '../access/access.api.ts';
import { changeText } from '../article/article.api.ts';
import { call, fork, put, select } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { written } from '../resources/writes.api.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, showError } from '../session/session.api.ts';
import { pollBriefs } from './pollBrief.ts';

export function* briefSaga() {
  yield* takeEvery(brief.changeRequested, change);
  yield* takeLeading(brief.remakeRequested, remake);
  yield* takeEvery(brief.headingTaken, takeHeading);
  yield* fork(pollBriefs);
}

function* change({ payload }: ReturnType<typeof brief.changeRequested>) {
  const { change: body, ...of } = payload;
  yield* put(brief.begun());
  yield* written(briefWrites.change({ ...of, body }));
  yield* put(brief.ended());
}

function* remake({ payload: of }: ReturnType<typeof brief.remakeRequested>) {
  const { brief: ports } = yield* services();
  yield* put(brief.begun());
  try {
    yield* createOnce(['remake', of], (requestId) =>
      callApi(ports.remakeBrief, { ...of, body: { requestId } }),
    );
  } catch (error) {
    yield* reportFailure(error, 'createBrief');
    yield* showError('briefNotChanged');
  } finally {
    yield* put(brief.ended());
  }
}

/** Puts a heading, and a link to its page, behind the outline, as one undo step. What is open in the editor is flushed first. */
function* takeHeading({ payload }: ReturnType<typeof brief.headingTaken>) {
  const { editor, ids } = yield* services();
  const { articleId, text, level, url } = payload;
  yield* call(editor.flush, { articleId });
  const body = (yield* select(articleSave.selectDraft, articleId))?.body;
  if (body === undefined) return;
  const parts: readonly string[] = Object.values(PART_IDS);
  const end = body.order.findIndex((id) => parts.includes(id));
  const after = (end < 0 ? body.order.at(-1) : body.order[end - 1]) ?? null;
  const tag = `h${level}`;
  const html = `<${tag}>${escapeText(text)}</${tag}>`;
  const run = yield* call(ids.next);
  const heading = { op: 'put', id: run, after, html } as const;
  const source = sourceGuidance(url);
  const id = yield* call(ids.next);
  const lines = source === null ? [] : [{ op: 'put', id, after: run, html: source } as const];
  yield* changeText(articleId, [heading, ...lines], run);
}
