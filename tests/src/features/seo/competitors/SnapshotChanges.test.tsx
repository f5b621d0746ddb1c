/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, screen } from '@testing-library/react';
import { changes as copy } from '#src/features/seo/competitors/changes.copy.ts';
import { SnapshotChanges } from '#src/features/seo/competitors/SnapshotChanges.tsx';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aSetup, aSnapshot, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';

afterEach(cleanup);

const articleId = idOf(1);
const [newest, middle, oldest] = ['c', 'b', 'a'].map((keyphrase, at) =>
  aSnapshot({ id: idOf(73 - at), keyphrase }),
) as [ReturnType<typeof aSnapshot>, ReturnType<typeof aSnapshot>, ReturnType<typeof aSnapshot>];

/** What can be compared with a snapshot, while the list is this one, the newest first. */
function offered(snapshot: ReturnType<typeof aSnapshot>, snapshots = [newest, middle, oldest]) {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(folderSetup.started());
  store.dispatch(folderSetup.read(aSetup()));
  store.dispatch(folderSetup.opened());
  const args = { workspaceId: WORKSPACE_ID, articleId };
  store.dispatch(resources.primed({ name: 'snapshots', args, data: { articleId, snapshots } }));
  draw(<SnapshotChanges articleId={articleId} snapshot={snapshot} />, '/', store);
  return screen
    .queryAllByRole<HTMLOptionElement>('option', { hidden: true })
    .map(({ text }) => text);
}

// §d.changes.1
test('only earlier analyses are compared', () => {
  expect(offered(newest)).toEqual([copy.option(middle), copy.option(oldest)]);
  cleanup();
  expect(offered(middle)).toEqual([copy.option(oldest)]);
  cleanup();
  expect(offered(oldest)).toEqual([]);
  cleanup();
  expect(offered(newest, [middle, oldest])).toEqual([]); // the list is older than the analysis
});

// §d.changes.2
test('a share that is not kept is not printed as a number', () => {
  expect(copy.term({ term: 'lug', was: null, is: 0.5 })).toBe('lug: at most one page, now 50%');
});
