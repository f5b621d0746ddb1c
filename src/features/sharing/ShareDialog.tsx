import { slotsIn } from '#domain/article/slots.ts';
import { articles } from '#src/kit/copy/articles.ts';
import { useAppDispatch, useAppSelector, useWorkspaceId } from '#src/kit/hooks.ts';
import { ClaimsNote } from '#src/kit/sources/ClaimsNote.tsx';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { share } from '#store/sharing/share.slice.ts';
import { ShareDialogView } from './ShareDialogView.tsx';

interface ShareDialogProps {
  readonly articleId: string;
  readonly isBrief: boolean;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShareDialog({ articleId, isBrief, isOpen, onClose }: ShareDialogProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const state = useAppSelector(share.select);
  const title =
    useAppSelector((state) => articleSave.selectTitle(state, articleId)) || articles.untitled;
  const slots = useAppSelector((state) => {
    const draft = isOpen ? articleSave.selectDraft(state, articleId) : null;
    return draft === null ? 0 : slotsIn(draft.body);
  });
  return (
    <ShareDialogView
      isBrief={isBrief}
      slots={slots}
      state={state}
      note={<ClaimsNote articleId={articleId} />}
      isOpen={useOpening(isOpen)}
      onClose={onClose}
      onCopy={(url) => dispatch(share.copyRequested({ articleId, url, title }))}
      onRevoke={() => dispatch(share.revokeRequested({ articleId, workspaceId }))}
      onResearch={(showsResearch) =>
        dispatch(share.researchChosen({ articleId, workspaceId, showsResearch }))
      }
      onCreate={() => dispatch(share.opened({ articleId, workspaceId }))}
    />
  );
}
