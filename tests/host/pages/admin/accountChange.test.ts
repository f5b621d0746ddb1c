import { expect, test } from '@jest/globals';
import type { AccountSummary } from '#host/contract.ts';
import { changeOf } from '#host/pages/admin/accountChange.ts';

const BOB: AccountSummary = {
  id: 'bob',
  email: 'bob@example.org',
  createDate: '2025-03-04T10:20:30.000Z',
  isAdmin: false,
  isSupport: false,
  noNews: false,
  hasSecondFactor: true,
  billing: {
    plan: 'free',
    trial: 'active',
    trialEndsAt: '2026-12-24T12:00:00.000Z',
    subscriptionEndsAt: null,
    wantsEmailReports: false,
  },
  flags: [
    { name: 'humanization', isVisible: true },
    { name: 'flipper_release_news_modal', isVisible: false },
  ],
};
const UNCHANGED = {
  createDate: '2025-03-04',
  plan: 'free',
  trial: 'active',
  hasSecondFactor: 'on',
  'flag:humanization': 'on',
};

const formOf = (values: Readonly<Record<string, string | null>>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== null) form.set(name, value);
  return form;
};

test.each([
  [{}, {}],
  [{ createDate: '2023-12-31' }, { createDate: '2023-12-31T00:00:00.000Z' }],
  [{ createDate: '' }, null],
  [{ plan: 'paid' }, { plan: 'paid' }],
  [{ trial: 'available' }, { trial: 'available' }],
  [{ isSupport: 'on' }, { isSupport: true }],
  [{ noNews: 'on' }, { noNews: true }],
  [{ hasSecondFactor: null }, { hasSecondFactor: false }],
  [{ 'flag:humanization': null }, { flags: { humanization: false } }],
  [{ 'flag:flipper_release_news_modal': 'on' }, { flags: { flipper_release_news_modal: true } }],
])('a form that differs by %j changes only that', (values, expected) => {
  expect(changeOf(BOB, formOf({ ...UNCHANGED, ...values }))).toEqual(expected);
});
