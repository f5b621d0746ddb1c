/** All combinations against the table written by hand from the spec. */
import { expect, test } from '@jest/globals';
import type { FolderGrant, TokenClaims } from '#contract/host/host.ts';
import { accessLevel, isFolderFlagged } from '#domain/access/accessLevel.ts';
import { ACCOUNT_DATES, isFreePlanReadOnly, isTrialEligible } from '#domain/access/accountDates.ts';
import { areaView } from '#domain/access/areaView.ts';
import { isTrialActive, isTrialAvailable, planOf } from '#domain/access/plan.ts';
import { requestOf, type SetupStep, setupStep } from '#domain/folders/folderSetup.ts';
import { allCases, type Case, rowsOf, type Sees, TABLE } from '#tests/support/accessTable.ts';
import { someClaims } from '#tests/support/factories.ts';

const ME = 'user-1';
const NOW = {
  before: Date.parse('2025-01-21T23:59:59.999Z'),
  after: Date.parse('2025-01-22T00:00:00.000Z'),
};

function claimsOf({ who, trial }: Case): TokenClaims {
  const isTrial = who === 'trial';
  return someClaims({
    is_main_product_active: who === 'paid' || who === 'admin',
    is_main_product_trial_available: trial === 'available',
    extra_user_data: {
      active_product_trials: isTrial ? ['content-toolkit'] : [],
      is_main_product_trial_active: isTrial,
      semrush_trial_has_been_used: trial === 'used' || isTrial,
    },
  });
}

function grantOf({ role, check }: Case): FolderGrant {
  const isOwner = role === 'owner';
  return {
    id: 'selected',
    ownerId: isOwner ? ME : 'user-2',
    canWrite: role !== 'guestRead',
    isArchived: isOwner && check === 'flagged', // an owner's own lapse does not flag the folder
    isOwnerLapsed: check === 'flagged',
  };
}

function levelOf(one: Case) {
  const claims = claimsOf(one);
  const plan = planOf(claims);
  const hasFolder = one.folder !== 'none';
  const flags = one.trial === 'eligible' ? ['content_toolkit_trial'] : [];
  return accessLevel({
    hasFolder,
    hasWorkspace: hasFolder && one.workspace === 'linked',
    isFolderFlagged: hasFolder && isFolderFlagged(grantOf(one), ME),
    plan,
    isTrialActive: isTrialActive(claims),
    isTrialEligible: isTrialEligible(ACCOUNT_DATES, {
      plan,
      flags,
      createDate: '2024-06-01T00:00:00.000Z',
    }),
    isFreePlanReadOnly: isFreePlanReadOnly(ACCOUNT_DATES, NOW[one.time]),
  });
}

const SEARCH = {
  autosubmit: '',
  submitKeywords: '?submit&keywords=fish,%20soup',
  submitAlone: '?submit&keywords=%20,',
  neither: '',
};

function stepOf(one: Case): SetupStep {
  const isOwner = one.role === 'owner';
  const ownUnlinked = [
    ...(isOwner && one.folder !== 'none' && one.workspace !== 'linked' ? ['selected'] : []),
    ...(one.folder === 'several' ? ['f2', 'f3'] : []),
  ];
  return setupStep({
    level: levelOf(one),
    folder: one.folder === 'none' ? null : { isOwner },
    hasWorkspace: one.folder !== 'none' && one.workspace === 'linked',
    hasUnlinkedWorkspace: one.workspace === 'unlinked',
    unlinkedFolderIds: ownUnlinked,
    request: {
      ...requestOf(SEARCH[one.request]),
      autosubmit: one.request === 'autosubmit',
      mayCreate: true,
    },
  });
}

function visitorSees(one: Case): Sees {
  const pathname = one.request === 'autosubmit' ? '/articles' : '/';
  const view = areaView({
    host: 'ready',
    isSignedIn: false,
    area: 'setup',
    pathname,
    setup: 'busy',
    isBeyondRights: false,
  });
  return view === 'fallback' ? 'toolkit stub: sign in' : 'sign in to continue';
}

/** The result of the rules, in the words of the table. */
function sees(one: Case): Sees {
  if (one.who === 'anonymous') return visitorSees(one);
  const step = stepOf(one);
  if (step.event === 'stubbed') {
    return isTrialAvailable(claimsOf(one))
      ? 'toolkit stub: get a trial'
      : 'toolkit stub: subscribe';
  }
  if (step.event === 'madeReadOnly') {
    return levelOf(one) === 'readonly-view' ? 'read-only: the folder' : 'read-only: the plan';
  }
  if (step.event !== 'workspaceMissing') return IN_WORDS[step.event];
  if (step.areKeywordsMissing) return 'workspace is created without tags, with a warning, at /';
  return step.keywords.length > 0 ? 'workspace is created with keywords' : 'workspace is created';
}

const IN_WORDS: Readonly<
  Record<Exclude<SetupStep['event'], 'stubbed' | 'madeReadOnly' | 'workspaceMissing'>, Sees>
> = {
  opened: 'content',
  folderMissing: 'folder is created',
  mergeStarted: 'data is moved',
  mergeOffered: 'merge screen',
  denied: 'access denied',
  deferred: 'content',
};

const cases = allCases();

test('the table covers every combination with exactly one row, and has no unused row', () => {
  expect(cases).toHaveLength(5 * 3 * 3 * 3 * 2 * 4 * 3 * 2);
  // Without a folder there is no workspace, so such a combination counts as one without workspace.
  const unclear = cases.filter((one) => rowsOf(one).length !== 1);
  expect(unclear).toEqual([]);
  const used = new Set(cases.flatMap((one) => rowsOf(one)));
  expect(TABLE.filter((row) => !used.has(row))).toEqual([]);
});

test.each(TABLE.map((row) => [`${JSON.stringify(row[0])} sees: ${row[1]}`, row] as const))(
  '%s',
  (_title, row) => {
    const wrong = cases.filter((one) => rowsOf(one)[0] === row && sees(one) !== row[1]);
    expect(wrong.map((one) => ({ ...one, sees: sees(one) }))).toEqual([]);
  },
);
