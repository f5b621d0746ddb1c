/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { Upcoming, UpcomingView } from '#src/app/Upcoming.tsx';
import { type UpcomingName, upcoming } from '#src/app/upcoming.copy.ts';
import { draw } from '#tests/src/support/draw.tsx';

test.each([['/integration/canva/callback', 'Design tool']])(
  'the page at %s names the upcoming tool',
  (at, title) => {
    draw(<Upcoming />, at);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
  },
);

test('an existing page is not upcoming', () => {
  draw(<Upcoming />, '/articles');
  expect(screen.queryByRole('heading')).toBeNull();
});

test.each(Object.keys(upcoming) as UpcomingName[])(
  '%s says what it will do, that it is not available yet, and what is',
  (name) => {
    draw(<UpcomingView upcoming={name} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(upcoming[name].title);
    expect(screen.getByText(upcoming[name].text)).toBeVisible();
    expect(screen.getByText(/not in this version yet/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Write an article' })).toHaveAttribute(
      'href',
      '/articles/create',
    );
    expect(screen.getByRole('link', { name: 'My articles' })).toHaveAttribute('href', '/articles');
  },
);
