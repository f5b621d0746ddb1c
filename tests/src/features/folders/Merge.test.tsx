/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Merge } from '#src/features/folders/Merge.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { aFolder, aSetup, noNetwork } from '#tests/support/factories.ts';
import { draw } from '#tests/src/support/draw.tsx';

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
