/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Frame } from '#src/app/Frame.tsx';
import { ArticleBar } from '#src/kit/article/ArticleBar.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const drawAt = (at: string) => {
  draw(<Frame>the page</Frame>, at);
  expect(within(screen.getByRole('main')).getByText('the page')).toBeVisible();
  return screen.queryByRole('navigation', { name: 'Main' });
};

test.each([
  // §2.routes.6
  ['/activate'],
  // §2.routes.8
  ['/trial'],
  // §2.routes.9
  ['/get-unlimited-plan'],
  ['/integration/canva/callback'],
  ['/anonymous-finish'],
])('%s is shown outside of the main layout', (at) => {
  expect(drawAt(at)).toBeNull();
});

test.each(['/', '/articles', '/free-user', '/settings', '/nowhere'])(
  '%s is shown inside of it',
  (at) => {
    expect(drawAt(at)).toBeVisible();
  },
);

function Switching() {
  const [isOwn, setIsOwn] = useState(false);
  return (
    <Frame>
      {isOwn && <ArticleBar backTo="/" title="Slow coffee" />}
      <button type="button" onClick={() => setIsOwn(!isOwn)}>
        switch
      </button>
    </Frame>
  );
}

// §d.start.6
test('a page with a bar of its own has no other one, and its bar opens the navigation', async () => {
  draw(<Switching />, '/articles');
  const bars = () => screen.getAllByRole('button', { name: 'Open navigation' });
  const [ofFrame] = bars();
  await userEvent.click(screen.getByText('switch'));
  const [own, ...others] = bars();
  expect(others).toEqual([]);
  expect(own).not.toBe(ofFrame);
  await userEvent.click(screen.getByText('switch'));
  expect(bars()).toHaveLength(1);
  await userEvent.click(screen.getByText('switch'));
  await userEvent.click(bars()[0] as HTMLElement);
  expect(await screen.findByRole('dialog', { name: 'Navigation' })).toBeVisible();
});
