/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodyOf, EMPTY_BODY } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { KeyphraseFields } from '#src/features/seo/KeyphraseFields.tsx';
import { articleReport } from '#store/article/report.slice.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { competitors } from '#store/seo/competitors.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import {
  aReport,
  aReportContext,
  aSetup,
  someCompetitors,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';

const articleId = 'a1';

function open() {
  const { store } = draw(<KeyphraseFields articleId={articleId} />);
  const body = bodyOf([{ id: 'b1', html: '<p>Coffee is hot.</p>' }]);
  const article = { version: 1, title: '', fields: NO_FIELDS, body };
  act(() => {
    store.dispatch(folderSetup.started());
    store.dispatch(folderSetup.read(aSetup()));
    store.dispatch(folderSetup.opened());
    store.dispatch(articleSave.opened({ articleId, workspaceId: WORKSPACE_ID, article }));
    store.dispatch(articleReport.changed({ articleId }));
    store.dispatch(
      articleReport.started({ articleId, subject: { body: EMPTY_BODY, ...aReportContext() } }),
    );
    const report = aReport({ keyphraseIdeas: ['coffee grinder', 'espresso'] });
    store.dispatch(articleReport.analysed({ articleId, report }));
  });
  return { store, fields: () => articleSave.selectDraft(store.getState(), articleId)?.fields };
}

// §d.keyphrase.1 §d.keyphrase.2
test('the keyphrase is an edit of the article; the text suggests some until there is one', async () => {
  const { fields } = open();
  await userEvent.click(
    screen.getByRole('button', { name: 'Use “coffee grinder” as the keyphrase' }),
  );
  expect(fields()).toMatchObject({ keyphrase: 'coffee grinder' });
  expect(screen.queryByRole('button', { name: /Use “espresso” as/ })).toBeNull();
  await userEvent.type(screen.getByRole('textbox', { name: 'Other keywords' }), 'burrs, moka pot');
  expect(fields()).toMatchObject({ keyphrase: 'coffee grinder', keywords: 'burrs, moka pot' });
});

// §d.wizard.14
test('the length that is wanted can be changed, and has only digits', async () => {
  const { fields } = open();
  const field = screen.getByRole('textbox', { name: 'Wanted length, in words' });
  await userEvent.type(field, '1.200');
  expect(fields()).toMatchObject({ wantedWords: '1200' });
  await userEvent.clear(field);
  expect(fields()).toMatchObject({ wantedWords: '' });
});

// §2.suggested.1 §2.suggested.2 §2.suggested.3 §d.keyphrase.4
test('the analysis of competitors suggests the keyphrase; without one the field says that there is no suggestion', async () => {
  const { fields, store } = open();
  const of = { workspaceId: WORKSPACE_ID, articleId };
  const hint = 'No Suggestions. Feel free to select any option.';
  const field = screen.getByRole('combobox', { name: 'Keyphrase' });
  expect(screen.queryByText(hint)).toBeNull();
  act(() => {
    store.dispatch(competitors.allowed(of));
    store.dispatch(competitors.emptied(of));
  });
  expect(screen.getByText(hint)).toBeVisible();
  const words = { value: 1450, low: 1100, high: 2000 };
  const generals = { keywords: ['lug depth', 'espresso'], words };
  const answer = someCompetitors({ articleId, generals });
  act(() => {
    store.dispatch(competitors.reread(of));
    store.dispatch(competitors.finished({ ...of, answer }));
  });
  expect(screen.queryByText(hint)).toBeNull();
  await userEvent.click(field);
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual([
    'lug depthSuggested',
    'espresso',
    'coffee grinder',
  ]);
  await userEvent.click(screen.getByRole('option', { name: /lug depth/ }));
  expect(fields()).toMatchObject({ keyphrase: 'lug depth' });
  const take = (term: string) =>
    screen.queryByRole('button', { name: `Other keywords: use the suggestion “${term}”` });
  expect(take('lug depth')).toBeNull(); // it is the keyphrase
  await userEvent.click(take('espresso') ?? document.body);
  expect(fields()).toMatchObject({ keyphrase: 'lug depth', keywords: 'espresso' });
  expect(take('espresso')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: /use the suggestion “1450”/ }));
  expect(fields()).toMatchObject({ wantedWords: '1450' });
});

// §d.keyphrase.5
test('keywords are added from a list that is pasted or a file, behind those that are typed', async () => {
  const { fields } = open();
  await userEvent.type(screen.getByRole('textbox', { name: 'Other keywords' }), 'burrs');
  await userEvent.click(screen.getByRole('button', { name: 'Add keywords from a list' }));
  const list = screen.getByRole('textbox', { name: 'List of keywords' });
  await userEvent.click(list);
  await userEvent.paste('cold brew\nBurrs\nmilk foam');
  expect(screen.getByText('2 new keywords')).toBeVisible();
  const file = new File([], 'list.csv', { type: 'text/csv' });
  const saved = Buffer.from('\ufeffKeyword\tVolume\nlatte\t90\n', 'utf16le'); // as Excel does
  Object.assign(file, { arrayBuffer: async () => saved }); // jsdom has none
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('there is no field for a file');
  await userEvent.upload(input, file);
  await userEvent.click(await screen.findByRole('button', { name: 'Add 3 keywords' }));
  expect(fields()).toMatchObject({ keywords: 'burrs, cold brew, milk foam, latte' });
  expect(screen.queryByRole('textbox', { name: 'List of keywords' })).toBeNull();
});
