import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { ArticleBody } from '#domain/article/body.ts';
import type { ReportContext, TextReport } from '#domain/seo/report.ts';
import { selectDraft } from './save.slice.ts';
import type { EventOf } from '#domain/machine.ts';
import { stepper } from '../lib/stepper.ts';
import { resources } from '../resources/resources.slice.ts';
import { articleReportMachine, type ArticleReportStatus } from './report.machine.ts';

/** What a report is about: the text as it was, and what was known of the article beside it. */
export interface ReportSubject extends ReportContext {
  readonly body: ArticleBody;
}

export interface ArticleReport {
  readonly status: ArticleReportStatus;
  /** What was read last, whether or not that came to a report. */
  readonly subject: ReportSubject | null;
  /** The last report; null until there is one. A failure leaves it as it is. */
  readonly report: TextReport | null;
  /** The last attempt has failed, and none has succeeded since. */
  readonly isFailing: boolean;
}

type OfArticle = { readonly articleId: string };

const step = stepper(articleReportMachine);
const NO_REPORT: ArticleReport = {
  status: articleReportMachine.initial,
  subject: null,
  report: null,
  isFailing: false,
};

type ArticleReportState = Record<string, ArticleReport>;

/** Moves the report of an article along the table; `news` counts only where the event is legal. */
function moves(
  state: Draft<ArticleReportState>,
  { articleId }: OfArticle,
  event: EventOf<typeof articleReportMachine>,
  news: Partial<ArticleReport> = {},
): void {
  const entry = state[articleId];
  if (entry !== undefined && step(entry, event)) Object.assign(entry, news);
}

const articleReportSlice = createSlice({
  name: 'articleReport',
  initialState: {} as ArticleReportState,
  reducers: {
    /** The text, its language or its keyphrase is not what was read last. */
    textChanged(state, { payload }: PayloadAction<OfArticle>) {
      state[payload.articleId] ??= { ...NO_REPORT } as Draft<ArticleReport>;
      moves(state, payload, 'changed');
    },
    analysisStarted(state, { payload }: PayloadAction<OfArticle & { subject: ReportSubject }>) {
      moves(state, payload, 'started', { subject: payload.subject });
    },
    analysed(state, { payload }: PayloadAction<OfArticle & { report: TextReport }>) {
      moves(state, payload, 'analysed', { report: payload.report, isFailing: false });
    },
    analysisFailed(state, { payload }: PayloadAction<OfArticle>) {
      moves(state, payload, 'failed', { isFailing: true });
    },
    analysisRetryRequested(state, { payload }: PayloadAction<OfArticle>) {
      moves(state, payload, 'retryRequested');
    },
    /** The article is closed. */
    reportDropped(state, { payload }: PayloadAction<OfArticle>) {
      delete state[payload.articleId];
    },
  },
});

export const articleReportReducer = articleReportSlice.reducer;
export const {
  textChanged,
  analysisStarted,
  analysed,
  analysisFailed,
  analysisRetryRequested,
  reportDropped,
} = articleReportSlice.actions;

type Root = { readonly articleReport: ArticleReportState } & Parameters<typeof selectDraft>[0] &
  Parameters<typeof resources.selectArticleLanguage>[0];

export const selectArticleReport = (state: Root, articleId: string): ArticleReport =>
  state.articleReport[articleId] ?? NO_REPORT;

/** What a report made now would be about; null for an article that is not open. */
export function selectReportSubject(state: Root, articleId: string): ReportSubject | null {
  const draft = selectDraft(state, articleId);
  if (draft === null) return null;
  const language = resources.selectArticleLanguage(state, articleId);
  return {
    body: draft.body,
    language,
    keyphrase: resources.selectArticleKeyphrase(state, articleId),
  };
}

/** The article is not as `subject` says any more. */
export function selectDiffersFrom(
  state: Root,
  articleId: string,
  subject: ReportSubject | null,
): boolean {
  const now = selectReportSubject(state, articleId);
  const isSame = now?.body === subject?.body && now?.language === subject?.language;
  return !isSame || now?.keyphrase !== subject?.keyphrase;
}

/** The report is of an earlier text, or there is none. */
export const selectIsReportStale = (state: Root, articleId: string): boolean => {
  const { status, subject } = selectArticleReport(state, articleId);
  return status !== 'idle' || selectDiffersFrom(state, articleId, subject);
};
