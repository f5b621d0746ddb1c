import { useEffect, useState } from 'react';
import type { SavePause, SaveStatus } from '#domain/article/saveQueue.ts';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { useEverOpen, useOpening } from '#src/kit/ui/useOpening.ts';
import { articleJournal } from '#store/article/journal.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { ConflictDialog } from './ConflictDialog.tsx';
import { DiscardDialogView } from './DiscardDialogView.tsx';
import { SaveReasonView, SaveStateView } from './SaveStateView.tsx';

/** Whether the text is saved, and what the writer can do if it is not. */
export function SaveState({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const status = useShownStatus(
    useAppSelector((state) => articleSave.selectStatus(state, articleId)),
  );
  const isKept = useAppSelector(articleJournal.selectIsOn);
  const [dialog, setDialog] = useState<'discard' | 'conflict' | null>(null);
  const close = () => setDialog(null);
  const isAsked = useOpening(dialog === 'discard');
  const wasAsked = useEverOpen(dialog === 'discard');
  const isConflict = status === ('conflict' satisfies SavePause);
  return (
    <>
      <SaveStateView
        status={status}
        isKept={isKept}
        onRetry={() => dispatch(articleSave.resumed({ articleId }))}
        onDiscard={() => setDialog('discard')}
        onSignIn={() => dispatch(host.signInElsewhereRequested())}
        onReview={() => setDialog('conflict')}
      />
      {wasAsked ? (
        <DiscardDialogView
          isOpen={isAsked}
          onClose={close}
          onDiscard={() => {
            dispatch(articleSave.discardRequested({ articleId }));
            close();
          }}
        />
      ) : null}
      {isConflict && dialog === 'conflict' ? (
        <ErrorBoundary isPanel>
          <ConflictDialog articleId={articleId} onClose={close} />
        </ErrorBoundary>
      ) : null}
    </>
  );
}

/** Why the text is not saved, where there is more to say than its state. */
export function SaveReason({ articleId }: { articleId: string }) {
  const status = useAppSelector((state) => articleSave.selectStatus(state, articleId));
  const code = useAppSelector(
    (state) => articleSave.selectQueue(state, articleId)?.pauseCode ?? null,
  );
  const isKept = useAppSelector(articleJournal.selectIsOn);
  return <SaveReasonView status={status} code={code} isKept={isKept} />;
}

/** During continuous typing a save completes about once a second. */
const SAVED_AFTER_MS = 500;

/**
 * The status to show. "Saved" appears once it has been true for half a second; otherwise it would flicker, and be
 * announced to screen readers, between any two words.
 */
export function useShownStatus(status: SaveStatus): SaveStatus {
  const [rested, setRested] = useState(status);
  useEffect(() => {
    const timer = setTimeout(() => setRested(status), SAVED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [status]);
  return status === 'idle' && rested !== 'idle' ? 'saving' : status;
}
