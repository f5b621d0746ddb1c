/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { ReadOnlyArticleView } from '#src/features/access/readOnly/ReadOnlyArticle.tsx';
import { draw } from '#tests/src/support/draw.tsx';
import { anArticle } from '#tests/support/factories.ts';

const article = anArticle({
  title: 'Slow coffee',
  language: 'de',
  blocks: [
    { id: 'a', html: '<h2>Why <em>slow</em></h2>' },
    { id: 'b', html: '<p onclick="alert(1)">Because.<img src="x" onerror="alert(1)"></p>' },
    { id: 'c', html: '<ul><li>beans</li></ul><script>alert(1)</script>' },
  ],
});
const props = {
  article,
  reason: 'plan',
  isTrialAvailable: false,
  onStart() {},
} as const;
const textBox = () => screen.getByRole('heading', { level: 2 }).parentElement;

// §2.routes.11
test('the read-only article shows its text in order and cannot be edited', () => {
  draw(<ReadOnlyArticleView {...props} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Slow coffee');
  expect(textBox()).toHaveTextContent(/^Why slowBecause\.beans$/);
  expect(textBox()).toHaveAttribute('lang', 'de');
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByRole('link', { name: 'Back' })).toHaveAttribute('href', '/free-user');
});

test('no script of a stored article gets into the page', () => {
  draw(<ReadOnlyArticleView {...props} />);
  expect(textBox()?.innerHTML).toContain('<p>Because.');
  expect(textBox()?.innerHTML).not.toMatch(/onclick|onerror|script/);
});

test('another article replaces the first', async () => {
  const second = { ...article, blocks: [{ id: 'z', html: '<h2>Tea</h2>' }] };
  function Switching() {
    const [shown, show] = useState(article);
    return (
      <>
        <button type="button" onClick={() => show(second)}>
          switch
        </button>
        <ReadOnlyArticleView {...props} article={shown} />
      </>
    );
  }
  draw(<Switching />);
  await userEvent.click(screen.getByRole('button', { name: 'switch' }));
  expect(textBox()).toHaveTextContent(/^Tea$/);
});

test('while it loads, the page says so', () => {
  draw(<ReadOnlyArticleView {...props} article={undefined} />);
  expect(screen.getByRole('status')).toHaveTextContent('Opening the article…');
});
