import { type ReactNode, useMemo } from 'react';
import { useAppDispatch, useAppSelector, useOptionalResource } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { CostLine } from '#src/kit/CostLine.tsx';
import { type PassageAsked, WritingContext } from '#src/editor/panels/writing/WritingContext.ts';
import { job } from '#store/writing/job.slice.ts';

interface ArticleWriterProps {
  readonly articleId: string;
  readonly children: ReactNode;
}

/** Offers the editor inside to write with the model, if there is one. */
export function ArticleWriter({ articleId, children }: ArticleWriterProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const isBusy = useAppSelector(job.selectIsBusy);
  const hasModel = typeof engine?.model === 'string';
  const writer = useMemo(
    () => ({
      isBusy,
      cost: <CostLine limit="aiFeatures" />,
      ask: (asked: PassageAsked) =>
        void dispatch(job.passageRequested({ ...asked, articleId, workspaceId })),
    }),
    [dispatch, articleId, workspaceId, isBusy],
  );
  return <WritingContext value={hasModel ? writer : null}>{children}</WritingContext>;
}
