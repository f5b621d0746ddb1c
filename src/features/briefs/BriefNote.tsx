import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useWorkspaceId,
} from '#src/kit/hooks.ts';
import { brief } from '#store/briefs/brief.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { BriefNoteView } from './BriefNoteView.tsx';

/** What is known of a brief at a glance, and what can be done with it; above its text. */
export function BriefNote({ articleId }: { readonly articleId: string }) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const of = { workspaceId, articleId };
  const data = useOptionalResource('brief', of);
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const isBusy = useAppSelector(brief.selectIsBusy);
  if (data === undefined || data.data === null) return null;
  return (
    <BriefNoteView
      brief={data}
      facts={data.data}
      isBusy={isBusy}
      onWrite={() => dispatch(brief.writeRequested(of))}
      onChange={canWrite ? (change) => dispatch(brief.changeRequested({ ...of, change })) : null}
    />
  );
}
