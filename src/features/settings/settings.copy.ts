import type { UsageEntry } from '#contract/access/limit.schema.ts';
import { dateTime, number, numbers } from '#src/kit/copy/formats.ts';
import { limitTexts } from '#src/kit/copy/limits.ts';
import { usageNames } from '#src/kit/copy/tasks.ts';

const price = numbers({ maximumFractionDigits: 6 });

export const settings = {
  title: 'Settings',
  sections: 'Sections',
  usage: 'Usage',
  workspace: 'Workspace',
  notifications: 'Notifications',
  integrations: 'Integrations',
  data: 'Data',
  models: 'Models',
  search: 'Search and pages',
  mail: 'E-mail',
  privacy: 'Privacy',
  events: 'Use',
} as const;

/** What is asked before something goes that cannot be brought back. */
export const removal = { confirm: 'Remove', keep: 'Keep' } as const;

export const usage = {
  limits: 'This month',
  ledger: 'What was used',
  ledgerHint: 'Each use of yours, newest first. A failed one is given back.',
  loading: 'Reading what was used…',
  empty: 'Nothing used yet.',
  export: 'Export CSV',
  exporting: 'Exporting…',
  columns: {
    date: 'Date',
    what: 'What',
    article: 'Article',
    units: 'Units',
    tokens: 'Tokens',
    cost: 'Cost',
    state: 'State',
  },
  date: (iso: string) => dateTime.format(new Date(iso)),
  untitled: 'Untitled',
  unknown: '–',
  known: (count: number | null) => (count === null ? usage.unknown : number.format(count)),
  cost: (cost: UsageEntry['cost']) =>
    cost === null ? usage.unknown : `${price.format(Number(cost.amount))} ${cost.currency}`,
  what: usageNames,
  units: ({ limitName, state }: UsageEntry) =>
    state === 'charged' ? limitTexts.units(limitName, 1) : number.format(0),
  state: {
    charged: 'Used',
    returned: 'Given back',
  } satisfies Readonly<Record<UsageEntry['state'], string>>,
} as const;
