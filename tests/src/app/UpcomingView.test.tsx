/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { type UpcomingName, upcoming } from '#src/app/upcoming.copy.ts';
import { UpcomingView } from '#src/app/UpcomingView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

test.each(Object.keys(upcoming) as UpcomingName[])(
  '%s says what it will do, that it is not there yet, and what is',
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
