/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { LandingName } from '#domain/access/areaView.ts';
import { LandingPageView } from '#src/features/access/landing/LandingPageView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const start = {
  isSignedIn: true,
  isTrialAvailable: false,
  isBusy: false,
  onStart() {},
  onSignIn() {},
};

const pages: readonly [landing: LandingName, name: string, title: string][] = [
  // §2.stub.1
  ['topicFinder', 'Topic finder', 'Find what your readers search for'],
  // §2.stub.2
  ['briefs', 'SEO brief generator', 'Know what an article needs before you write it'],
  // §2.stub.3
  ['articles', 'Article generator', 'From your notes to an article that can be found'],
  // §2.stub.4
  ['optimizer', 'Content optimizer', 'See what an article is missing'],
];

test.each(pages)(
  '%s: the landing page names its tool and says what it does',
  (landing, name, title) => {
    draw(<LandingPageView {...start} landing={landing} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getByText(name)).toBeVisible();
    const benefits = within(screen.getByRole('region', { name: 'What it does for you' }));
    expect(benefits.getAllByRole('heading', { level: 3 }).length).toBeGreaterThanOrEqual(3);
    const included = within(screen.getByRole('region', { name: 'What you get' }));
    expect(included.getAllByRole('listitem').length).toBeGreaterThanOrEqual(3);
  },
);

test('a visitor can start for free or sign in', async () => {
  const [onStart, onSignIn] = [jest.fn(), jest.fn()];
  draw(
    <LandingPageView landing="articles" {...start} {...{ onStart, onSignIn }} isSignedIn={false} />,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Start for free' }));
  expect(onStart.mock.calls.length).toBe(1);
  expect(onSignIn.mock.calls.length).toBe(0);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onStart.mock.calls.length).toBe(1);
  expect(onSignIn.mock.calls.length).toBe(1);
});

test.each([
  [true, 'Get free trial'],
  [false, 'Subscribe for $60/mo'],
])(
  'a user is offered the trial if it is available (%s), else the plan',
  async (isTrialAvailable, name) => {
    const onStart = jest.fn();
    draw(<LandingPageView landing="articles" {...start} {...{ isTrialAvailable, onStart }} />);
    expect(screen.getAllByRole('button')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name }));
    expect(onStart).toHaveBeenCalledTimes(1);
  },
);

test('while a purchase runs, it cannot be started again', () => {
  draw(<LandingPageView landing="articles" {...start} isBusy />);
  expect(screen.getByRole('button')).toBeDisabled();
});
