import { Button, CloseButton, Loader } from '@mantine/core';
import { article as copy } from './article.copy.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import type { JobState } from '#domain/writing/job.ts';
import type { JobStatus } from '#store/writing/job.slice.ts';
import type { Progress } from '#store/writing/jobState.ts';
import classes from './article.module.css';

interface DraftBannerViewProps extends Progress {
  readonly status: Exclude<JobStatus, 'idle'>;
  readonly outcome: JobState | null;
  readonly failure: string | null;
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
  const { status, model, onStop, onContinue, onDismiss } = props;
  const isBusy = BUSY[status] !== undefined;
  return (
    <aside className={classes.banner}>
      <div className={classes.bannerText}>
        {model === undefined ? null : <strong>{writtenBy(model)}</strong>}
        <span role="status">{statusText(props)}</span>
        {status === 'ended' && model === null ? <span>{copy.withoutModelHint}</span> : null}
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

function statusText({ status, headings, heading, outcome, failure }: DraftBannerViewProps): string {
  if (status === 'following' && headings !== null && heading !== null) {
    const at = headings.indexOf(heading);
    if (at >= 0) return copy.writingSection(heading, at + 1, headings.length);
  }
  if (status === 'failed') return copy.failed(textOfProblem(failure));
  return BUSY[status] ?? (outcome === 'stopped' ? copy.stopped : '');
}

const writtenBy = (model: string | null): string =>
  model === null ? copy.withoutModel : copy.withModel(model);

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
  onContinue,
}: Pick<DraftBannerViewProps, 'onContinue'> & { readonly model: string | null | undefined }) {
  return (
    <div className={classes.label}>
      {model === undefined ? null : <span>{writtenBy(model)}</span>}
      <ContinueButton onContinue={onContinue} />
    </div>
  );
}
