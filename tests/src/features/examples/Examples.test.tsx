/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Example } from '#contract/examples/example.schema.ts';
import { ExampleNoteView } from '#src/kit/examples/ExampleNoteView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { runApp, stopApps } from '#tests/src/support/openApp.tsx';
import { anArticle, aWorkspace, idOf } from '#tests/support/factories.ts';
import type { PortOverrides } from '#tests/support/fakeServices.ts';

afterEach(stopApps);

const section = async () =>
  within(await screen.findByRole('region', { name: 'Examples' }, { timeout: 5000 }));
const open: Example = { kind: 'audit', language: 'en', id: idOf(62) };
const withOpen = (...examples: Example[]): PortOverrides => ({
  workspace: { getExamples: async ({ workspaceId }) => ({ workspaceId, examples }) },
});

// §d.examples.1
test('four cards say what each example shows, and which are open', async () => {
  runApp('/', withOpen(open));
  const cards = await section();
  expect(cards.getAllByRole('button', { name: /^Open the example/ })).toHaveLength(4);
  const audit = within(cards.getByText('An audit').closest('li') as HTMLElement);
  expect(await audit.findByText('Already in your lists')).toBeVisible();
  expect(cards.getAllByText('Already in your lists')).toHaveLength(1);
});

// §d.examples.5
test('all are removed by one click, and brought back by Undo', async () => {
  const { callsOf } = runApp('/', withOpen(open));
  const cards = await section();
  await userEvent.click(await cards.findByRole('button', { name: 'Remove all examples' }));
  await waitFor(() => expect(callsOf('workspace.deleteExamples')).toHaveLength(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(callsOf('workspace.restoreExamples')).toHaveLength(1));
});

test('without examples there is nothing to remove', async () => {
  runApp('/', withOpen());
  expect((await section()).queryByRole('button', { name: 'Remove all examples' })).toBeNull();
});

// §d.examples.5
test('who may only read is offered none', async () => {
  const reader = aWorkspace({ permissions: { write: false }, isOwner: false });
  runApp('/', { workspace: { getWorkspaceByFolderId: async () => reader } });
  await screen.findByRole('region', { name: 'Recent articles' });
  expect(screen.queryByRole('region', { name: 'Examples' })).toBeNull();
  draw(<ExampleNoteView kind="article" onRemove={null} />);
  expect(screen.getByText(/This is an example article/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Remove the example' })).toBeNull();
});

// §d.examples.3
test('the page of an example says that it is one', async () => {
  const example = anArticle({ id: idOf(1), isExample: true });
  runApp(`/articles/${idOf(1)}`, { article: { getArticle: async () => example } });
  const note = within(
    await screen.findByRole('complementary', { name: 'About this example' }, { timeout: 5000 }),
  );
  expect(note.getByText(/This is an example article/)).toBeVisible();
  expect(note.getByRole('button', { name: 'Remove the example' })).toBeVisible();
});
