import { Button, CloseButton, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { canContinue, type JobState } from '#domain/writing/job.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { ModelHint } from '#src/kit/limits/ModelHint.tsx';
import { resources } from '#store/resources/resources.slice.ts';
import type { JobStatus } from '#store/writing/job.slice.ts';
import { job } from '#store/writing/job.slice.ts';
import type { Progress, WritingJob } from '#store/writing/jobState.ts';
import { article as copy } from './article.copy.ts';
import classes from './article.module.css';

const UNKNOWN = {
  model: undefined,
  reading: null,
  translated: null,
  headings: null,
  heading: null,
  outcome: null,
  failure: null,
};

/** Says what writes, or wrote, the text. While it streams, it can be stopped; after that it can be continued. */
export function DraftBanner({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const current = useAppSelector(job.select);
  const earlier = useAppSelector((state) => resources.selectArticleJob(state, articleId));
  const isPost = earlier?.kind === 'post';
  const goOn = (jobId: string, lastSeq: number) => () =>
    dispatch(job.continueRequested({ articleId, workspaceId, jobId, lastSeq }));
  if (current.status === 'idle' || current.articleId !== articleId) {
    if (earlier === null) return null;
    const onContinue = canContinue(earlier.state) ? goOn(earlier.jobId, earlier.seq) : undefined;
    return <DraftLabelView {...{ isPost, onContinue }} model={earlier.model} />;
  }
  const isStopped =
    'outcome' in current && current.outcome !== null && canContinue(current.outcome);
  return (
    <DraftBannerView
      {...UNKNOWN}
      {...current}
      hint={<ModelHint place="draft" />}
      isPost={isPost}
      model={modelOf(current, earlier)}
      onStop={() => dispatch(job.stopRequested())}
      onContinue={isStopped ? goOn(current.jobId, current.lastSeq) : undefined}
      onDismiss={() => dispatch(job.left())}
    />
  );
}

/** A page that was loaded in the middle of a job has not heard how it began. */
function modelOf(
  current: WritingJob,
  earlier: ReturnType<typeof resources.selectArticleJob>,
): Progress['model'] {
  if (!('jobId' in current)) return undefined;
  return current.model === undefined && earlier?.jobId === current.jobId
    ? earlier.model
    : current.model;
}

interface DraftBannerViewProps extends Progress {
  readonly status: Exclude<JobStatus, 'idle'>;
  readonly outcome: JobState | null;
  readonly failure: string | null;
  /** A post is made of sentences as they are, if there is no model. */
  readonly isPost: boolean;
  /** What a model would do, if there is none. */
  readonly hint: ReactNode;
  readonly onStop: () => void;
  /** Undefined when the job cannot be continued. */
  readonly onContinue: (() => void) | undefined;
  readonly onDismiss: () => void;
}

const BUSY: Readonly<Partial<Record<JobStatus, string>>> = {
  starting: copy.starting,
  following: copy.writing,
  reconnecting: copy.reconnecting,
  stopping: copy.stopping,
};

export function DraftBannerView(props: DraftBannerViewProps) {
  const { status, model, isPost, hint, onStop, onContinue, onDismiss } = props;
  const isBusy = BUSY[status] !== undefined;
  return (
    <aside className={classes.banner}>
      <div className={classes.bannerText}>
        {model === undefined ? null : <strong>{writtenBy(model, isPost)}</strong>}
        <span role="status">{statusText(props)}</span>
        {status === 'ended' && model === null ? (
          <>
            <span>{isPost ? copy.extractHint : copy.withoutModelHint}</span>
            {isPost ? null : hint}
          </>
        ) : null}
      </div>
      {isBusy ? <Loader size="xs" aria-hidden /> : <ContinueButton onContinue={onContinue} />}
      {isBusy ? (
        <Button
          variant="default"
          size="compact-md"
          disabled={status === 'stopping' || status === 'starting'}
          onClick={onStop}
        >
          {copy.stop}
        </Button>
      ) : (
        <CloseButton aria-label={copy.dismiss} onClick={onDismiss} />
      )}
    </aside>
  );
}

function statusText(banner: DraftBannerViewProps): string {
  const { status, reading, translated, headings, heading, outcome, failure } = banner;
  if (status === 'following' && reading !== null) return copy.reading(reading.done, reading.total);
  if (status === 'following' && translated !== null)
    return copy.translating(translated.done, translated.total);
  if (status === 'following' && headings !== null && heading !== null) {
    const at = headings.indexOf(heading);
    if (at >= 0) return copy.writingSection(heading, at + 1, headings.length);
  }
  if (status === 'failed') return copy.failed(textOfProblem(failure));
  return BUSY[status] ?? (outcome === 'stopped' ? copy.stopped : '');
}

const writtenBy = (model: string | null, isPost: boolean): string => {
  if (model !== null) return copy.withModel(model);
  return isPost ? copy.extract : copy.withoutModel;
};

function ContinueButton({ onContinue }: Pick<DraftBannerViewProps, 'onContinue'>) {
  if (onContinue === undefined) return null;
  return (
    <Button variant="default" size="compact-md" onClick={onContinue}>
      {copy.goOn}
    </Button>
  );
}

/** Stays with the article: readers should know how the text was drafted. */
export function DraftLabelView({
  model,
  isPost,
  onContinue,
}: Pick<DraftBannerViewProps, 'model' | 'isPost' | 'onContinue'>) {
  return (
    <div className={classes.label}>
      {model === undefined ? null : <span>{writtenBy(model, isPost)}</span>}
      <ContinueButton onContinue={onContinue} />
    </div>
  );
}
