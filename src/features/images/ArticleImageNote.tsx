import { isDone } from '#domain/images/articleImage.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { work } from '#store/writing/work.slice.ts';
import { ArticleImageNoteView } from './ArticleImageNoteView.tsx';

/** What becomes of the image that was asked for with an article, until it stands in the text. */
export function ArticleImageNote({ articleId }: { readonly articleId: string }) {
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const found = useOptionalResource('articleImage', { workspaceId, articleId });
  if (!canWrite || found?.awaited == null) return null;
  return <Awaited of={{ workspaceId, articleId }} awaited={found.awaited} />;
}

interface AwaitedProps {
  readonly of: { readonly workspaceId: string; readonly articleId: string };
  readonly awaited: Parameters<typeof isDone>[0];
}

function Awaited({ of, awaited }: AwaitedProps) {
  const dispatch = useAppDispatch();
  const { workspaceId, articleId } = of;
  useOptionalResource('jobs', { workspaceId }); // while it is used, the end of a job is told
  const known = useAppSelector((state) => articleImage.select(state, articleId));
  const { jobId } = awaited;
  return (
    <ArticleImageNoteView
      awaited={awaited}
      isDone={isDone(awaited)}
      isAsking={known.status === 'asking'}
      error={known.status === 'waiting' ? known.error : null}
      onStop={jobId === null ? null : () => dispatch(work.stopRequested({ workspaceId, jobId }))}
      onRepeat={() => dispatch(articleImage.repeatRequested(of))}
      onDismiss={() => dispatch(articleImage.dismissRequested(of))}
    />
  );
}
