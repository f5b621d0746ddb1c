/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ARTICLE_PAGE_SIZE } from '#contract/article/article.route.ts';
import { AreaGate } from '#src/app/AreaGate.tsx';
import { ReadOnlyArticle } from '#src/features/access/readOnly/ReadOnlyArticle.tsx';
import { ReadOnlyList } from '#src/features/access/readOnly/ReadOnlyList.tsx';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import {
  anArticle,
  anArticleSummary,
  aPage,
  aSetup,
  aToken,
  aUser,
  idOf,
  WORKSPACE_ID,
} from '#tests/support/factories.ts';

interface Case {
  readonly level?: 'readonly-edit' | 'readonly-view';
  readonly isTrialAvailable?: boolean;
}

/** Renders the read-only page of an address, as the gate opens it. */
async function drawReadOnly(
  at: string,
  { level = 'readonly-edit', isTrialAvailable = false }: Case = {},
) {
  const page = at === '/free-user' ? <ReadOnlyList /> : <ReadOnlyArticle />;
  const drawn = draw(<AreaGate>{page}</AreaGate>, at);
  await act(async () => {
    drawn.store.dispatch(host.settled({ user: aUser() }));
    drawn.store.dispatch(token.requested());
    drawn.store.dispatch(token.received(aToken({ plan: 'free', isTrialAvailable })));
    drawn.store.dispatch(folderSetup.started());
    drawn.store.dispatch(folderSetup.read(aSetup({ level })));
    drawn.store.dispatch(folderSetup.madeReadOnly());
  });
  return drawn;
}

const argsOf = (page: number) => ({ workspaceId: WORKSPACE_ID, page, limit: ARTICLE_PAGE_SIZE });
const articleArgs = { workspaceId: WORKSPACE_ID, articleId: idOf(1) };

// §2.routes.10
test('the articles of the folder are listed, one page at a time', async () => {
  const { store, actions } = await drawReadOnly('/free-user');
  expect(actions).toContainEqual(resources.used({ name: 'articles', args: argsOf(0) }));
  const content = [anArticleSummary({ id: idOf(1), title: 'Slow coffee' })];
  const data = aPage({ content, last: false });
  act(() => void store.dispatch(resources.primed({ name: 'articles', args: argsOf(0), data })));
  expect(screen.getByRole('link', { name: /Slow coffee/ })).toHaveAttribute(
    'href',
    `/free-user/articles/${idOf(1)}`,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(actions).toContainEqual(resources.used({ name: 'articles', args: argsOf(1) }));
});

// §2.routes.11 §4.readOnly.1
test('an article can be read, but not edited', async () => {
  const { store, actions } = await drawReadOnly(`/free-user/articles/${idOf(1)}`);
  expect(actions).toContainEqual(resources.used({ name: 'article', args: articleArgs }));
  const data = anArticle({ id: idOf(1), title: 'Slow coffee' });
  act(() => void store.dispatch(resources.primed({ name: 'article', args: articleArgs, data })));
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slow coffee');
  expect(screen.queryByRole('textbox')).toBeNull();
});

// §6.free.1
test.each([
  ['takes the trial that is available', true, 'Get free trial', purchase.trialRequested()],
  [
    'without one asks for the plan, with the benefit of editing',
    false,
    'Subscribe for $60/mo',
    subscribe.gatedActionRequested({ benefit: 'editArticle' }),
  ],
])('a free user %s', async (_what, isTrialAvailable, name, action) => {
  const { actions } = await drawReadOnly('/free-user', { isTrialAvailable });
  await userEvent.click(screen.getByRole('button', { name }));
  expect(actions.at(-1)).toEqual(action);
});

// §4.access.2
test('a read-only folder says so, and offers no plan', async () => {
  await drawReadOnly('/free-user', { level: 'readonly-view' });
  expect(screen.getByRole('complementary', { name: 'This folder is read-only' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /Get|Subscribe/ })).toBeNull();
});
