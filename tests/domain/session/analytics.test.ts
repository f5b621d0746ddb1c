import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { type AnalyticsEvent, EVENTS, isCatalogued } from '#domain/session/analytics.ts';
import { consentOf, storedConsent } from '#domain/session/consent.ts';

const rows = Object.entries<AnalyticsEvent>(EVENTS);

test.each(rows)('%s is tracked where the catalogue says', (name, { from }) => {
  const source = readFileSync(new URL(`../../../${from}`, import.meta.url), 'utf8');
  expect(source).toContain(`'${name}'`);
});

test.each(rows)('no property of %s can hold a text', (_name, { properties }) => {
  for (const type of Object.values(properties)) {
    if (typeof type === 'string') expect(['number', 'boolean', 'id']).toContain(type);
    else for (const value of type.oneOf) expect(value).toMatch(/^\w{1,40}$/);
  }
});

test.each([
  [{ name: 'page_view', properties: { route: 'article' } }, true],
  [{ name: 'page_view', properties: { route: 'none' } }, true],
  [{ name: 'page_view', properties: { route: '/articles/how-to-brew' } }, false],
  [{ name: 'page_view', properties: {} }, false],
  [{ name: 'page_view', properties: { route: 'article', title: 'How to brew' } }, false],
  [{ name: 'user_properties', properties: { plan: 'paid', isTrialActive: false } }, true],
  [
    { name: 'user_properties', properties: { plan: 'paid', isTrialActive: 'ann@example.com' } },
    false,
  ],
  [{ name: 'free_plan_end_notice', properties: {} }, true],
  [{ name: 'toString', properties: {} }, false],
])('%j is in the catalogue: %s', (event, expected) => {
  expect(isCatalogued(event)).toBe(expected);
});

test.each([
  [undefined, null],
  ['granted', null],
  [{ choice: 'granted', version: 0, at: 5 }, null],
  [{ choice: 'maybe', version: 1, at: 5 }, null],
  [{ choice: 'granted', version: 1 }, null],
  [storedConsent({ choice: 'declined', at: 5 }), { choice: 'declined', at: 5 }],
])('what is stored as %j is the answer %j', (stored, answer) => {
  expect(consentOf(stored)).toEqual(answer);
});
