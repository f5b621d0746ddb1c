import type { BlockId } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { ModelHint } from '#src/kit/limits/ModelHint.tsx';
import { useCheckedClaims } from '#src/kit/sources/useCheckedClaims.ts';
import { textLayer } from '#store/article/textLayer.slice.ts';
import { claimAtCaret } from '#store/sources/claimAtCaret.slice.ts';
import { sourceWrites } from '#store/sources/sources.writes.ts';
import { type SourceTask, sourceWork } from '#store/sources/sourceWork.slice.ts';
import { ClaimsView } from './ClaimsView.tsx';
import { SourcesView } from './SourcesView.tsx';
import classes from './sources.module.css';

interface SourcesPanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** What the article is based on, and which of its claims that supports. Subscribes to the report, not to the text. */
export function SourcesPanel({ articleId, onReveal }: SourcesPanelProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const of = { workspaceId, articleId };
  const { data } = useResource('sources', of);
  const work = useAppSelector((state) => sourceWork.select(state, articleId));
  const { entries } = useCheckedClaims(articleId);
  const isMarked = useAppSelector(textLayer.select) === 'claims';
  const atCaret = useAppSelector(claimAtCaret.select);
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
        isMarked={isMarked}
        atCaret={atCaret}
        onMark={() => dispatch(textLayer.toggled('claims'))}
        isChecking={work.status === 'working' && work.task.kind === 'check'}
        isBusy={work.status === 'working' || data === undefined}
        onCheck={() => request({ kind: 'check' })}
        onVouch={(claim) => dispatch(sourceWrites.vouch({ ...of, body: claim }))}
        onExport={() => dispatch(sourceWork.claimsExported(of))}
        onReveal={onReveal}
      />
    </div>
  );
}
