/**
 * Who sees what at the start of the product, written by hand from spec §2, §4 and §6 and from the decisions
 * of docs/spec.md. Every combination belongs to exactly one row. The rules are compared with it
 * (tests/domain/access/decisionTable.test.ts), and a dozen of its rows run in the browser
 * (tests/e2e/access.spec.ts).
 */

/** The columns with all of their values. */
export const COLUMNS = {
  who: ['anonymous', 'free', 'trial', 'paid', 'admin'],
  /** What the selected folder is to the user. */
  role: ['owner', 'guestWrite', 'guestRead'],
  /** several: the user also owns two folders without a workspace. */
  folder: ['none', 'one', 'several'],
  /** unlinked: one without a folder, while the selected folder has no workspace. */
  workspace: ['none', 'linked', 'unlinked'],
  /** The check that makes a folder read-only: archived, or its owner's subscription has lapsed. */
  check: ['clear', 'flagged'],
  request: ['autosubmit', 'submitKeywords', 'submitAlone', 'neither'],
  trial: ['available', 'eligible', 'used'],
  time: ['before', 'after'],
} as const;

export type Case = { [C in keyof typeof COLUMNS]: (typeof COLUMNS)[C][number] };

export type Sees =
  | 'toolkit stub: sign in'
  | 'sign in to continue'
  | 'toolkit stub: get a trial'
  | 'toolkit stub: subscribe'
  | 'read-only: the plan'
  | 'read-only: the folder'
  | 'content'
  | 'folder is created'
  | 'data is moved'
  | 'merge screen'
  | 'access denied'
  | 'workspace is created'
  | 'workspace is created with keywords'
  | 'workspace is created without tags, with a warning, at /';

/** The values of each column that a row applies to; all values of a column that it does not name. */
type Row = readonly [when: { readonly [C in keyof Case]?: readonly Case[C][] }, sees: Sees];

const USERS = ['free', 'trial', 'paid', 'admin'] as const;
const SUBSCRIBED = ['trial', 'paid', 'admin'] as const;
const SOME = ['one', 'several'] as const;
const GUEST = ['guestWrite', 'guestRead'] as const;
const ASKING = ['submitKeywords', 'submitAlone', 'neither'] as const;

/** Rows for everybody who is not restricted: subscribers always, free users before the cutoff. */
function unrestricted(when: Row[0], sees: Sees): Row[] {
  return [
    [{ ...when, who: SUBSCRIBED }, sees],
    // §d.access.6
    [{ ...when, who: ['free'], time: ['before'] }, sees],
  ];
}

const FREE_AFTER = { who: ['free'], time: ['after'] } as const;

export const TABLE: readonly Row[] = [
  // Nobody is signed in. The pages behind autosubmit are areas of users.
  // §d.access.8
  [{ who: ['anonymous'], request: ASKING }, 'toolkit stub: sign in'],
  // §d.access.10
  [{ who: ['anonymous'], request: ['autosubmit'] }, 'sign in to continue'],

  // The flagged folder comes first, whatever the plan.
  // §4.access.2 §4.setup.2
  [
    { who: USERS, folder: SOME, workspace: ['linked'], check: ['flagged'] },
    'read-only: the folder',
  ],

  // Free users from the cutoff on.
  // §4.access.3 §4.readOnly.1 §6.free.2 §9.dates.3
  [{ ...FREE_AFTER, folder: SOME, workspace: ['linked'], check: ['clear'] }, 'read-only: the plan'],
  ...(['none', 'some'] as const).flatMap((having): Row[] => {
    const when: Row[0] =
      having === 'none' ? { folder: ['none'] } : { folder: SOME, workspace: ['none', 'unlinked'] };
    return [
      // §4.access.4 §4.setup.1 §4.plan.2
      [{ ...FREE_AFTER, ...when, trial: ['available'] }, 'toolkit stub: get a trial'],
      // §4.access.4 §4.setup.1 §d.access.5
      [{ ...FREE_AFTER, ...when, trial: ['eligible', 'used'] }, 'toolkit stub: subscribe'],
    ];
  }),

  // Full access.
  // §4.access.5 §4.setup.4 §6.trial.1
  ...unrestricted({ folder: SOME, workspace: ['linked'], check: ['clear'] }, 'content'),
  // §4.setup.5
  ...unrestricted({ folder: ['none'] }, 'folder is created'),
  // §4.setup.6 §4.setup.7
  ...unrestricted({ folder: ['one'], workspace: ['unlinked'], role: ['owner'] }, 'data is moved'),
  // §4.setup.6 §4.setup.8
  ...unrestricted({ folder: ['several'], workspace: ['unlinked'] }, 'merge screen'),
  // §4.setup.6 §4.setup.9
  ...unrestricted({ folder: ['one'], workspace: ['unlinked'], role: GUEST }, 'folder is created'),
  // §4.setup.10 §6.owner.2
  ...unrestricted({ folder: SOME, workspace: ['none'], role: GUEST }, 'access denied'),
  // §4.setup.11 §6.owner.1
  ...unrestricted(
    { folder: SOME, workspace: ['none'], role: ['owner'], request: ['autosubmit'] },
    'workspace is created',
  ),
  // §4.setup.12
  ...unrestricted(
    { folder: SOME, workspace: ['none'], role: ['owner'], request: ['submitKeywords'] },
    'workspace is created with keywords',
  ),
  // §4.setup.13 §d.routes.1
  ...unrestricted(
    { folder: SOME, workspace: ['none'], role: ['owner'], request: ['submitAlone', 'neither'] },
    'workspace is created without tags, with a warning, at /',
  ),
];

/** The rows that a case belongs to. In a correct table it is always one. */
export function rowsOf(one: Case): readonly Row[] {
  return TABLE.filter(([when]) =>
    Object.entries(when).every(([column, values]) =>
      (values as readonly string[]).includes(one[column as keyof Case]),
    ),
  );
}

/** Every combination of all columns. */
export function allCases(): Case[] {
  return Object.entries(COLUMNS).reduce<object[]>(
    (cases, [column, values]) =>
      cases.flatMap((one) => values.map((value) => ({ ...one, [column]: value }))),
    [{}],
  ) as Case[];
}
