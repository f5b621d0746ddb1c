import { expect, test } from '@jest/globals';
import { requestOf, type SetupFacts, setupStep } from '#domain/folders/folderSetup.ts';

const facts = (change: Partial<SetupFacts> = {}): SetupFacts => ({
  level: 'full',
  folder: { isOwner: true },
  hasWorkspace: false,
  hasUnlinkedWorkspace: false,
  unlinkedFolderIds: [],
  request: { autosubmit: true, submit: false, keywords: [], mayCreate: true },
  ...change,
});

// §4.setup.3 §8.messages.12
test('an unknown level throws', () => {
  const unknown = { level: 'other' } as unknown as Partial<SetupFacts>;
  expect(() => setupStep(facts(unknown))).toThrow('unexpected access level');
});

test('a page that may create nothing creates nothing', () => {
  const request = { autosubmit: true, submit: true, keywords: ['fish'], mayCreate: false };
  expect(setupStep(facts({ request }))).toEqual({ event: 'deferred' });
  expect(setupStep(facts({ request, folder: null }))).toEqual({ event: 'deferred' });
});

// §4.setup.7
test('the data moves to the only unlinked folder', () => {
  const step = setupStep(facts({ hasUnlinkedWorkspace: true, unlinkedFolderIds: ['f1'] }));
  expect(step).toEqual({ event: 'mergeStarted', folderId: 'f1' });
});

// §3.setup.1 §4.setup.12
test.each([
  ['', false, []],
  ['?submit', true, []],
  ['?submit=1&keywords=fish%2C%20soup%20,,%20', true, ['fish', 'soup']],
  ['?keywords=fish', false, ['fish']],
  ['?fid=f&submit&keywords=caf%C3%A9+noir', true, ['café noir']],
])('%j asks for submit %s with %j', (search, submit, keywords) => {
  expect(requestOf(search)).toEqual({ submit, keywords });
});

test('with autosubmit the keywords of the address are ignored, and none are missing', () => {
  const request = { autosubmit: true, submit: true, keywords: ['fish'], mayCreate: true };
  expect(setupStep(facts({ request }))).toEqual({
    event: 'workspaceMissing',
    keywords: [],
    areKeywordsMissing: false,
  });
});
