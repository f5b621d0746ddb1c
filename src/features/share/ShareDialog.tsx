import { useAppDispatch, useAppSelector } from '#src/app/hooks.ts';
import { useWorkspaceId } from '#src/app/useWorkspaceId.ts';
import { articles } from '#src/copy/articles.ts';
import { useOpening } from '#src/ui/useOpening.ts';
import { selectDraftTitle } from '#store/articleSave/articleSave.slice.ts';
import {
  selectShare,
  shareLinkCopyRequested,
  shareOpened,
  unshareRequested,
} from '#store/share/share.slice.ts';
import { ShareDialogView } from './ShareDialogView.tsx';

interface ShareDialogProps {
  readonly articleId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShareDialog({ articleId, isOpen, onClose }: ShareDialogProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const share = useAppSelector(selectShare);
  const title = useAppSelector((state) => selectDraftTitle(state, articleId)) || articles.untitled;
  return (
    <ShareDialogView
      {...share}
      isOpen={useOpening(isOpen)}
      onClose={onClose}
      onCopy={(url) => dispatch(shareLinkCopyRequested({ url, title }))}
      onRevoke={() => dispatch(unshareRequested({ articleId, workspaceId }))}
      onMake={() => dispatch(shareOpened({ articleId, workspaceId }))}
    />
  );
}
