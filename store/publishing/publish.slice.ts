import type { PortError } from '#contract/lib/problems.ts';
import type {
  PostSettings,
  PostTimeAsked,
  PublicationRun,
  SiteText,
} from '#contract/publishing/publication.schema.ts';
import type { JobWithSteps } from '#contract/work/job.schema.ts';
import { machineSlice } from '../lib/machineSlice.ts';
import { publishMachine } from './publish.machine.ts';

interface OfArticle {
  readonly workspaceId: string;
  readonly articleId: string;
}
type OfPost = OfArticle & { readonly siteId: string };
type OfRun = OfPost & { readonly jobId: string };

export interface AskedPublication {
  readonly settings: PostSettings;
  readonly time: PostTimeAsked;
  /** The hash of the text on the site that may be replaced; null: only what was written from here. */
  readonly replaces: string | null;
  /** Another post in place of one that was removed. */
  readonly isNew: boolean;
}
/** What was asked for: asked again if the writer decides to replace the text on the site. Null if that is not known. */
type Asked = OfPost & { readonly asked: AskedPublication | null };

/** How far a run has come. */
export interface RunProgress {
  /** Steps that are over, and all. */
  readonly done: number;
  readonly total: number | null;
  readonly images: number;
  /** The name of the step (server/modules/publishing/publishing.service.ts); null: none has begun. */
  readonly doing: string | null;
}

const NO_PROGRESS: RunProgress = { done: 0, total: null, images: 0, doing: null };

/** Of a run, by its job. */
export const progressOf = ({ job, steps }: JobWithSteps): RunProgress => ({
  done: job.done + job.failed,
  total: job.total,
  images: steps.filter(({ key }) => key.startsWith('image ')).length,
  doing: steps.find(({ state }) => state === 'running')?.key ?? job.doing,
});

export type PublishState =
  | { readonly status: 'closed' }
  | (OfArticle & {
      readonly status: 'editing';
      /** Why the last request failed. */
      readonly error: PortError | 'unsaved' | null;
    })
  | (Asked & { readonly status: 'starting' })
  | (Asked & { readonly status: 'running'; readonly jobId: string; readonly progress: RunProgress })
  | (Asked & { readonly status: 'deciding'; readonly seen: SiteText })
  | (OfPost & { readonly status: 'copying' })
  | (OfRun & { readonly status: 'over'; readonly run: PublicationRun });

const editing = ({ workspaceId, articleId }: OfArticle, error: PortError | 'unsaved' | null) =>
  ({ status: 'editing', workspaceId, articleId, error }) as const;

const ofPost = ({ workspaceId, articleId, siteId }: OfPost): OfPost => ({
  workspaceId,
  articleId,
  siteId,
});

export type OpenPublish = Exclude<PublishState, { readonly status: 'closed' }>;

export const publish = machineSlice<PublishState>()(publishMachine, {
  initial: { status: 'closed' },
  instance: 'articleId',
  events: {
    opened: (_from, of: OfArticle) => editing(of, null),
    requested: (_from, { asked, ...of }: OfPost & { readonly asked: AskedPublication }) => ({
      status: 'starting',
      ...ofPost(of),
      asked,
    }),
    trashRequested: (_from, of: OfPost) => ({ status: 'starting', ...ofPost(of), asked: null }),
    started: (from, { jobId }: OfRun) => ({
      ...from,
      status: 'running',
      jobId,
      progress: NO_PROGRESS,
    }),
    /** A run that began before the dialog was opened. */
    followed: (_from, { jobId, ...of }: OfRun) => ({
      status: 'running',
      ...ofPost(of),
      asked: null,
      jobId,
      progress: NO_PROGRESS,
    }),
    refused: (from, { error }: OfArticle & { readonly error: PortError | 'unsaved' }) =>
      editing(from, error),
    ended: ({ jobId, ...from }, { run }: OfArticle & { readonly run: PublicationRun }) => ({
      status: 'over',
      ...ofPost(from),
      jobId,
      run,
    }),
    changedThere: ({ asked, ...from }, { seen }: OfArticle & { readonly seen: SiteText }) => ({
      status: 'deciding',
      ...ofPost(from),
      asked,
      seen,
    }),
    /** An article is made of the text on the site, or of the one that a run has replaced. */
    copyRequested: (_from, { jobId: _run, ...of }: OfPost & { readonly jobId: string | null }) => ({
      status: 'copying',
      ...ofPost(of),
    }),
    copied: (_from, _of: OfArticle) => ({ status: 'closed' }),
    resumed: (from, _of: OfArticle) => editing(from, null),
    closed: () => ({ status: 'closed' }),
  },
  changes: {
    progressed: (from, { progress }: OfArticle & { readonly progress: RunProgress }) =>
      from.status === 'running' ? { ...from, progress } : from,
  },
  selectors: {
    /** The open dialog of an article; null: it is closed. */
    selectOf: (state, articleId: string) =>
      state.status === 'closed' || state.articleId !== articleId ? null : state,
  },
});
