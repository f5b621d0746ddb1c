/** An analysis of competitors as a file: saved, and imported as the newest one of its article. */
import type { Snapshot, SnapshotFile } from '#contract/competitors/competitorsCollector.schema.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, put, select } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, showError } from '../session/session.api.ts';

export function* snapshotFileSaga() {
  yield* takeEvery(competitors.exportRequested, exportSnapshot);
  yield* takeEvery(competitors.importRequested, importSnapshot);
}

/** The file is what the server answers, so that it says the same elsewhere. */
function* exportSnapshot({ payload: of }: ReturnType<typeof competitors.exportRequested>) {
  const { downloads, competitorsCollector } = yield* services();
  const { answer } = yield* select(competitors.select, of.articleId);
  if (!answer?.snapshotId) return;
  try {
    const asked = { workspaceId: of.workspaceId, snapshotId: answer.snapshotId };
    const snapshot: Snapshot = yield* callApi(competitorsCollector.getSnapshot, asked);
    const name = `competitors-${snapshot.takenAt.slice(0, 'YYYY-MM-DD'.length)}.json`;
    const text = JSON.stringify(snapshot, null, 1);
    yield* call(downloads.saveText, { name, type: 'application/json', text });
  } catch (error) {
    yield* reportFailure(error);
    yield* showError('snapshotNotSaved');
  }
}

function* importSnapshot({ payload }: ReturnType<typeof competitors.importRequested>) {
  const { competitorsCollector } = yield* services();
  const { text, ...of } = payload;
  const { workspaceId, articleId } = of;
  const snapshot = snapshotIn(text);
  try {
    if (snapshot !== null) {
      yield* createOnce(['snapshot', of, text], (requestId) =>
        callApi(competitorsCollector.postSnapshot, {
          workspaceId,
          body: { requestId, articleId, snapshot },
        }),
      );
      yield* put(competitors.reread(of));
      return;
    }
  } catch (error) {
    yield* reportFailure(error);
  }
  yield* showError('snapshotNotRead');
}

/** Null if it is no JSON. What it says is checked by the server. */
function snapshotIn(text: string): SnapshotFile | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
