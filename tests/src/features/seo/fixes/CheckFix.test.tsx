/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { configureStore, type UnknownAction } from '@reduxjs/toolkit';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import type { Check, CheckName } from '#domain/seo/report/report.ts';
import { CheckFix } from '#src/features/seo/fixes/CheckFix.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { rootReducer } from '#store/rootReducer.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aSetup, WORKSPACE_ID } from '#tests/support/factories.ts';

const articleId = 'a1';
const check = (name: CheckName): Check => ({
  name,
  group: 'result',
  rating: 'bad',
  value: 0,
  wanted: {},
  points: 3,
  most: 9,
  evidence: null,
  places: [],
});

function drawCheck(
  name: CheckName,
  tasks: ('titles' | 'meta' | 'simplify')[],
  { model = null, places = [] }: { model?: string | null; places?: Check['places'] } = {},
) {
  const revealed: string[] = [];
  const actions: UnknownAction[] = [];
  const store = configureStore({
    reducer: rootReducer,
    middleware: (getDefault) =>
      getDefault().concat(() => (next: (action: unknown) => unknown) => (action: unknown) => {
        actions.push(action as UnknownAction);
        return next(action);
      }),
  });
  const body = bodyOf([
    { id: 'b1', html: '<h1>Coffee</h1>' },
    { id: 'b2', html: '<p>Beans.</p>' },
  ]);
  const article = { version: 1, title: '', fields: NO_FIELDS, body };
  store.dispatch(folderSetup.started());
  store.dispatch(folderSetup.read(aSetup()));
  store.dispatch(folderSetup.opened());
  store.dispatch(articleSave.opened({ articleId, workspaceId: WORKSPACE_ID, article }));
  const data = { model, tasks };
  store.dispatch(resources.primed({ name: 'engine', args: null, data }));
  draw(
    <CheckFix
      articleId={articleId}
      check={{ ...check(name), places }}
      onReveal={(id) => void revealed.push(id)}
    />,
    '/',
    store,
  );
  const asked = () => actions.filter(({ type }) => type === proposal.asked.type);
  return { store, asked, revealed };
}

// §d.fixes.6
test('a task for a search field is asked for once, and the panel that shows it is opened', async () => {
  const { store, asked } = drawCheck('descriptionLength', ['meta']);
  const button = screen.getByRole('button', { name: 'Propose: Meta description' });
  await userEvent.click(button);
  expect(asked()).toHaveLength(1);
  expect(asked()[0]).toMatchObject({
    payload: { task: { name: 'meta' }, field: 'description', workspaceId: WORKSPACE_ID },
  });
  expect(sidePanel.selectOpen(store.getState())).toBe('search');
  const { payload } = asked()[0] as ReturnType<typeof proposal.asked>;
  store.dispatch(proposal.begun({ ...payload, id: 'p1', was: [] }));
  await userEvent.click(button);
  expect(asked()).toHaveLength(1);
});

// §d.fixes.6
test('what the installation cannot do is not offered', () => {
  drawCheck('keyphraseInTitle', ['meta']);
  expect(screen.queryByRole('button')).toBeNull();
});

// §d.fixes.8
test('where the words of the text make no fix, it says what the writer can do', () => {
  drawCheck('keyphraseInSubheadings', []);
  expect(screen.getByText(/^Name the subject in a subheading/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});

const places = [{ blockId: 'b1', range: null }];

// §d.fixes.7
test('with a model, a task of the text is asked for once, at the place of the check', async () => {
  const { store, asked, revealed } = drawCheck('sentenceLength', ['simplify'], {
    model: 'llama',
    places,
  });
  const button = screen.getByRole('button', { name: 'Propose: Simplify' });
  await userEvent.click(button);
  expect(asked()).toHaveLength(1);
  const { payload } = asked()[0] as ReturnType<typeof proposal.asked>;
  expect(payload).toEqual({
    articleId,
    workspaceId: WORKSPACE_ID,
    task: { name: 'simplify' },
    place: { type: 'blocks', blockIds: ['b1'] },
  });
  expect(revealed).toEqual(['b1']);
  store.dispatch(proposal.begun({ ...payload, id: 'p1', was: [] }));
  await userEvent.click(button);
  expect(asked()).toHaveLength(1);
  expect(articleSave.selectDraft(store.getState(), articleId)?.body.html).toEqual({
    b1: '<h1>Coffee</h1>',
    b2: '<p>Beans.</p>',
  });
});

// §d.fixes.7
test.each([
  ['is for another place', { place: { type: 'blocks', blockIds: ['b2'] } }, {}, undefined],
  ['has failed', {}, { failure: 'network', isUnknown: true }, 'p1'],
] as const)('one that %s does not make the button dead', async (_why, change, failed, replaces) => {
  const { store, asked, revealed } = drawCheck('sentenceLength', ['simplify'], {
    model: 'llama',
    places,
  });
  const place = { type: 'blocks', blockIds: ['b1'] } as const;
  const of = {
    id: 'p1',
    articleId,
    workspaceId: WORKSPACE_ID,
    task: { name: 'simplify' },
  } as const;
  store.dispatch(proposal.begun({ ...of, place, ...change, was: [] }));
  if ('failure' in failed) store.dispatch(proposal.failed({ id: 'p1', ...failed }));
  await userEvent.click(screen.getByRole('button', { name: 'Propose: Simplify' }));
  expect(asked()).toHaveLength(1);
  const { payload } = asked()[0] as ReturnType<typeof proposal.asked>;
  expect(payload.place).toEqual(place);
  expect(payload.replaces).toBe(replaces);
  expect(revealed).toEqual(['b1']);
});

// §d.fixes.7
test.each([
  ['without a model', { places }],
  ['without a place', { model: 'llama' }],
])('%s, no task of the text is offered', (_why, given) => {
  drawCheck('sentenceLength', ['simplify'], given);
  expect(screen.queryByRole('button')).toBeNull();
});
