import { attemptOf, isDone } from '#domain/images/articleImage.ts';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { articleImage } from '#store/images/articleImage.slice.ts';
import { selectOfferedImage } from '#store/images/dueImage.ts';
import { work } from '#store/work/work.slice.ts';
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
  const isOffered = useAppSelector((state) => selectOfferedImage(state, of) !== null);
  const { jobId } = awaited;
  if (known.status === 'placing') return null;
  if (known.status === 'placed' && known.attempt === attemptOf(awaited)) return null;
  return (
    <ArticleImageNoteView
      awaited={awaited}
      isDone={isDone(awaited)}
      isAsking={known.status === 'asking'}
      error={known.status === 'waiting' ? known.error : null}
      onStop={jobId === null ? null : () => dispatch(work.stopRequested({ workspaceId, jobId }))}
      onInsert={isOffered ? () => dispatch(articleImage.insertRequested(of)) : null}
      onRepeat={() => dispatch(articleImage.repeatRequested(of))}
      onDismiss={() => dispatch(articleImage.dismissRequested(of))}
    />
  );
}
