import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCloudOff, IconRefresh } from '@tabler/icons-react';
import { isProblemCode, type ProblemCode } from '#contract/lib/problems.ts';
import type { SaveStatus } from '#domain/article/saveQueue.ts';
import { problemTexts } from '#src/kit/copy/problemTexts.ts';
import { article as copy, diskFullUnkept, offlineUnkept, saveStateTexts } from './article.copy.ts';
import classes from './article.module.css';

interface SaveProps {
  readonly status: SaveStatus;
  /** Unsaved text is kept on this device. */
  readonly isKept: boolean;
}

interface SaveReasonViewProps extends SaveProps {
  /** The problem code of the answer that paused saving, or null. */
  readonly code: string | null;
}

interface SaveStateViewProps extends SaveProps {
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

/** Statuses whose reason is shown, and reasons that are shown in any. */
const EXPLAINED: ReadonlySet<SaveStatus | ProblemCode> = new Set([
  ...(['rejected', 'denied', 'limit', 'too_many_requests', 'disk_full'] as const),
  ...(['database_busy', 'database_out_of_memory', 'database_read_only'] as const),
]);

function iconOf(status: SaveStatus) {
  if (status === 'idle') return IconCheck;
  if (status === 'offline') return IconCloudOff;
  return CALM.has(status) ? IconRefresh : IconAlertTriangle;
}

export function SaveStateView({ status, isKept, ...callbacks }: SaveStateViewProps) {
  const { onRetry, onDiscard, onSignIn, onReview } = callbacks;
  const Icon = iconOf(status);
  const on = { retry: onRetry, discard: onDiscard, signIn: onSignIn, review: onReview } as const;
  return (
    <div className={classes.saving}>
      <span className={`${classes.state} ${CALM.has(status) ? classes.calm : classes.unsaved}`}>
        <Icon size={16} stroke={1.8} aria-hidden />
        <span role="status" data-testid="save-state">
          {status === 'offline' && !isKept ? offlineUnkept : saveStateTexts[status]}
        </span>
      </span>
      {(ACTS[status] ?? []).map((act) => (
        <Button key={act} {...LOOKS[act]} size="compact-sm" onClick={on[act]}>
          {copy[act]}
        </Button>
      ))}
    </div>
  );
}

/** Why nothing is saved, below the header: it has no room for a sentence. */
export function SaveReasonView({ status, code, isKept }: SaveReasonViewProps) {
  if (!isProblemCode(code) || !(EXPLAINED.has(status) || EXPLAINED.has(code))) return null;
  return (
    <div className={classes.reason} role="alert">
      {reasonOf(code, isKept)}
    </div>
  );
}

const reasonOf = (code: ProblemCode, isKept: boolean): string =>
  code === 'disk_full' && !isKept ? diskFullUnkept : problemTexts[code];

const LOOKS = {
  signIn: { variant: 'light' },
  retry: { variant: 'light' },
  review: { variant: 'light' },
  discard: { variant: 'subtle', color: 'gray', c: 'inherit' },
} as const;
