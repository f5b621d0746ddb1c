import { IconSparkles } from '@tabler/icons-react';
import { useAppDispatch, useAppSelector, useOptionalResource } from '#src/app/hooks.ts';
import { useWorkspaceId } from '#src/app/useWorkspaceId.ts';
import { article as copy } from '#src/copy/article.ts';
import { sectionRequested, selectIsBusy } from '#store/generation/generation.slice.ts';
import { HeaderButton } from '#src/ui/HeaderButton.tsx';

/** Writes the section at the cursor anew. Offered only where there is a model to do it. */
export function RewriteSection({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const engine = useOptionalResource('engine', null);
  const isBusy = useAppSelector(selectIsBusy);
  if (typeof engine?.model !== 'string') return null;
  return (
    <HeaderButton
      name={copy.rewriteSection}
      icon={IconSparkles}
      disabled={isBusy}
      onMouseDown={(event) => event.preventDefault()} // the cursor stays where it is
      onClick={() => dispatch(sectionRequested({ articleId, workspaceId }))}
    />
  );
}
