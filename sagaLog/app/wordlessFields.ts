/** Which values hold no words of a person (wordless.ts). A test compares the fields with the schemas of the contract. */
import type { Route } from '#contract/lib/route.ts';
import { TASK_NAMES } from '#contract/lib/tasks.ts';
import { routes } from '#contract/routes.ts';
import { DEFAULT_FLAGS } from '#domain/access/flags.ts';

/** Ids, by the names of their fields and of the ports that make them. */
export const IDS = /(?:^id|^next|^after|Id|Ids)$/;

/** Their values are names that the product gives. */
export const NAMES: ReadonlySet<string> = new Set([
  ...['type', 'status', 'kind', 'is', 'state', 'code', 'op', 'route', 'event', 'source', 'result'],
  ...['plan', 'tasks', 'visible', 'setupStatus', 'limitName', 'intent', 'choice', 'because', 'why'],
  ...['language', 'dialect', 'timeZone', 'analytics', 'provider', 'protocol', 'format', 'layout'],
  ...[
    'check',
    'group',
    'rating',
    'variant',
    'evidence',
    'ask',
    'notScored',
    'scorerVersion',
    'item',
  ],
  ...['failure', 'doing', 'unit', 'sort', 'size', 'tier', 'risk', 'channels', 'abilities', 'act'],
  ...[
    'shape',
    'pattern',
    'extent',
    'encryption',
    'makes',
    'what',
    'voice',
    'reader',
    'panel',
    'section',
    'tab',
    'isExample',
    'holds',
  ],
]);

/** Values of `name` that the product gives; all others are of people. */
export const KNOWN_NAMES: ReadonlySet<string> = new Set([
  ...Object.keys(DEFAULT_FLAGS),
  ...TASK_NAMES,
  ...Object.values(routes).flatMap((group) =>
    Object.values<Route>(group).flatMap(({ read }) => read ?? []),
  ),
]);

/** Fields whose names are words or ids. */
export const RECORDS: ReadonlySet<string> = new Set(['html', 'terms']);

/** Figures of a business. */
export const FIGURES: ReadonlySet<string> = new Set([
  ...['clicks', 'impressions', 'volume', 'amount', 'cost'],
]);
