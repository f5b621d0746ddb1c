import { Alert, Button, NativeSelect, Text } from '@mantine/core';
import type { FormEvent } from 'react';
import type { Folder } from '#contract/host/host.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { PageHeading } from '#src/kit/ui/Page.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import classes from './setup.module.css';
import { merge } from './setupScreens.copy.ts';

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

/** Spec §9. */
const CARD_PX = 728;
const PICKER_PX = 320;

interface MergeViewProps {
  /** Owned by the user and without a workspace. */
  readonly folders: readonly Folder[];
  readonly chosenId: string | null;
  readonly isMoving: boolean;
  readonly error: string | null;
  readonly onChoose: (id: string) => void;
  readonly onMove: () => void;
}

/** If several folders could take the data of the previous product, the user chooses one (spec §2, §5). */
export function MergeView(props: MergeViewProps) {
  const { folders, chosenId, isMoving, error, onChoose, onMove } = props;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onMove();
  };
  return (
    <div className={classes.screen}>
      <form className={classes.card} style={{ maxWidth: CARD_PX }} onSubmit={submit}>
        <PageHeading>{merge.title}</PageHeading>
        <Text>{merge.lead}</Text>
        <Text c="dimmed">{merge.moved}</Text>
        <NativeSelect
          label={merge.folder}
          size="md"
          style={{ width: '100%', maxWidth: PICKER_PX }}
          disabled={isMoving}
          value={chosenId ?? ''}
          onChange={(event) => onChoose(event.currentTarget.value)}
          data={[
            { value: '', label: merge.noFolder, disabled: true },
            ...folders.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        {error === null ? null : (
          <Alert color="red" role="alert">
            {error}
          </Alert>
        )}
        <Button type="submit" size="md" disabled={chosenId === null} loading={isMoving}>
          {merge.move}
        </Button>
      </form>
    </div>
  );
}
