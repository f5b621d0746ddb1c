import { IconChevronRight } from '@tabler/icons-react';
import { useState } from 'react';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { LoadingRows } from '#src/kit/lists/PagedList.tsx';
import classes from '../score.module.css';
import { LedgerView } from './LedgerView.tsx';
import { ledger as copy } from './ledger.copy.ts';

/** How the scores came about; read when it is opened. */
export function ScoreLedger({ articleId }: { readonly articleId: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className={classes.folded}
      onToggle={(event) => setOpen((event.currentTarget as HTMLDetailsElement).open)}
    >
      <summary>
        <IconChevronRight size={16} stroke={1.8} aria-hidden />
        {copy.title}
      </summary>
      {isOpen && (
        <ErrorBoundary isPanel resetKey={articleId}>
          <Ledger articleId={articleId} />
        </ErrorBoundary>
      )}
    </details>
  );
}

function Ledger({ articleId }: { readonly articleId: string }) {
  const workspaceId = useWorkspaceId();
  const { data } = useResource('scores', { workspaceId, articleId });
  return data === undefined ? (
    <LoadingRows label={copy.reading} height={88} />
  ) : (
    <LedgerView entries={data.entries} />
  );
}
