/**
 * Asks for briefs (store/briefs/briefWizard.slice.ts). What is typed is kept on the device, and so is the id of the
 * request before it is sent: a reload in between begins once.
 */
import { mayBeAccepted } from '#domain/retry.ts';
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { type BriefRecord, bodyOf, keyphrasesIn } from '#store/briefs/briefValues.ts';
import { briefWizard } from '#store/briefs/briefWizard.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { page } from '#store/session/page.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { languageChosen } from '../folders/language.api.ts';
import { call, delay, fork, put, race, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi } from '../session/session.api.ts';
import { forgetBrief, keepBrief, keptBrief } from './briefRecord.ts';

export function* briefWizardSaga() {
  yield* fork(open);
  yield* fork(keepWhatIsTyped);
  yield* takeLeading(briefWizard.submitted, ask);
  yield* takeEvery(briefWizard.asked, send);
}

function* keepWhatIsTyped() {
  while (true) {
    yield* take(briefWizard.edited);
    yield* race({ while: delay(WIZARD_KEEP_MS), hidden: take(page.hidden) });
    if ((yield* select(briefWizard.select)).status !== 'closed') yield* keepBrief();
  }
}

/** Opens the page as an earlier visit left it, and repeats a request whose answer that visit did not get. */
function* open() {
  while (true) {
    yield* waitUntil(briefWizard.selectIsOpening);
    const language = yield* languageChosen();
    yield* put(briefWizard.opened({ kept: yield* keptBrief(), language }));
    const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
    const { asked } = yield* select(briefWizard.selectRecord);
    if (asked?.workspaceId === workspaceId) yield* put(briefWizard.submitted());
  }
}

/** The same list again after a failure is the same request: the server may have accepted it. */
function* ask() {
  const { ids } = yield* services();
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const { asked: last } = yield* select(briefWizard.selectRecord);
  const isRepeated = last?.workspaceId === workspaceId;
  const asked = isRepeated ? last : { workspaceId, requestId: yield* call(ids.next) };
  yield* put(briefWizard.asked({ asked, isRepeated }));
}

function* send({ payload: { asked, isRepeated } }: ReturnType<typeof briefWizard.asked>) {
  const { brief } = yield* services();
  const { values } = yield* select(briefWizard.selectRecord);
  const { workspaceId, requestId } = asked;
  yield* keepBrief();
  try {
    const body = { ...bodyOf(values, keyphrasesIn(values)), requestId };
    const { articleIds } = yield* callApi(brief.postBriefs, { workspaceId, body });
    yield* accept(articleIds, { values, asked });
  } catch (error) {
    const failure = yield* reportFailure(error, 'createBrief');
    const isUnknown = mayBeAccepted(failure, isRepeated);
    yield* put(briefWizard.refused({ error: failure, asked: isUnknown ? asked : null }));
    yield* keepBrief();
  }
}

/** One brief opens, several are listed, unless the writer has gone elsewhere meanwhile. */
function* accept(articleIds: readonly string[], mine: BriefRecord) {
  yield* put(briefWizard.accepted());
  yield* forgetBrief(mine);
  const { route } = yield* select(router.selectLocation);
  const [first] = articleIds;
  if (route !== 'briefWizard' || first === undefined) return;
  const to = articleIds.length === 1 ? `/briefs/${first}` : '/articles?type=BRIEF';
  yield* put(router.navigationRequested({ to }));
}
