import type { ArticleBody } from '#domain/article/body.ts';
import { wantedWordsOf } from '#domain/article/searchFields.ts';
import { defineMachine, type StatusOf } from '#domain/machine.ts';
import type {
  ArticleReportContext,
  MadeChange,
  ArticleReport as Report,
} from '#domain/seo/report/report.ts';
import { shared } from '#domain/shared.ts';
import { selectBriefGuide } from '../briefs/readBriefs.ts';
import { folderSetup } from '../folders/setup.slice.ts';
import { machineFamily, without } from '../lib/machineFamily.ts';
import { request } from '../lib/transitions.ts';
import { resources } from '../resources/resources.slice.ts';
import { articleSnapshot } from '../seo/articleSnapshot.slice.ts';
import { selectSourceWording } from '../sources/readSources.ts';
import { selectArticleVoice } from '../voice/readVoices.ts';
import { articleSave } from './save.slice.ts';
import { textLayer } from './textLayer.slice.ts';

const articleReportMachine = defineMachine({
  name: 'articleReport',
  purpose:
    'Analyses the text of an open article in the background, and keeps the report (spec §1, content optimizer).',
  initial: 'idle',
  rest: ['idle', 'failed'],
  table: {
    idle: { changed: 'queued' },
    queued: { started: 'analysing' },
    analysing: { analysed: 'idle', failed: 'failed' },
    failed: { changed: 'queued', retryRequested: 'queued' },
  },
});

export type ArticleReportStatus = StatusOf<typeof articleReportMachine>;

/** What a report is about: the text at that time, and the context it was scored in. */
export interface ReportSubject extends ArticleReportContext {
  readonly body: ArticleBody;
}

interface Kept {
  /** The last report; null until there is one. A failure leaves it as it is. */
  readonly report: Report | null;
  /** The last attempt has failed, and none has succeeded since. */
  readonly isFailing: boolean;
}

/** `subject` is what was analysed last, whether or not that produced a report. */
export type ArticleReport = Kept &
  (
    | { readonly status: 'idle' | 'queued' | 'failed'; readonly subject: ReportSubject | null }
    | { readonly status: 'analysing'; readonly subject: ReportSubject }
  );

interface OfArticle {
  readonly articleId: string;
}

const slice = machineFamily<ArticleReport>()(articleReportMachine, {
  key: 'articleId',
  absent: { status: 'idle', subject: null, report: null, isFailing: false },
  creates: ['changed'],
  events: {
    /** The text, or what is known of the article beside it, differs from what was analysed last. */
    changed: (from, _of: OfArticle) => ({ ...from, status: 'queued' }),
    started: (from, { subject }: OfArticle & { readonly subject: ReportSubject }) => ({
      ...from,
      status: 'analysing',
      subject,
    }),
    /** Lines that say the same stay the same objects, so that a view draws only what has changed. */
    analysed: (from, { report }: OfArticle & { readonly report: Report }) => ({
      ...from,
      status: 'idle',
      report: shared(from.report, report),
      isFailing: false,
    }),
    failed: (from, _of: OfArticle) => ({ ...from, status: 'failed', isFailing: true }),
    retryRequested: (from, _of: OfArticle) => ({ ...from, status: 'queued' }),
  },
  all: {
    /** The article is closed. */
    dropped: (reports, { articleId }: OfArticle) => without(reports, articleId),
  },
  requests: {
    /** The writer has accepted a change that makes a check better. */
    fixRequested: request<OfArticle & { readonly change: MadeChange }>(),
  },
});

type Root = Parameters<typeof slice.select>[0] &
  Parameters<typeof articleSave.select>[0] &
  Parameters<typeof folderSetup.selectFound>[0] &
  Parameters<typeof resources.selectArticleLanguage>[0] &
  Parameters<typeof textLayer.selectTerm>[0] &
  Parameters<typeof articleSnapshot.selectOf>[0];

/** What a report made now would be about; null for an article that is not open. */
function selectSubject(root: Root, articleId: string): ReportSubject | null {
  const draft = articleSave.selectDraft(root, articleId);
  if (draft === null) return null;
  const { body, fields } = draft;
  return {
    body,
    fields,
    wantedWords: wantedWordsOf(fields),
    language: resources.selectArticleLanguage(root, articleId),
    keyphrase: fields.keyphrase.trim() || null,
    title: articleSave.selectTitle(root, articleId),
    site: folderSetup.selectFound(root).workspace?.tags.website ?? '',
    snapshot: articleSnapshot.selectComparable(root, articleId),
    sources: selectSourceWording(root, articleId),
    markedTerm: textLayer.selectTerm(root),
    voice: selectArticleVoice(root, articleId),
    brief: selectBriefGuide(root, articleId),
  };
}

/** What can change of a subject; each is the same value or object until it does. */
const CHANGING = [
  'body',
  'language',
  'title',
  'fields',
  'site',
  'snapshot',
  'sources',
  'markedTerm',
  'voice',
  'brief',
] as const;

/** Whether the article has changed since `subject`. */
function selectDiffersFrom(root: Root, articleId: string, subject: ReportSubject | null): boolean {
  const now = selectSubject(root, articleId);
  return CHANGING.some((name) => now?.[name] !== subject?.[name]);
}

export const articleReport = {
  ...slice,
  selectSubject,
  selectDiffersFrom,
  /** Whether the report is of an earlier text, or there is none. */
  selectIsStale(root: Root, articleId: string): boolean {
    const { status, subject } = slice.select(root, articleId);
    return status !== 'idle' || selectDiffersFrom(root, articleId, subject);
  },
};
