/** @jest-environment jsdom */
import { afterEach, expect, jest, test } from '@jest/globals';
import { useWorkspaceId } from '#src/kit/useWorkspaceId.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { aSetup, WORKSPACE_ID } from '#tests/support/factories.ts';
import { act, screen } from '@testing-library/react';
import { draw } from '#tests/src/support/draw.tsx';

afterEach(() => {
  jest.restoreAllMocks();
});

function NeedsWorkspace() {
  return <p>{useWorkspaceId()}</p>;
}

// §5.workspace.1 §8.messages.9
test("what needs the workspace's id before it was loaded raises 'Workspace was not loaded'", () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React tells it as well
  expect(() => draw(<NeedsWorkspace />)).toThrow('Workspace was not loaded');
});

test('once it is there, everybody has it', async () => {
  const { store } = draw(<p>first</p>);
  await act(async () => {
    store.dispatch(folderSetup.started());
    store.dispatch(folderSetup.read(aSetup()));
  });
  draw(<NeedsWorkspace />, '/', store);
  expect(screen.getByText(WORKSPACE_ID)).not.toBeNull();
});
