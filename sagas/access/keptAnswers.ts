/** Answers to the questionnaire are kept on the device until the server has them: none is lost to a failure or a closed page. */
import { isPortError } from '#contract/lib/problems.ts';
import type { Answers } from '#contract/session/user.schema.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { call, select, take } from '../lib/effects.ts';
import { services } from '../lib/services.ts';
import { accountKey, callApi, showError } from '../session/session.api.ts';
import { reportFailure } from './access.api.ts';

const KEY = 'answers';

/** Merges answers into those that wait, and sends them. Says so if they have to wait. */
export function* keepAnswers(workspaceId: string, answers: Answers) {
  const { storage } = yield* services();
  const kept = { ...(yield* keptAnswers()), ...answers };
  yield* call(storage.set, yield* accountKey(KEY), JSON.stringify(kept));
  if (!(yield* send(workspaceId, kept))) yield* showError('answersNotSaved');
}

/** Sends what an earlier visit could not, now and whenever the connection is back. */
export function* sendKeptAnswers() {
  while (true) {
    const workspaceId = yield* select(folderSetup.selectWorkspaceId);
    const kept = yield* keptAnswers();
    if (workspaceId !== null && kept !== null) yield* send(workspaceId, kept);
    yield* take(page.online);
  }
}

/** Null: there are none. */
export function* keptAnswers() {
  const { storage } = yield* services();
  const json = yield* call(storage.get, yield* accountKey(KEY));
  try {
    return JSON.parse(json ?? 'null') as Answers | null; // our own; the server checks them
  } catch {
    return null;
  }
}

function* send(workspaceId: string, body: Answers) {
  const { user } = yield* services();
  try {
    yield* callApi(user.postQuestionnaire, { workspaceId, body });
    yield* forget(body);
    return true;
  } catch (error) {
    yield* reportFailure(error);
    if (isPortError(error) && REFUSED.has(error.status)) yield* forget(body);
    return false;
  }
}

/** Answers that a later version of the questions does not have would be refused again and again. */
const REFUSED: ReadonlySet<number | null> = new Set([400, 422]);

/** Answers that came meanwhile stay until they are sent too. */
function* forget(body: Answers) {
  const { storage } = yield* services();
  const key = yield* accountKey(KEY);
  if ((yield* call(storage.get, key)) === JSON.stringify(body)) yield* call(storage.remove, key);
}
