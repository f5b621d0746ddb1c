/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { useOptionalResource, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { keyOf } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { anAnswer, aPage, aSetup, WORKSPACE_ID } from '#tests/support/factories.ts';

const keyOfPage = (page: number) =>
  keyOf({ name: 'articles', args: { workspaceId: WORKSPACE_ID, page, limit: 10 } });

function List() {
  const [page, setPage] = useState(0);
  const { status, data, error } = useResource('articles', {
    workspaceId: WORKSPACE_ID,
    page,
    limit: 10,
  });
  return (
    <button type="button" onClick={() => setPage(1)}>
      {status}, {data?.content.length ?? 'no'} articles, {error?.status ?? 'no'} error
    </button>
  );
}

test('a mounted view uses only its resource, and releases it on unmount', () => {
  const { store, unmount } = draw(<List />);
  const users = () =>
    Object.fromEntries(
      Object.entries(resources.selectAll(store.getState())).map(([key, entry]) => [
        key,
        entry.users,
      ]),
    );
  expect(users()).toEqual({ [keyOfPage(0)]: 1 });
  act(() => screen.getByRole('button').click());
  expect(users()).toEqual({ [keyOfPage(0)]: 0, [keyOfPage(1)]: 1 });
  unmount();
  expect(users()).toEqual({ [keyOfPage(0)]: 0, [keyOfPage(1)]: 0 });
});

function failed(store: ReturnType<typeof draw>['store'], status: number) {
  const key = keyOfPage(0);
  store.dispatch(resources.started({ key }));
  store.dispatch(resources.gaveUp({ key, error: anAnswer(status) }));
}

test('the view gets data when it arrives, and an error beside it', () => {
  const { store } = draw(<List />);
  const key = keyOfPage(0);
  expect(screen.getByRole('button')).toHaveTextContent('idle, no articles, no error');
  act(() => {
    store.dispatch(resources.started({ key }));
    store.dispatch(resources.fetched({ key, data: aPage() }));
  });
  expect(screen.getByRole('button')).toHaveTextContent('ready, 1 articles, no error');
  act(() => failed(store, 500));
  expect(screen.getByRole('button')).toHaveTextContent('failed, 1 articles, 500 error');
});

// §9.cache.2
test('an error without data is thrown to the boundary, unless it is a 402', () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs what it caught
  const { store } = draw(
    <ErrorBoundary isPanel>
      <List />
    </ErrorBoundary>,
  );
  act(() => failed(store, 402));
  expect(screen.getByRole('button')).toHaveTextContent('failed, no articles, 402 error');
  act(() => failed(store, 500));
  expect(screen.getByRole('alert')).toHaveTextContent('Something went wrong');
  jest.restoreAllMocks();
});

test('a failed optional resource throws nothing', () => {
  function Optional() {
    const data = useOptionalResource('articles', { workspaceId: WORKSPACE_ID, page: 0, limit: 10 });
    return <p>{data?.content.length ?? 'unknown'}</p>;
  }
  const { store } = draw(<Optional />);
  act(() => failed(store, 500));
  expect(screen.getByText('unknown')).toBeVisible();
});

afterEach(() => {
  jest.restoreAllMocks();
});

function NeedsWorkspace() {
  return <p>{useWorkspaceId()}</p>;
}

// §5.workspace.1 §8.messages.9
test("reading the workspace id before it is loaded throws 'Workspace was not loaded'", () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined); // React logs it too
  expect(() => draw(<NeedsWorkspace />)).toThrow('Workspace was not loaded');
});

test('the workspace id is returned once it is loaded', async () => {
  const { store } = draw(<p>first</p>);
  await act(async () => {
    store.dispatch(folderSetup.started());
    store.dispatch(folderSetup.read(aSetup()));
  });
  draw(<NeedsWorkspace />, '/', store);
  expect(screen.getByText(WORKSPACE_ID)).not.toBeNull();
});
