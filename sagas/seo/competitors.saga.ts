/** The analysis of competitors beside an article (store/seo/competitors.slice.ts), as long as somebody looks at it. */
import { isWorthRetrying, pauseMs } from '#domain/retry.ts';
import { mayHaveCompetitors, stageOf } from '#domain/seo/competitors/competitorProgress.ts';
import { hasText } from '#html/text.ts';
import { selectShownArticle } from '#store/article/shownArticles.ts';
import { competitors, isKnown, type OfArticle } from '#store/seo/competitors.slice.ts';
import { page } from '#store/session/page.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { job } from '#store/writing/job.slice.ts';
import { reportFailure } from '../access/access.api.ts';
import { call, delay, put, race, select, take } from '../lib/effects.ts';
import { takeEvery } from '../lib/handlers.ts';
import { matching } from '../lib/matching.ts';
import { services } from '../lib/services.ts';
import { waitUntil } from '../lib/waitUntil.ts';
import { createOnce } from '../session/createOnce.api.ts';
import { callApi, showError } from '../session/session.api.ts';

/** A page takes a second or more, so nothing is missed. */
const LOOK_EVERY_MS = 1500;

export function* competitorsSaga() {
  yield* takeEvery(competitors.opened, follow);
  yield* takeEvery(competitors.analyseRequested, analyse);
  yield* takeEvery(competitors.stopRequested, stop);
}

function* follow({ payload: of }: ReturnType<typeof competitors.opened>) {
  yield* race({
    followed: call(readAgainAndAgain, of),
    closed: take(matching(competitors.closed, { articleId: of.articleId })),
  });
}

/** The article has a text, and none is being written into it, as far as this tab knows. */
const selectMayRead = (state: RootState, of: OfArticle): boolean => {
  const article = selectShownArticle(state, of);
  if (article === undefined) return false;
  const { meta, blocks, type } = article;
  const isEmptyArticle = meta.isEmptyArticle && !blocks.some(({ html }) => hasText(html));
  const isJobKnown = job.selectArticleId(state) === of.articleId;
  const isWriting = isJobKnown ? job.selectIsBusy(state) : meta.setupStatus === 'pending';
  return mayHaveCompetitors({ type, isEmptyArticle, isWriting });
};

const selectIsDue = (state: RootState, { articleId }: OfArticle): boolean =>
  competitors.select(state, articleId).status === 'reading';

function* readAgainAndAgain(of: OfArticle) {
  yield* waitUntil(selectMayRead, of);
  yield* put(competitors.allowed(of));
  while (true) {
    yield* waitUntil(selectIsDue, of);
    yield* readUntilOver(of);
  }
}

function* readUntilOver(of: OfArticle) {
  let failures = 0;
  for (let end = yield* readOnce(of); end !== 'over'; end = yield* readOnce(of)) {
    failures = end === 'goesOn' ? 0 : failures + 1;
    const pause = end === 'goesOn' ? LOOK_EVERY_MS : pauseMs(failures, end);
    yield* race({ over: delay(pause), online: take(page.online) });
  }
}

const EVENT_OF = {
  collecting: competitors.collected,
  ready: competitors.becameReady,
  done: competitors.finished,
} as const;

/** Reads how far the analysis is. A failure is not shown (spec §8); after one that is returned, what is known stays and is read again. */
function* readOnce(of: OfArticle) {
  const { competitorsCollector } = yield* services();
  try {
    const answer = yield* callApi(competitorsCollector.getCompetitorsByArticle, of);
    const stage = stageOf(answer);
    if (stage === 'empty') yield* put(competitors.emptied(of));
    else yield* put(EVENT_OF[stage]({ ...of, answer }));
    return stage === 'collecting' || stage === 'ready' ? ('goesOn' as const) : ('over' as const);
  } catch (error) {
    const failure = yield* reportFailure(error);
    const known = isKnown(yield* select(competitors.select, of.articleId));
    if (known && isWorthRetrying(failure)) return failure;
    yield* put(competitors.emptied(of));
    return 'over' as const;
  }
}

/** A success and a refusal are read in the same way: what is there is shown (spec §4, §8). */
function* analyse({ payload }: ReturnType<typeof competitors.analyseRequested>) {
  const { competitorsCollector: ports } = yield* services();
  const { wish, ...of } = payload;
  const { urls, ...topic } = wish;
  const body = { ...topic, articleId: of.articleId, ...(urls.length > 0 && { urls: [...urls] }) };
  try {
    yield* createOnce(['competitors', of, body], (requestId) =>
      callApi(ports.postCompetitors, { workspaceId: of.workspaceId, body: { requestId, ...body } }),
    );
    yield* put(competitors.started(of));
  } catch (error) {
    yield* reportFailure(error);
    yield* put(competitors.refused(of));
  }
}

function* stop({ payload }: ReturnType<typeof competitors.stopRequested>) {
  const { content } = yield* services();
  const { answer } = yield* select(competitors.select, payload.articleId);
  if (!answer?.jobId) return;
  try {
    yield* callApi(content.stopJob, { workspaceId: payload.workspaceId, jobId: answer.jobId });
  } catch (error) {
    yield* reportFailure(error);
    yield* showError('generationStopFailed');
  }
}
