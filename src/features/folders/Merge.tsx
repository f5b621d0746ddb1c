import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { mergeFolderChosen, mergeRequested, selectSetup } from '#store/folders/setup.slice.ts';
import { MergeView } from './MergeView.tsx';

/** Where the data of the previous product goes, when there are several folders to choose from (spec §4). */
export function Merge() {
  const dispatch = useAppDispatch();
  const { unlinkedFolders, chosenFolderId, status, error } = useAppSelector(selectSetup);
  return (
    <MergeView
      folders={unlinkedFolders}
      chosenId={chosenFolderId}
      isMoving={status === 'merging'}
      error={error === null ? null : textOfError(error)}
      onChoose={(folderId) => dispatch(mergeFolderChosen({ folderId }))}
      onMove={() => dispatch(mergeRequested())}
    />
  );
}
