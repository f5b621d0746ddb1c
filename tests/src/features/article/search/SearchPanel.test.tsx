/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { SearchPanel } from '#src/features/article/search/SearchPanel.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { articleSnapshot } from '#store/seo/articleSnapshot.slice.ts';
import { proposal } from '#store/writing/proposal.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aCompetitor, aSetup, aSnapshot, WORKSPACE_ID } from '#tests/support/factories.ts';

const articleId = 'a1';

/** The panel of an open article, over a real store without sagas. */
function open() {
  const drawn = draw(<SearchPanel articleId={articleId} onReveal={() => undefined} />);
  const { store } = drawn;
  act(() => {
    store.dispatch(folderSetup.started());
    store.dispatch(folderSetup.read(aSetup()));
    const engine = { model: null, tasks: ['titles', 'meta'] as const };
    store.dispatch(resources.primed({ name: 'engine', args: null, data: engine as never }));
    store.dispatch(
      articleSave.opened({
        articleId,
        workspaceId: WORKSPACE_ID,
        article: {
          version: 1,
          title: 'Größe zählt',
          fields: NO_FIELDS,
          body: bodyOf([{ id: 'b1', html: '<p>Coffee is hot.</p>' }]),
        },
      }),
    );
  });
  return {
    ...drawn,
    fields: () => articleSave.selectDraft(store.getState(), articleId)?.fields,
    preview: () => within(screen.getByRole('region', { name: 'Preview' })),
  };
}

const field = (name: string) => screen.getByRole('textbox', { name });

// §d.fields.2
test('empty fields show what is used in their place, and say so', () => {
  const { preview } = open();
  expect(preview().getByText('Größe zählt')).toBeVisible();
  expect(preview().getByText('Coffee is hot.')).toBeVisible();
  expect(field('SEO title')).toHaveAccessibleDescription(/title of the article is used/);
  expect(field('Meta description')).toHaveAccessibleDescription(/first sentences/);
  expect(field('Slug')).toHaveAttribute('placeholder', 'groesse-zaehlt');
  expect(preview().getByText(/groesse-zaehlt/)).toBeVisible();
});

// §d.fields.1 §d.fields.6
test('what is typed is an edit of the article, measured and previewed', async () => {
  const { fields, preview } = open();
  await userEvent.type(field('SEO title'), 'Hot coffee');
  expect(fields()?.seoTitle).toBe('Hot coffee');
  expect(preview().getByText('Hot coffee')).toBeVisible();
  expect(field('SEO title')).toHaveAccessibleDescription(/^10 characters, \d+ of 600 px$/);
  const description = 'Coffee is brewed at home in many ways. '.repeat(3);
  fireEvent.change(field('Meta description'), { target: { value: description } });
  expect(field('Meta description')).toHaveAccessibleDescription(
    /of 920 px · the check wants 121 to 156$/,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Mobile' }));
  expect(field('Meta description')).toHaveAccessibleDescription(
    /of 680 px · the check.* · May be cut off$/,
  );
  expect(preview().getByText(/^Coffee is brewed.*…$/)).toBeVisible();
});

// §d.fields.4
test('a slug is corrected as it is typed, with a hint, and the caret stays where it is', async () => {
  const { fields } = open();
  const input = field('Slug') as HTMLInputElement;
  await userEvent.type(input, 'Hot Coffee');
  expect(input.value).toBe('hot-coffee');
  expect(fields()?.slug).toBe('hot-coffee');
  expect(input).toHaveAccessibleDescription(/letters, digits and hyphens/);
  await userEvent.type(input, ' Ä ', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(input.value).toBe('hot-ae-coffee');
  expect(input.selectionStart).toBe(7);
  await userEvent.type(input, '-', { initialSelectionStart: 13, initialSelectionEnd: 13 });
  expect(input.value).toBe('hot-ae-coffee-');
  expect(fields()?.slug).toBe('hot-ae-coffee');
  await userEvent.tab();
  expect(input).toHaveValue('hot-ae-coffee');
});

test('a word that an input method composes is corrected when it is complete', () => {
  const { fields } = open();
  const input = field('Slug') as HTMLInputElement;
  input.focus();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: 'コ-ヒ ' }, isComposing: true });
  expect(input.value).toBe('コ-ヒ ');
  expect(fields()?.slug).toBe('');
  fireEvent.compositionEnd(input);
  expect(fields()?.slug).toBe('コ-ヒ');
});

