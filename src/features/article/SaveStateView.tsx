import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { isProblemCode } from '#domain/contract/problems.ts';
import { article as copy } from '#src/copy/article.ts';
import { problemTexts } from '#src/copy/problems.ts';
import { saveStateTexts } from '#src/copy/saveState.ts';
import classes from './article.module.css';

interface SaveStateViewProps {
  readonly status: SaveStatus;
  /** Problem code of the answer that stopped saving, or null. */
  readonly code: string | null;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
  readonly onReview: () => void;
}

type Act = 'retry' | 'discard' | 'review' | 'signIn';

/** What the writer can do in each state; where nothing is listed there is nothing to do. */
const ACTS: Readonly<Partial<Record<SaveStatus, readonly Act[]>>> = {
  retry: ['retry', 'discard'],
  offline: ['retry', 'discard'],
  signIn: ['signIn', 'retry', 'discard'],
  limit: ['retry', 'discard'],
  rejected: ['retry', 'discard'],
  conflict: ['review'],
};

const ICONS = { idle: IconCheck, offline: IconCloudOff } as const;

export function SaveStateView({ status, code, onRetry, onDiscard, onReview }: SaveStateViewProps) {
  const acts = ACTS[status] ?? [];
  const isFine = status in { idle: 0, queued: 0, held: 0, saving: 0 };
  const Icon =
    status in ICONS
      ? ICONS[status as keyof typeof ICONS]
      : isFine
        ? IconRefresh
        : IconAlertTriangle;
  const on: Readonly<Record<Exclude<Act, 'signIn'>, () => void>> = {
    retry: onRetry,
    discard: onDiscard,
    review: onReview,
  };
  return (
    <div className={classes.saving}>
      <span
        className={isFine ? classes.state : `${classes.state} ${classes.unsaved}`}
        title={isProblemCode(code) ? problemTexts[code] : undefined}
      >
        <Icon size={16} stroke={1.8} aria-hidden />
        <span role="status" data-testid="save-state">
          {saveStateTexts[status]}
        </span>
      </span>
      {status === 'rejected' && isProblemCode(code) ? (
        <span className={classes.reason} role="alert">
          {problemTexts[code]}
        </span>
      ) : null}
      {acts.map((act) =>
        act === 'signIn' ? (
          <Button
            key={act}
            component="a"
            href={`/sign-in?returnTo=${encodeURIComponent(location.pathname)}`}
            target="_blank"
            variant="light"
            size="compact-md"
          >
            {copy.signIn}
          </Button>
        ) : (
          <Button
            key={act}
            variant={act === 'discard' ? 'subtle' : 'light'}
            color={act === 'discard' ? 'gray' : 'accent'}
            c={act === 'discard' ? 'inherit' : ''}
            size="compact-md"
            onClick={on[act]}
          >
            {copy[act]}
          </Button>
        ),
      )}
    </div>
  );
}
