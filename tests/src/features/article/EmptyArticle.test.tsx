/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ArticleSummary } from '#contract/article/article.schema.ts';
import { bodyOf } from '#domain/article/body.ts';
import { NO_FIELDS } from '#domain/article/searchFields.ts';
import { EmptyArticle } from '#src/features/article/EmptyArticle.tsx';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { anArticle, aSetup, idOf, WORKSPACE_ID } from '#tests/support/factories.ts';

const args = { workspaceId: WORKSPACE_ID, articleId: idOf(1) };

function Page() {
  return (
    <article>
      <EmptyArticle articleId={idOf(1)} />
      {/* biome-ignore lint/a11y/useSemanticElements: stands for the editor */}
      <div contentEditable="true" role="textbox" tabIndex={0} suppressContentEditableWarning />
    </article>
  );
}

/** Opens an article with this state and text. */
function openArticle(meta: ArticleSummary['meta'], html: string) {
  const { store, unmount } = draw(null);
  act(() => {
    store.dispatch(folderSetup.started());
    store.dispatch(folderSetup.read(aSetup()));
    store.dispatch(folderSetup.opened());
    const blocks = html === '' ? [] : [{ id: 'b1', html }];
    store.dispatch(resources.primed({ name: 'article', args, data: anArticle({ meta, blocks }) }));
    store.dispatch(
      articleSave.opened({
        ...args,
        article: { version: 1, title: '', fields: NO_FIELDS, body: bodyOf(blocks) },
      }),
    );
  });
  unmount();
  draw(<Page />, '/', store);
}

const empty = { isEmptyArticle: true, setupStatus: 'none' } as const;

// §4.article.3
test.each(['', '<p></p>', '<p> </p>'])(
  'an article that is not set up, with the text %j, offers three ways to begin',
  async (html) => {
    openArticle(empty, html);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/articles/create',
      '/import-article',
    ]);
    await userEvent.click(screen.getByRole('button', { name: /Write it yourself/ }));
    expect(screen.getByRole('textbox')).toHaveFocus();
  },
);

// §4.article.2
test.each([
  ['has a word', empty, '<p>word</p>'],
  ['has a table', empty, '<table><tbody><tr><td></td></tr></tbody></table>'],
  ['is being written', { ...empty, setupStatus: 'pending' }, ''],
  ['is set up', { ...empty, setupStatus: 'done' }, ''],
  ['is not empty', { isEmptyArticle: false, setupStatus: 'none' }, ''],
] as const)('an article that %s offers none', (_, meta, html) => {
  openArticle(meta, html);
  expect(screen.queryByRole('heading')).toBeNull();
});
