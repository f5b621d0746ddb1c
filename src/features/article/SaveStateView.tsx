import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { isProblemCode } from '#contract/problems.ts';
import { article as copy, offlineUnkept, saveStateTexts } from './article.copy.ts';
import { problemTexts } from '#src/kit/copy/problems.ts';
import classes from './article.module.css';

interface SaveStateViewProps {
  readonly status: SaveStatus;
  /** The problem code of the answer that paused saving, or null. */
  readonly code: string | null;
  /** Unsaved text is kept on this device. */
  readonly isKept: boolean;
  readonly onRetry: () => void;
  readonly onDiscard: () => void;
  readonly onSignIn: () => void;
  readonly onReview: () => void;
}

type Act = 'retry' | 'discard' | 'review' | 'signIn';

/** What the writer can do in each status; in the others there is nothing to do. */
const ACTS: Readonly<Partial<Record<SaveStatus, readonly Act[]>>> = {
  retry: ['retry', 'discard'],
  offline: ['retry', 'discard'],
  signIn: ['signIn', 'retry', 'discard'],
  limit: ['retry', 'discard'],
  denied: ['retry', 'discard'],
  rejected: ['retry', 'discard'],
  conflict: ['review'],
};

/** Statuses that need nothing from the writer. */
const CALM: ReadonlySet<SaveStatus> = new Set(['idle', 'queued', 'held', 'saving']);

/** Statuses whose reason is shown. */
const EXPLAINED: ReadonlySet<SaveStatus> = new Set(['rejected', 'denied', 'limit']);

function iconOf(status: SaveStatus) {
  if (status === 'idle') return IconCheck;
  if (status === 'offline') return IconCloudOff;
  return CALM.has(status) ? IconRefresh : IconAlertTriangle;
}

export function SaveStateView({ status, code, isKept, ...callbacks }: SaveStateViewProps) {
  const { onRetry, onDiscard, onSignIn, onReview } = callbacks;
  const Icon = iconOf(status);
  const reason = isProblemCode(code) ? problemTexts[code] : null;
  const isExplained = EXPLAINED.has(status) || code === 'too_many_requests';
  const on = { retry: onRetry, discard: onDiscard, signIn: onSignIn, review: onReview } as const;
  return (
    <div className={classes.saving}>
      <span className={`${classes.state} ${CALM.has(status) ? classes.calm : classes.unsaved}`}>
        <Icon size={16} stroke={1.8} aria-hidden />
        <span role="status" data-testid="save-state">
          {status === 'offline' && !isKept ? offlineUnkept : saveStateTexts[status]}
        </span>
      </span>
      {isExplained && reason !== null ? (
        <span className={classes.reason} role="alert">
          {reason}
        </span>
      ) : null}
      {(ACTS[status] ?? []).map((act) => (
        <Button key={act} {...LOOKS[act]} size="compact-sm" onClick={on[act]}>
          {copy[act]}
        </Button>
      ))}
    </div>
  );
}

const LOOKS = {
  signIn: { variant: 'light' },
  retry: { variant: 'light' },
  review: { variant: 'light' },
  discard: { variant: 'subtle', color: 'gray', c: 'inherit' },
} as const;
