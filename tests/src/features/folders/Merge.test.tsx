/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Merge, MergeView } from '#src/features/folders/Merge.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aFolder, aSetup, noNetwork } from '#tests/support/factories.ts';

const unlinkedFolders = [aFolder({ id: 'a', name: 'Coffee' }), aFolder({ id: 'b', name: 'Tea' })];

function drawMerge() {
  const drawn = draw(<Merge />);
  act(() => {
    drawn.store.dispatch(folderSetup.started());
    drawn.store.dispatch(folderSetup.read(aSetup({ workspace: null, unlinkedFolders })));
    drawn.store.dispatch(folderSetup.mergeOffered());
  });
  return drawn;
}
const picker = () => screen.getByRole('combobox', { name: 'Folder' });
const moveData = () => screen.getByRole('button', { name: 'Move data' });

// §d.routes.2
test('the first folder is preselected', () => {
  drawMerge();
  expect(picker()).toHaveDisplayValue('Coffee');
  expect(moveData()).toBeEnabled();
});

// §2.setup.3
test('another folder can be chosen, and the move requested', async () => {
  const { actions } = drawMerge();
  await userEvent.selectOptions(picker(), 'Tea');
  expect(picker()).toHaveDisplayValue('Tea');
  await userEvent.click(moveData());
  expect(actions.slice(-2)).toEqual([
    folderSetup.mergeFolderChosen({ folderId: 'b' }),
    folderSetup.mergeRequested(),
  ]);
});

test('while data is moved the button is disabled; a failure is shown and keeps the choice', () => {
  const { store } = drawMerge();
  act(() => void store.dispatch(folderSetup.mergeStarted({ folderId: 'b' })));
  expect(moveData()).toBeDisabled();
  act(() => void store.dispatch(folderSetup.mergeFailed(noNetwork)));
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(picker()).toHaveDisplayValue('Tea');
  expect(moveData()).toBeEnabled();
});

const props = {
  folders: unlinkedFolders,
  chosenId: 'a',
  isMoving: false,
  error: null,
  onChoose() {},
  onMove() {},
};

// §2.setup.1 §2.setup.2 §2.setup.4
test('the merge screen says what the toolkit is for and what has happened', () => {
  draw(<MergeView {...props} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
    /^Create content that brings traffic$/,
  );
  expect(
    screen.getByText(
      'The Content Toolkit helps you write articles that rank high—even if you’re not an SEO pro.',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(
      /previous product has moved.+data needs to be transferred.+[Ss]elect a folder to move the data to/,
    ),
  ).toBeVisible();
});

// §2.setup.3
test('a folder is chosen by its name, and the data moves to it', async () => {
  const [onChoose, onMove] = [jest.fn(), jest.fn()];
  draw(<MergeView {...props} {...{ onChoose, onMove }} />);
  expect(picker()).toHaveDisplayValue('Coffee');
  await userEvent.selectOptions(picker(), 'Tea');
  expect(onChoose).toHaveBeenCalledWith('b');
  await userEvent.click(moveData());
  expect(onMove).toHaveBeenCalledTimes(1);
});

// §5.merge.1 §5.merge.2
test('nothing is moved while no folder is chosen', async () => {
  const onMove = jest.fn();
  draw(<MergeView {...props} chosenId={null} onMove={onMove} />);
  expect(picker()).toHaveDisplayValue('Select a folder');
  expect(moveData()).toBeDisabled();
  await userEvent.click(moveData());
  expect(onMove).not.toHaveBeenCalled();
});

test('while data is moved, folder and button are disabled', () => {
  draw(<MergeView {...props} isMoving />);
  expect(picker()).toBeDisabled();
  expect(moveData()).toBeDisabled();
});

test('a move that failed says why, and can be retried', () => {
  draw(<MergeView {...props} error="The server cannot be reached." />);
  expect(screen.getByRole('alert')).toHaveTextContent('The server cannot be reached.');
  expect(moveData()).toBeEnabled();
});
