import { useMemo } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import { ledgerOf } from '#domain/sources/ledger.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { ModelHint } from '#src/kit/ModelHint.tsx';
import { articleReport } from '#store/article/report.slice.ts';
import { type SourceTask, sourceWork } from '#store/sources/sourceWork.slice.ts';
import { ClaimsView } from './ClaimsView.tsx';
import { SourcesView } from './SourcesView.tsx';
import classes from './sources.module.css';

const NONE = [] as const;

interface SourcesPanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId) => void;
}

/** What the article is based on, and which of its claims that supports. Subscribes to the report, not to the text. */
export function SourcesPanel({ articleId, onReveal }: SourcesPanelProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const of = { workspaceId, articleId };
  const { data } = useResource('sources', of);
  const work = useAppSelector((state) => sourceWork.select(state, articleId));
  const claims = useAppSelector((state) => articleReport.select(state, articleId).report?.claims);
  const body = useAppSelector((state) => articleReport.select(state, articleId).subject?.body);
  const entries = useMemo(
    () => ledgerOf(claims ?? NONE, data?.claims ?? NONE, body),
    [claims, data?.claims, body],
  );
  const request = (task: SourceTask) => dispatch(sourceWork.requested({ ...of, task }));
  return (
    <div className={classes.panel}>
      <SourcesView
        sources={data?.sources ?? null}
        work={work}
        hint={<ModelHint place="sources" />}
        onTask={request}
        onDismiss={() => dispatch(sourceWork.dismissed({ articleId }))}
        onCopyQuote={(quote) => dispatch(sourceWork.quoteCopied(quote))}
      />
      <ClaimsView
        entries={entries}
        isChecking={work.status === 'working' && work.task.kind === 'check'}
        isBusy={work.status === 'working' || data === undefined}
        onCheck={() => request({ kind: 'check' })}
        onVouch={(claim) => dispatch(sourceWork.vouchRequested({ ...of, ...claim }))}
        onExport={() => dispatch(sourceWork.ledgerExported(of))}
        onReveal={onReveal}
      />
    </div>
  );
}
