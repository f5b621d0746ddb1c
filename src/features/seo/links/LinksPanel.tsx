import { useStore } from 'react-redux';
import { type BlockId, EMPTY_BODY } from '#domain/article/body.ts';
import { isPossible, type TextEdit } from '#domain/article/textEdit.ts';
import { wordsAt } from '#domain/seo/report/placeWords.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { textEdits } from '#store/article/textEdits.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { LinksView } from './LinksView.tsx';

interface LinksPanelProps {
  readonly articleId: string;
  readonly onReveal: (blockId: BlockId, words?: ClaimWords) => void;
}

/** Links between the saved text and other pages of the website. */
export function LinksPanel({ articleId, onReveal }: LinksPanelProps) {
  const dispatch = useAppDispatch();
  const store = useStore<RootState>();
  const workspaceId = useWorkspaceId();
  const { data, refetch } = useResource('internalLinks', { workspaceId, articleId });
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const body = useAppSelector((state) => articleSave.selectDraft(state, articleId)?.body);
  const show = ({ blockId, unit, start, end }: TextEdit) => {
    const now = articleSave.selectDraft(store.getState(), articleId)?.body ?? EMPTY_BODY;
    const [found] = wordsAt(now, { blockId, range: { unit, start, end } });
    onReveal(blockId, found && { text: found.text, within: found.within });
  };
  if (data === undefined) return null;
  return (
    <LinksView
      links={data}
      canWrite={canWrite}
      isOpen={(edit) => body !== undefined && isPossible(body, edit)}
      onShow={show}
      onLink={(edit) => dispatch(textEdits.accepted({ articleId, edits: [edit] }))}
      onRefresh={refetch}
    />
  );
}
