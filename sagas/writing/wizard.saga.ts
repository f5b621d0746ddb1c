/** The article wizard (store/writing/wizard.slice.ts): keeps what is typed, and suggests titles; its requests are in wizardRequests.ts. */
import { WIZARD_KEEP_MS } from '#domain/writing/wizard.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { page } from '#store/session/page.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { isFormLoss, type Suggestions } from '#store/writing/wizardForm.ts';
import type { WizardRecord } from '#store/writing/wizardValues.ts';
import { reportFailure } from '../access/access.api.ts';
import { languageChosen } from '../folders/language.api.ts';
import { delay, fork, put, race, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { callApi, showUndoable } from '../session/session.api.ts';
import { keepWizard, keptWizard } from './wizardRecord.ts';
import { askToPlan, planSections, writeDraft } from './wizardRequests.ts';

export function* articleWizardSaga() {
  yield* fork(keepWhatIsTyped);
  yield* fork(open);
  yield* fork(takeMaterial);
  yield* takeLeading(articleWizard.outlineRequested, askToPlan);
  yield* takeEvery(articleWizard.outlineAsked, planSections);
  yield* takeLeading(articleWizard.submitRequested, writeDraft);
  yield* takeLeading(articleWizard.titlesRequested, suggestTitles);
}

/** Opens the wizard as an earlier visit left it, and repeats a request whose answer that visit did not get. */
function* open() {
  while (true) {
    yield* waitUntil(articleWizard.selectIsOpening);
    const restored = yield* keptWizard();
    const { material } = yield* select(articleWizard.select);
    const language = yield* languageChosen();
    yield* put(articleWizard.opened({ restored, language }));
    if (material === null && restored?.isUnderway) yield* fork(repeat);
  }
}

/** In another workspace it would be another request, which nobody asked for. */
function* repeat() {
  const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
  const { pending } = yield* select(articleWizard.select); // null if it was edited meanwhile
  if (pending?.workspaceId !== workspaceId) return;
  if (pending.kind === 'outline') yield* put(articleWizard.outlineRequested());
  if (pending.kind === 'draft') yield* put(articleWizard.submitRequested());
}

function* takeMaterial() {
  while (true) {
    yield* waitUntil(articleWizard.selectIsMaterialDue);
    const { material } = yield* select(articleWizard.select);
    const before = yield* select(articleWizard.selectRecord);
    yield* put(articleWizard.materialTaken());
    if (material !== null && isFormLoss(before, material)) yield* fork(offerUndo, before);
  }
}

/** A plan or another keyphrase replaces what was typed; one click brings it back. */
function* offerUndo(before: WizardRecord) {
  if (yield* showUndoable('planTaken', isNoLongerOpen))
    yield* put(articleWizard.planUndone(before));
}

function* isNoLongerOpen() {
  yield* take([articleWizard.materialTaken, articleWizard.draftAsked, articleWizard.outlineAsked]);
}

const EDITS = [
  articleWizard.changed,
  articleWizard.materialTaken,
  articleWizard.planUndone,
  articleWizard.planned,
  articleWizard.planDropped,
  articleWizard.fromDropped,
];

function* keepWhatIsTyped() {
  while (true) {
    yield* take(EDITS);
    yield* race({ while: delay(WIZARD_KEEP_MS), hidden: take(page.hidden) });
    const { status } = yield* select(articleWizard.select);
    if (status !== 'accepted') yield* keepWizard(); // else the draft is on its way, nothing is left to keep
  }
}

const ASKED = { state: 'asked', titles: [] } as const;

const selectIsDropped = (state: RootState) => articleWizard.select(state).titles !== ASKED;

/** Titles that come when the form is another one, or the list was closed, are not shown. */
function* suggestTitles() {
  yield* put(articleWizard.titlesShown(ASKED));
  const { made } = yield* race({ made: madeTitles(), dropped: waitUntil(selectIsDropped) });
  if (made !== undefined) yield* put(articleWizard.titlesShown(made));
}

function* madeTitles(): Generator<unknown, Suggestions> {
  const { title } = yield* services();
  try {
    const workspaceId = yield* waitUntil(folderSetup.selectWorkspaceId);
    const { values } = yield* select(articleWizard.select);
    const { topic, keywords, language, audience, tone, guidance, notes } = values;
    const about = { topic, language, audience, tone, guidance, notes };
    const body = { ...about, keywords: [...keywords] };
    const { titles } = yield* callApi(title.postTitles, { workspaceId, body });
    return { state: 'made', titles };
  } catch (error) {
    return { state: 'failed', titles: [], failure: yield* reportFailure(error, 'createArticle') };
  }
}
