import { Button, CloseButton, Loader } from '@mantine/core';
import { article as copy } from '#src/copy/article.ts';
import type { GenerationStatus } from '#store/generation/generation.machine.ts';
import classes from './article.module.css';

interface DraftBannerViewProps {
  readonly status: Exclude<GenerationStatus, 'idle'>;
  /** Null: written without a model. Undefined: the job has not said yet. */
  readonly model: string | null | undefined;
  readonly onStop: () => void;
  readonly onDismiss: () => void;
}

const PROGRESS: Readonly<Partial<Record<GenerationStatus, string>>> = {
  following: copy.writing,
  reconnecting: copy.reconnecting,
  stopping: copy.stopping,
};

export function DraftBannerView({ status, model, onStop, onDismiss }: DraftBannerViewProps) {
  const progress = PROGRESS[status];
  return (
    <aside className={classes.banner}>
      <div className={classes.bannerText}>
        {model === undefined ? null : (
          <strong>{model === null ? copy.withoutModel : copy.withModel(model)}</strong>
        )}
        <span role="status">{progress ?? (status === 'failed' ? copy.failed : '')}</span>
        {progress === undefined && model === null && status === 'ended' ? (
          <span>{copy.withoutModelHint}</span>
        ) : null}
      </div>
      {progress === undefined ? (
        <CloseButton aria-label={copy.dismiss} onClick={onDismiss} />
      ) : (
        <>
          <Loader size="xs" aria-hidden />
          <Button
            variant="default"
            size="compact-md"
            disabled={status === 'stopping'}
            onClick={onStop}
          >
            {copy.stop}
          </Button>
        </>
      )}
    </aside>
  );
}

/** Stays with the article: a reader of the text should know how it began. */
export function DraftLabelView({ model }: { model: string | null }) {
  return (
    <p className={classes.label}>{model === null ? copy.withoutModel : copy.withModel(model)}</p>
  );
}
