import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { PRODUCT_ID } from '#contract/host/host.ts';
import { DAY_MS, type Person, type TestHost, testHost } from '#tests/host/support/testServer.ts';

const BILLING = '/host/api/billing';
const TRIAL = '/host/api/billing/trial';
const SUBSCRIPTION = '/host/api/billing/subscription';

let it: TestHost;
let admin: Person;
let ann: Person;
beforeEach(async () => {
  it = await testHost();
  admin = await it.newPerson('admin@example.org');
  ann = await it.newPerson('ann@example.org');
});
afterEach(() => it.close());

const daysFromNow = (days: number) => new Date(it.now.getTime() + days * DAY_MS);

describe('trial', () => {
  // §d.access.3
  test('a free account can start a trial of 14 days', async () => {
    expect((await ann.ask('GET', BILLING)).body).toEqual({
      plan: 'free',
      trial: 'available',
      trialEndsAt: null,
      subscriptionEndsAt: null,
      wantsEmailReports: false,
    });
    expect((await ann.ask('POST', TRIAL)).body).toMatchObject({
      trial: 'active',
      trialEndsAt: daysFromNow(14).toISOString(),
    });
  });

  test('the token says whether a trial is available, active, or used', async () => {
    const trialClaims = (isAvailable: boolean, isActive: boolean) => ({
      active_products: [],
      is_main_product_active: false,
      extra_user_data: {
        active_product_trials: isActive ? [PRODUCT_ID] : [],
        is_main_product_trial_active: isActive,
        semrush_trial_has_been_used: !isAvailable,
      },
      product_trials_available: isAvailable ? [PRODUCT_ID] : [],
      is_main_product_trial_available: isAvailable,
    });
    expect(await ann.claims()).toMatchObject(trialClaims(true, false));
    await ann.ask('POST', TRIAL);
    expect(await ann.claims()).toMatchObject(trialClaims(false, true));
    it.now = daysFromNow(14);
    expect(await ann.claims()).toMatchObject(trialClaims(false, false));
    expect((await ann.ask('GET', BILLING)).body).toMatchObject({
      trial: 'used',
      trialEndsAt: null,
    });
  });

  test('a second trial is refused, and so is a trial beside a subscription', async () => {
    const answers = await Promise.all([ann.ask('POST', TRIAL), ann.ask('POST', TRIAL)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    it.now = daysFromNow(20);
    const late = await ann.ask('POST', TRIAL);
    const paying = await admin.ask('POST', TRIAL);
    expect([late, paying].map(({ status, body }) => [status, body.code])).toEqual([
      [409, 'trial_unavailable'],
      [409, 'trial_unavailable'],
    ]);
  });
});

describe('subscription', () => {
  test('subscribing shows in the next token, which no longer offers a trial', async () => {
    expect((await ann.ask('POST', SUBSCRIPTION)).body).toMatchObject({
      plan: 'paid',
      subscriptionEndsAt: null,
    });
    expect(await ann.claims()).toMatchObject({
      active_products: [PRODUCT_ID],
      is_main_product_active: true,
      product_trials_available: [],
      is_main_product_trial_available: false,
    });
  });

  test('a cancelled subscription continues for one paid month', async () => {
    await ann.ask('POST', SUBSCRIPTION);
    const end = daysFromNow(30);
    expect((await ann.ask('DELETE', SUBSCRIPTION)).body).toMatchObject({
      plan: 'paid',
      subscriptionEndsAt: end.toISOString(),
    });
    it.now = daysFromNow(10);
    expect((await ann.ask('DELETE', SUBSCRIPTION)).body).toMatchObject({
      subscriptionEndsAt: end.toISOString(),
    });
    it.now = end;
    expect((await ann.ask('GET', BILLING)).body).toMatchObject({
      plan: 'free',
      subscriptionEndsAt: null,
    });
    expect(await ann.claims()).toMatchObject({
      active_products: [],
      is_main_product_active: false,
    });
    expect(await ann.ask('DELETE', SUBSCRIPTION)).toMatchObject({
      status: 409,
      body: { code: 'not_paid' },
    });
  });

  test('subscribing again reverts a cancellation', async () => {
    await ann.ask('POST', SUBSCRIPTION);
    await ann.ask('DELETE', SUBSCRIPTION);
    await ann.ask('POST', SUBSCRIPTION);
    it.now = daysFromNow(400);
    expect((await ann.ask('GET', BILLING)).body.plan).toBe('paid');
  });
});

// §7.paywall.2
test('reports by e-mail can be turned on and off', async () => {
  const wanted = async (value: boolean) =>
    (await ann.ask('POST', '/host/api/email-reports', { wanted: value })).body.wantsEmailReports;
  expect(await wanted(true)).toBe(true);
  expect(await wanted(false)).toBe(false);
  expect((await ann.ask('POST', '/host/api/email-reports', { wanted: 'yes' })).status).toBe(422);
});

describe('administration', () => {
  const change = (person: Person, body: object) =>
    admin.ask('PATCH', `/host/api/accounts/${person.id}`, body);

  test('only an administrator sees the accounts', async () => {
    const { accounts } = (await admin.ask('GET', '/host/api/accounts')).body;
    expect(accounts).toMatchObject([
      { email: 'admin@example.org', isAdmin: true, billing: { plan: 'paid' } },
      { email: 'ann@example.org', isAdmin: false, billing: { plan: 'free', trial: 'available' } },
    ]);
    expect((await ann.ask('GET', '/host/api/accounts')).status).toBe(403);
    expect((await ann.ask('PATCH', `/host/api/accounts/${ann.id}`, { plan: 'paid' })).status).toBe(
      403,
    );
    expect((await it.app.inject({ url: '/host/api/accounts' })).statusCode).toBe(401);
  });

  // §3.user.1
  test('plan, trial, creation date, flags and news are set; missing fields stay as they are', async () => {
    const createDate = '2023-05-06T07:08:09.000Z';
    const changed = await change(ann, {
      createDate,
      plan: 'paid',
      trial: 'active',
      isSupport: true,
      noNews: true,
      flags: { humanization: false },
    });
    expect(changed.body).toMatchObject({
      id: ann.id,
      createDate,
      isSupport: true,
      noNews: true,
      billing: { plan: 'paid', trial: 'active', trialEndsAt: daysFromNow(14).toISOString() },
    });
    expect(changed.body.flags).toContainEqual({ name: 'humanization', isVisible: false });
    expect((await change(ann, {})).body).toEqual(changed.body);
    expect((await ann.ask('GET', '/host/api/session')).body.session.user).toMatchObject({
      createDate,
      support: true,
      permissions: { noNews: true },
    });
    expect((await change(ann, { plan: 'free', trial: 'used' })).body.billing).toMatchObject({
      plan: 'free',
      trial: 'used',
      trialEndsAt: null,
    });
    expect((await change(admin, { plan: 'free' })).body.billing.plan).toBe('free');
  });

  test('an invalid change and an unknown account are refused', async () => {
    for (const body of [
      { plan: 'gold' },
      { createDate: 'yesterday' },
      { flags: { unknown: true } },
      { isAdmin: true },
    ])
      expect(await change(ann, body)).toMatchObject({
        status: 422,
        body: { code: 'invalid_input' },
      });
    const nobody = await admin.ask('PATCH', '/host/api/accounts/nobody', { plan: 'paid' });
    expect(nobody.status).toBe(404);
  });
});
