import { type ReactNode, useMemo } from 'react';
import { IconSparkles } from '@tabler/icons-react';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { type PassageAsked, WritingContext } from '#src/editor/panels/writing/WritingContext.ts';
import { job } from '#store/writing/job.slice.ts';
import { article as copy } from './article.copy.ts';
import { HeaderButton } from '#src/kit/ArticleBar.tsx';

interface ArticleWriterProps {
  readonly articleId: string;
  readonly children: ReactNode;
}

/** Lets the editor inside write with the model, if there is one. */
export function ArticleWriter({ articleId, children }: ArticleWriterProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const isBusy = useAppSelector(job.selectIsBusy);
  const hasModel = typeof engine?.model === 'string';
  const writer = useMemo(
    () => ({
      isBusy,
      ask: (asked: PassageAsked) =>
        void dispatch(job.passageRequested({ ...asked, articleId, workspaceId })),
    }),
    [dispatch, articleId, workspaceId, isBusy],
  );
  return <WritingContext value={hasModel ? writer : null}>{children}</WritingContext>;
}

/** Rewrites the section at the cursor. Shown only if there is a model. */
export function RewriteSection({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const isBusy = useAppSelector(job.selectIsBusy);
  if (typeof engine?.model !== 'string') return null;
  return (
    <HeaderButton
      name={copy.rewriteSection}
      icon={IconSparkles}
      disabled={isBusy}
      onMouseDown={(event) => event.preventDefault()} // the cursor stays where it is
      onClick={() => dispatch(job.sectionRequested({ articleId, workspaceId }))}
    />
  );
}
