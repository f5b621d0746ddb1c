/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { configureStore } from '@reduxjs/toolkit';
import { act } from '@testing-library/react';
import { EMPTY_BODY } from '#domain/article/body.ts';
import { ClaimsNote } from '#src/kit/sources/ClaimsNote.tsx';
import { articleReport } from '#store/article/report.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aReport, aReportContext, aSetup, someSources } from '#tests/support/factories.ts';

const setup = aSetup();
const of = { articleId: 'a' };
const subject = { body: EMPTY_BODY, ...aReportContext() };
const claims = [
  {
    kind: 'figure' as const,
    key: 'k',
    text: '12 %',
    statement: 'Sales grew by 12 %.',
    figure: { value: 12, unit: 'percent' },
    words: 0,
    blockIds: ['b'],
  },
];

// §d.claims.7
test('nothing is said of the claims of an article before it is known what supports them', async () => {
  const store = configureStore({ reducer: rootReducer });
  store.dispatch(folderSetup.started());
  store.dispatch(folderSetup.read(setup));
  store.dispatch(folderSetup.opened());
  const { container } = draw(<ClaimsNote articleId="a" />, '/', store);
  await act(async () => {
    store.dispatch(articleReport.changed(of));
    store.dispatch(articleReport.started({ ...of, subject }));
    store.dispatch(articleReport.analysed({ ...of, report: aReport({ claims }) }));
  });
  expect(container).not.toHaveTextContent('figure');
  await act(async () => {
    const args = { workspaceId: setup.workspace?.id ?? '', articleId: 'a' };
    store.dispatch(resources.primed({ name: 'sources', args, data: someSources() }));
  });
  expect(container).toHaveTextContent('1 figure without a source.');
});