// §d.fields.9
test('a suggestion is asked for beside its field, and can be used or closed', async () => {
  const { store, actions } = open();
  await userEvent.click(screen.getByRole('button', { name: 'Suggest a meta description' }));
  expect(actions.findLast(proposal.asked.match)?.payload).toMatchObject({
    task: { name: 'meta' },
    field: 'description',
  });
  const begun = {
    id: 'p1',
    articleId,
    workspaceId: WORKSPACE_ID,
    was: [],
    field: 'description',
    task: { name: 'meta' },
    place: { type: 'behind', blockId: null },
  } as const;
  act(() => {
    store.dispatch(proposal.begun(begun));
    store.dispatch(proposal.followed({ id: 'p1', jobId: 'j1' }));
    const alternatives = [
      {
        blocks: ['<p>T</p>', '<p>Hot &amp; black.</p>'],
        isComplete: true,
        terms: { has: ['coffee'], lacks: ['beans', 'mug'] },
      },
      { blocks: ['<p>T</p>'], isComplete: false },
    ];
    store.dispatch(proposal.grew({ id: 'p1', alternatives }));
  });
  const list = within(screen.getByRole('region', { name: 'Suggested meta descriptions' }));
  expect(list.getAllByRole('listitem')).toHaveLength(1);
  expect(list.getByRole('listitem')).toHaveTextContent(
    /12 characters, \d+ of 920 px · the check wants 121 to 156.*Terms of the results: coffee · not in it: beans, mug/,
  );
  expect(list.getByRole('button', { name: 'Use: Hot & black.' })).toBeVisible();
  expect(list.getByRole('button', { name: 'Stop' })).toBeVisible();
  await userEvent.click(list.getByRole('button', { name: 'Close' }));
  expect(screen.queryByRole('region', { name: 'Suggested meta descriptions' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Suggest a meta description' })).toHaveFocus();
});

// §d.fields.10
test('beside suggestions stands what the results say, each with its link', async () => {
  const { store } = open();
  const sketch = { headings: [], names: [] };
  const page = (at: number, title: string, state: 'read' | 'failed' = 'read') =>
    aCompetitor({ url: `https://${at}.example/`, title, state, sketch, position: at });
  const pages = [
    page(1, '7 pots'),
    page(2, 'Pots of 2026'),
    page(3, 'Which pot?'),
    page(4, 'Not read', 'failed'),
    page(5, 'Ignored'),
  ];
  act(() => {
    store.dispatch(articleSnapshot.read({ articleId, snapshot: aSnapshot({ pages }) }));
    store.dispatch(
      articleSave.edited({ articleId, fields: { ignoredPages: 'https://5.example/' } }),
    );
    store.dispatch(
      proposal.begun({
        id: 'p1',
        articleId,
        workspaceId: WORKSPACE_ID,
        was: [],
        field: 'seoTitle',
        task: { name: 'titles' },
        place: { type: 'behind', blockId: null },
      }),
    );
  });
  const list = within(screen.getByRole('region', { name: 'Suggested SEO titles' }));
  expect(
    list.getByText(
      '3 titles in the results: usually 10 characters, 1 with a number, 1 with a year, 1 with a question mark.',
    ),
  ).toBeVisible();
  await userEvent.click(list.getByText('Titles in the results, to compare with'));
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    'https://1.example/',
    'https://2.example/',
    'https://3.example/',
  ]);
});
