/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, jest, test } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { landingOf } from '#domain/access/areaView.ts';
import { ToolkitStubView } from '#src/features/access/landing/ToolkitStubView.tsx';
import { draw } from '#tests/src/support/draw.tsx';

const props = {
  isSignedIn: false,
  isTrialAvailable: false,
  isBusy: false,
  onStart() {},
  onSignIn() {},
};

// §2.stub.5
test('the toolkit stub leads to the landing page of each tool', () => {
  draw(<ToolkitStubView {...props} />);
  const tools = within(screen.getByRole('region', { name: 'Tools' })).getAllByRole('link');
  const addresses = tools.map((tool) => tool.getAttribute('href') ?? '');
  expect(addresses).toEqual([
    '/topic-finder',
    '/briefs/create',
    '/articles/create',
    '/articles/optimize',
  ]);
  expect(addresses.map(landingOf)).toEqual(['topicFinder', 'briefs', 'articles', 'optimizer']);
});

// §d.access.8
test('a visitor can sign in from the toolkit stub', async () => {
  const onSignIn = jest.fn();
  draw(<ToolkitStubView {...props} onSignIn={onSignIn} />);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect(onSignIn).toHaveBeenCalledTimes(1);
});
