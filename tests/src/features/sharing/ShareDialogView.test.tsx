/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ShareDialogView } from '#src/features/sharing/ShareDialogView.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { noNetwork } from '#tests/support/factories.ts';

const shared = {
  status: 'shared',
  articleId: 'a1',
  path: '/content/share/t0ken',
  error: null,
  failed: null,
  showsResearch: true,
  isCopied: null,
} as const;
const props = {
  isOpen: true,
  isBrief: false,
  slots: 0,
  state: shared,
  onClose() {},
  onCopy() {},
  onRevoke() {},
  onCreate() {},
  onResearch() {},
} as const;
const LINK = 'http://localhost/content/share/t0ken';

test('the full link is shown, opens in a new tab, and can be copied', async () => {
  const onCopy = jest.fn();
  draw(<ShareDialogView {...props} onCopy={onCopy} />);
  expect(screen.getByRole('textbox', { name: 'Link' })).toHaveValue(LINK);
  expect(screen.getByRole('link', { name: 'Open in a new tab' })).toHaveAttribute('href', LINK);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(onCopy).toHaveBeenCalledWith(LINK);
});

test('the dialog says who can read the article, and whether the link was copied', () => {
  const { unmount } = draw(<ShareDialogView {...props} state={{ ...shared, isCopied: true }} />);
  expect(screen.getByRole('dialog')).toHaveTextContent(
    'Anybody with the link can read the saved text',
  );
  expect(screen.getByRole('status')).toHaveTextContent('Copied');
  unmount();
  draw(<ShareDialogView {...props} state={{ ...shared, isCopied: false }} />);
  expect(screen.getByRole('status')).toHaveTextContent('The browser did not allow copying.');
});

test('a link that could not be created can be retried; one that could not be revoked is still shown', async () => {
  const onCreate = jest.fn();
  const { unmount } = draw(
    <ShareDialogView
      {...props}
      state={{ status: 'failed', articleId: 'a1', error: noNetwork }}
      onCreate={onCreate}
    />,
  );
  expect(screen.getByRole('alert')).toHaveTextContent('The link could not be created.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onCreate).toHaveBeenCalledTimes(1);
  unmount();
  draw(<ShareDialogView {...props} state={{ ...shared, error: noNetwork, failed: 'revoking' }} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'The link could not be revoked and still works.',
  );
  expect(screen.getByRole('textbox', { name: 'Link' })).toBeVisible();
});

test('after revoking, the link is gone and a new one can be created', () => {
  draw(<ShareDialogView {...props} state={{ status: 'revoked', articleId: 'a1' }} />);
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('button', { name: 'Create a new link' })).toBeVisible();
});

// §d.briefs.19
test('who shares a brief chooses whether its research is shown', async () => {
  const onResearch = jest.fn();
  const { unmount } = draw(<ShareDialogView {...props} isBrief onResearch={onResearch} />);
  const choice = () => screen.queryByRole('switch', { name: /^Show the research of the brief/ });
  expect(choice()).toBeChecked();
  await userEvent.click(choice() ?? document.body);
  expect(onResearch).toHaveBeenCalledWith(false);
  unmount();
  const failed = { ...shared, error: noNetwork, failed: 'changing' } as const;
  draw(<ShareDialogView {...props} state={failed} />);
  expect(choice()).toBeNull(); // an article has none
  expect(screen.getByRole('alert')).toHaveTextContent('What the link shows could not be changed.');
});

// §d.slots.4
test('slots that are left are counted, and readers are said not to see them', () => {
  const { unmount } = draw(<ShareDialogView {...props} slots={2} />);
  expect(screen.getByText(/^2 slots are still open\. Readers/)).toBeVisible();
  unmount();
  draw(<ShareDialogView {...props} />);
  expect(screen.queryByText(/still open/)).toBeNull();
});
