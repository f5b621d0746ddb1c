import { expect, test } from '@jest/globals';
import { type AreaQuestion, areaView, landingOf } from '#domain/access/areaView.ts';

const question = (change: Partial<AreaQuestion> = {}): AreaQuestion => ({
  host: 'ready',
  isSignedIn: true,
  area: 'setup',
  pathname: '/articles',
  setup: 'ready',
  isBeyondRights: false,
  ...change,
});

test.each([
  ['the host is asked', { host: 'polling' }, 'connecting'],
  // §d.host.3
  ['there is no host', { host: 'absent' }, 'noHost'],
  // §2.routes.5 §d.access.10
  ['nobody is signed in', { isSignedIn: false }, 'signIn'],
  // §d.access.8
  ['a visitor at the start page', { isSignedIn: false, pathname: '/' }, 'fallback'],
  ['a visitor at a landing page', { isSignedIn: false, pathname: '/briefs/create' }, 'fallback'],
  ['a visitor at an unknown address', { isSignedIn: false, area: 'unknown' }, 'content'],
  // §4.setup.4
  ['all is there', {}, 'content'],
  ['it is being set up', { setup: 'busy' }, 'settingUp'],
  // §4.setup.1 §2.stub.5
  ['the level is the stub', { setup: 'stub' }, 'fallback'],
  // §4.setup.2
  ['a read-only user is on the way', { setup: 'readOnly' }, 'settingUp'],
  // §2.routes.10
  ['a read-only user has arrived', { setup: 'readOnly', area: 'readOnly' }, 'content'],
  ['a full user leaves the read-only page', { area: 'readOnly' }, 'settingUp'],
  // §4.setup.8
  ['several folders', { setup: 'merge' }, 'merge'],
  // §4.setup.10
  ['not their folder', { setup: 'denied' }, 'denied'],
  // §6.write.1
  ['a guest may only read', { isBeyondRights: true }, 'readersOnly'],
  ['a guest whose setup goes on', { isBeyondRights: true, setup: 'busy' }, 'settingUp'],
  ['it failed', { setup: 'broken' }, 'broken'],
  ['a page outside of folder setup', { area: 'signedIn', setup: 'broken' }, 'content'],
  ['an unknown address, where setup failed', { area: 'unknown', setup: 'broken' }, 'content'],
  [
    // §2.stub.5
    'an unknown address, at the stub level',
    { area: 'unknown', setup: 'stub' },
    'fallback',
  ],
] as const)('%s', (_title, change, view) => {
  expect(areaView(question(change))).toBe(view);
});

test.each([
  // §2.stub.1
  ['/topic-finder', 'topicFinder'],
  // §2.stub.1
  ['/topic-finder/any/thing', 'topicFinder'],
  // §2.stub.2
  ['/briefs/create', 'briefs'],
  // §2.stub.3
  ['/articles/create/x', 'articles'],
  // §2.stub.4
  ['/articles/optimize', 'optimizer'],
  // §2.stub.5
  ['/articles', null],
  // §2.stub.5
  ['/articles/created', null],
  // §2.stub.5
  ['/', null],
] as const)('the landing of %s is %s', (pathname, landing) => {
  expect(landingOf(pathname)).toBe(landing);
});
