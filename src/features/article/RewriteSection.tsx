import { IconSparkles } from '@tabler/icons-react';
import { useAppDispatch, useAppSelector, useOptionalResource } from '#src/kit/hooks.ts';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { article as copy } from './article.copy.ts';
import { job } from '#store/writing/job.slice.ts';
import { HeaderButton } from '#src/kit/ui/HeaderButton.tsx';

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
