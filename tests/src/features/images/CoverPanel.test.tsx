/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { cleanup, screen } from '@testing-library/react';
import { EMPTY_BODY } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { CoverPanel } from '#src/features/images/CoverPanel.tsx';
import { cover as copy } from '#src/features/images/images.copy.ts';
import { locationOf } from '#src/kit/locationOf.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { router } from '#store/session/router.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aSetup, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';

afterEach(cleanup);

// §d.images.8
test('of a long title, a cover begins with as many words as it takes', () => {
  const articleId = idOf(1);
  const at = `/articles/${articleId}`;
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(router.entered(locationOf(at, '')));
  store.dispatch(folderSetup.started());
  store.dispatch(folderSetup.read(aSetup()));
  store.dispatch(folderSetup.opened());
  const article = { version: 1, title: 'words '.repeat(50), fields: NO_FIELDS, body: EMPTY_BODY };
  store.dispatch(articleSave.opened({ articleId, workspaceId: WORKSPACE_ID, article }));
  draw(<CoverPanel verb="Insert" onMade={() => undefined} />, at, store);
  const title = screen.getByRole('textbox', { name: copy.title });
  expect(title).toHaveValue('words '.repeat(33).trim());
});
