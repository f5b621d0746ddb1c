/** Takes what a brief or a snapshot says into the article wizard. */
import type { BriefData } from '#contract/briefs/brief.schema.ts';
import { type Block, blocksOf } from '#domain/article/body.ts';
import { writtenBrief } from '#domain/briefs/briefBody.ts';
import { wizardPlan } from '#domain/briefs/plan.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { articleWizard } from '#store/writing/wizard.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { selectPath } from '../article/article.api.ts';
import { call, put, race, select, take } from '../lib/effects.ts';
import { takeEvery, takeLeading } from '../lib/handlers.ts';
import { services } from '../lib/services.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, showError, showInfo } from '../session/session.api.ts';
import { jobOnceOver } from '../writing/writing.api.ts';

export function* briefPlanSaga() {
  yield* takeLeading(brief.writeRequested, fromBrief);
  yield* takeEvery(brief.planRequested, planFrom);
  yield* takeLeading(brief.analyseRequested, analyse);
}

/** What is typed in the brief and not saved yet counts too. */
function* fromBrief({ payload: of }: ReturnType<typeof brief.writeRequested>) {
  const { brief: ports, article, editor } = yield* services();
  const { articleId: briefId } = of;
  const askedAt = yield* select(selectPath);
  try {
    yield* call(editor.flush, { articleId: briefId });
    const read = yield* callApi(ports.getBrief, of);
    const draft = yield* select(articleSave.selectDraft, briefId);
    const blocks =
      draft === null ? (yield* callApi(article.getArticle, of)).blocks : blocksOf(draft.body);
    if ((yield* select(selectPath)) !== askedAt) return; // who has gone elsewhere is not taken to the wizard
    yield* open({ ...read, blocks, briefId, snapshotId: null });
    yield* put(router.navigationRequested({ to: '/articles/create' }));
  } catch (error) {
    yield* reportFailure(error, 'createArticle');
    yield* showError('planNotRead');
  }
}

const LOOK_EVERY_MS = 1500;

type Analysis = ReturnType<typeof brief.analyseRequested>;

/** An analysis without an article: its snapshot is that of the job. A form that was changed meanwhile stays. */
function* analyse({ payload }: Analysis) {
  const { competitorsCollector } = yield* services();
  const { workspaceId, search } = payload;
  const asked = yield* formNow();
  yield* put(brief.begun());
  try {
    const { jobId } = yield* started(workspaceId, search);
    yield* jobOnceOver({ workspaceId, jobId }, LOOK_EVERY_MS);
    yield* put(resources.invalidated({ name: 'recentSnapshots' }));
    const { snapshots } = yield* callApi(competitorsCollector.getRecentSnapshots, { workspaceId });
    const made = snapshots.find((one) => one.jobId === jobId);
    if (made === undefined) yield* showError('noPagesFound');
    else if ((yield* formNow()) !== asked) yield* showInfo('analysisKept');
    else yield* fromSnapshot({ workspaceId, snapshotId: made.id });
  } catch (error) {
    yield* reportFailure(error, 'createArticle');
    yield* showError('planNotRead');
  } finally {
    yield* put(brief.ended());
  }
}

function* started(workspaceId: string, search: Analysis['payload']['search']) {
  const { competitorsCollector } = yield* services();
  return yield* createOnce(['briefSearch', workspaceId, search], (requestId) =>
    callApi(competitorsCollector.postCompetitors, { workspaceId, body: { requestId, ...search } }),
  );
}

/** What the wizard holds, to tell whether it was changed. */
function* formNow() {
  const { values, plan, from } = yield* select(articleWizard.selectRecord);
  return JSON.stringify([values, plan, from]);
}

/** Of two that are chosen, the later one stays. */
function* planFrom({ payload }: ReturnType<typeof brief.planRequested>) {
  yield* race({ planned: fromSnapshot(payload), other: take(brief.planRequested) });
}

function* fromSnapshot(of: { readonly workspaceId: string; readonly snapshotId: string }) {
  const { brief: ports } = yield* services();
  try {
    const { snapshotId, ...read } = yield* callApi(ports.getPlan, of);
    yield* open({ ...read, briefId: null, snapshotId });
  } catch (error) {
    yield* reportFailure(error, 'createArticle');
    yield* showError('planNotRead');
  }
}

interface Read {
  readonly keyphrase: string;
  readonly country: string;
  readonly city: string;
  readonly language: string;
  readonly data: BriefData | null;
  readonly blocks: readonly Block[];
  readonly briefId: string | null;
  readonly snapshotId: string | null;
}

function* open({ blocks, ...read }: Read) {
  const plan = wizardPlan({ ...read, text: writtenBrief(blocks) });
  const { keyphrase: title, language } = read;
  yield* put(articleWizard.materialGiven({ title, language, notes: '', plan }));
}
