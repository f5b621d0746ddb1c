/** The table of docs/bounds.md, from contract/lib/bounds.ts and what people read. */
import { BOUNDS, type BoundName, type RefusingBound } from '#contract/lib/bounds.ts';
import { refusingBounds, usualText } from '#src/kit/copy/bounds.ts';
import { BOUNDED, UNBOUNDED } from './lib/boundedTables.ts';
import { BEYOND, COUNTED } from './lib/boundNames.ts';
import { type Generated, withGeneratedPart } from './lib/generated.ts';

const numbers = new Intl.NumberFormat('en');

function rowOf(name: BoundName): string {
  const { most, per } = BOUNDS[name];
  const [beyond, code] = isRefusing(name)
    ? [usualText(name), `\`${BOUNDS[name].code}\``]
    : [BEYOND[name], '–'];
  return `| ${COUNTED[name]} | ${numbers.format(most)} | ${per} | ${beyond} | ${code} |`;
}

const isRefusing = (name: BoundName): name is RefusingBound => name in refusingBounds;

const boundedBy = (names: readonly BoundName[]): string =>
  names.map((name) => COUNTED[name]).join('; ');

/** docs/bounds.md. */
export const boundsTable = (): Generated => ({
  pages: [
    withGeneratedPart(
      'docs/bounds.md',
      'Bounds',
      [
        '| What | At most | For each | What happens then | Code |',
        '|---|---|---|---|---|',
        ...(Object.keys(BOUNDS) as BoundName[]).map(rowOf),
        '',
        'Which row bounds a table of `db/schema`, or why it needs none of its own:',
        '',
        '| Table | Why |',
        '|---|---|',
        ...Object.entries(BOUNDED).map(
          ([table, names]) => `| \`${table}\` | ${boundedBy(names)} |`,
        ),
        ...Object.entries(UNBOUNDED).map(([table, why]) => `| \`${table}\` | ${why} |`),
      ].join('\n'),
    ),
  ],
  problems: [],
});
