/** The table of docs/bounds.md, from contract/bounds.ts and what people read. */
import { BOUNDS, type BoundName } from '#contract/bounds.ts';
import { keepingBounds, refusingBounds, usualText } from '#src/kit/copy/bounds.ts';
import { type Generated, withGeneratedPart } from './lib/generated.ts';
import { UNBOUNDED } from './lib/boundedTables.ts';

const numbers = new Intl.NumberFormat('en');

function rowOf(name: BoundName): string {
  const { most, per } = BOUNDS[name];
  const { what, beyond, code } =
    name in refusingBounds
      ? refused(name as keyof typeof refusingBounds)
      : { ...keepingBounds[name as keyof typeof keepingBounds], code: '–' };
  return `| ${what} | ${numbers.format(most)} | ${per} | ${beyond} | ${code} |`;
}

const refused = (name: keyof typeof refusingBounds) => ({
  what: refusingBounds[name].what,
  beyond: usualText(name),
  code: `\`${BOUNDS[name].code}\``,
});

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
        'Tables whose rows need no bound of their own:',
        '',
        '| Table | Why |',
        '|---|---|',
        ...Object.entries(UNBOUNDED).map(([table, why]) => `| \`${table}\` | ${why} |`),
      ].join('\n'),
    ),
  ],
  problems: [],
});
