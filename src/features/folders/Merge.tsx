import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { MergeView } from './MergeView.tsx';

/** Lets the user choose the folder for the data of the previous product (spec §4). */
export function Merge() {
  const dispatch = useAppDispatch();
  const { unlinkedFolders } = useAppSelector(folderSetup.selectFound);
  const error = useAppSelector(folderSetup.selectError);
  return (
    <MergeView
      folders={unlinkedFolders}
      chosenId={useAppSelector(folderSetup.selectChosenFolderId)}
      isMoving={useAppSelector(folderSetup.selectStatus) === 'merging'}
      error={error === null ? null : textOfError(error)}
      onChoose={(folderId) => dispatch(folderSetup.mergeFolderChosen({ folderId }))}
      onMove={() => dispatch(folderSetup.mergeRequested())}
    />
  );
}
