/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ACCOUNT_DATES } from '#domain/access/accountDates.ts';
import { Banners } from '#src/features/access/banners/Banners.tsx';
import { banners } from '#store/access/banners.slice.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { draw } from '#tests/src/support/draw.tsx';
import { aConfig, aToken, aUser } from '#tests/support/factories.ts';

const NOW = Date.parse('2025-01-10');

/** Draws the banners for somebody on the free plan, ten days before it ends. */
function drawFor({
  createDate = '2025-01-17T00:00:00.000Z',
  flags = [] as readonly string[],
} = {}) {
  const page = draw(<Banners />);
  act(() => {
    page.store.dispatch(config.read(aConfig({ dates: ACCOUNT_DATES })));
    page.store.dispatch(host.settled({ user: aUser({ createDate }) }));
    page.store.dispatch(host.flagsRead(flags));
    page.store.dispatch(token.requested());
    page.store.dispatch(token.received(aToken({ plan: 'free' })));
    page.store.dispatch(banners.looked({ at: NOW }));
    page.store.dispatch(resources.primed({ name: 'userConfig', args: null, data: {} }));
  });
  return page;
}
const notice = () => screen.getByRole('complementary', { name: /^Your free account/ });
const types = ({ actions }: ReturnType<typeof draw>) => actions.map(({ type }) => type);

// §2.freePlanEnd.1 §2.freePlanEnd.2 §2.freePlanEnd.3 §2.freePlanEnd.4
test('the end of the free plan is announced with its date and what it means', async () => {
  const page = drawFor();
  expect(notice()).toHaveTextContent(
    'Your free account will switch to Read-Only on January 22, 2025 🚨',
  );
  expect(notice()).toHaveTextContent(/all accounts without a subscription/);
  expect(notice()).toHaveTextContent(/existing content stays viewable/);
  await userEvent.click(
    within(notice()).getByRole('button', { name: 'subscribe to the full plan today!' }),
  );
  expect(types(page)).toContain('purchase/requested');
  expect(within(notice()).queryByRole('button', { name: 'Dismiss' })).toBeNull();
});

// §2.freePlanEnd.4
test('those who are eligible are offered a trial instead', async () => {
  const page = drawFor({ flags: ['content_toolkit_trial'] });
  await userEvent.click(within(notice()).getByRole('button', { name: 'start a free trial today' }));
  expect(types(page)).toContain('purchase/trialRequested');
});

// §2.freePlanEnd.6
test('a banner says once that it has appeared', () => {
  const page = drawFor();
  expect(types(page).filter((type) => type === 'banners/appeared')).toHaveLength(1);
});

// §2.loyalBanner.1 §2.loyalBanner.2
test('the loyal banner says what loyal customers get, and is gone once dismissed', async () => {
  drawFor({ createDate: '2024-06-01T00:00:00.000Z' });
  const loyal = screen.getByRole('complementary', { name: 'Thank you for being with us' });
  expect(loyal).toHaveTextContent('20 SEO articles per month instead of 5');
  await userEvent.click(within(loyal).getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText(/20 SEO articles/)).toBeNull();
});
