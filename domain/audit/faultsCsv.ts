/** The faults of an audit as a file: a line for each page of each fault, and one for what the whole site has. */
import { csvOf } from '../csv.ts';
import { countText, FAULT_AREAS, faultRow, SEVERITY_WORDS } from './faults.ts';
import type { FaultGroup, FaultyPage } from './faultTable.ts';

/** Of a check of the content: how the page calls it, and what to do. */
export interface CheckWords {
  readonly name: string;
  readonly todo: string;
}

export type CheckNames = Readonly<Record<string, CheckWords>>;

interface Line {
  readonly group: FaultGroup;
  /** Null: the whole site. */
  readonly of: FaultyPage | null;
}

/** The words of a fault, or of a check. */
export function faultWords({ name, part }: Pick<FaultGroup, 'name' | 'part'>, checks: CheckNames) {
  const row = part === 'technical' ? faultRow(name) : null;
  if (row !== null) return { title: row.title, mend: row.mend, area: FAULT_AREAS[row.area] };
  const { name: title = name, todo: mend = '' } = checks[name] ?? {};
  return { title, mend, area: 'Content' };
}

const linesOf = (groups: readonly FaultGroup[]): Line[] =>
  groups.flatMap((group): Line[] =>
    group.isWide ? [{ group, of: null }] : group.pages.map((of) => ({ group, of })),
  );

const SINCE = new Map<boolean | null, string>([
  [true, 'New'],
  [false, 'Also in the round before'],
]);

export const faultsCsv = (groups: readonly FaultGroup[], checks: CheckNames): string =>
  csvOf<Line>(
    {
      Severity: ({ group }) => SEVERITY_WORDS[group.severity],
      Area: ({ group }) => faultWords(group, checks).area,
      Fault: ({ group }) => faultWords(group, checks).title,
      Page: ({ of }) => (of === null ? 'The whole site' : of.page.title),
      Address: ({ of }) => of?.page.url ?? null,
      Count: ({ group, of }) =>
        of === null
          ? `${group.count} of ${group.judged} pages`
          : countText(group.name, of.fault.count),
      Where: ({ of }) => of?.fault.details.join(' ') ?? null,
      'What to do': ({ group }) => faultWords(group, checks).mend,
      Since: ({ of }) => SINCE.get(of?.isNew ?? null) ?? null,
    },
    linesOf(groups),
  );
