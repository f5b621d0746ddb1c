import { expect, test } from '@jest/globals';
import {
  type AccessQuestion,
  accessLevel,
  canWriteWorkspace,
  isFolderFlagged,
} from '#domain/access/accessLevel.ts';

const question = (change: Partial<AccessQuestion> = {}): AccessQuestion => ({
  hasFolder: true,
  hasWorkspace: true,
  isFolderFlagged: false,
  plan: 'paid',
  isTrialActive: false,
  isTrialEligible: false,
  isFreePlanReadOnly: true,
  ...change,
});

// §4.access.1 §4.access.2 §4.access.3 §4.access.4 §4.access.5 §d.access.4 §d.access.7
test.each([
  ['paid', {}, 'full'],
  ['paid, in a flagged folder', { isFolderFlagged: true }, 'readonly-view'],
  ['paid, flagged without a workspace', { isFolderFlagged: true, hasWorkspace: false }, 'full'],
  ['free', { plan: 'free' }, 'readonly-edit'],
  ['free, without a workspace', { plan: 'free', hasWorkspace: false }, 'toolkit-stub'],
  ['free, without a folder', { plan: 'free', hasFolder: false }, 'toolkit-stub'],
  ['free, on trial', { plan: 'free', isTrialActive: true, hasFolder: false }, 'full'],
  ['free, before the cutoff', { plan: 'free', isFreePlanReadOnly: false }, 'full'],
  [
    'on trial, in a flagged folder',
    { isTrialActive: true, isFolderFlagged: true },
    'readonly-view',
  ],
] as const)('%s', (_who, change, level) => {
  expect(accessLevel(question(change))).toBe(level);
});

// §6.write.1 §3.workspace.4
test.each([
  [{ isOwner: true, permissions: { write: false } }, true],
  [{ isOwner: false, permissions: { write: true } }, true],
  [{ isOwner: false, permissions: { write: false } }, false],
])('%j may write: %s', (rights, may) => {
  expect(canWriteWorkspace(rights)).toBe(may);
});

const grant = {
  id: 'f',
  ownerId: 'owner',
  canWrite: true,
  isArchived: false,
  isOwnerLapsed: false,
};

// §d.access.1
test.each([
  ['nothing the matter', {}, 'guest', false],
  ['archived, for a guest', { isArchived: true }, 'guest', true],
  ['archived, for its owner', { isArchived: true }, 'owner', true],
  ['of a lapsed owner, for a guest', { isOwnerLapsed: true }, 'guest', true],
  ['of a lapsed owner, for the owner', { isOwnerLapsed: true }, 'owner', false],
])('a folder %s is flagged: %s', (_what, change, userId, is) => {
  expect(isFolderFlagged({ ...grant, ...change }, userId)).toBe(is);
});
