/** `npm run docs` updates everything that is generated; with `--check` it only reports what is out of date. */
import { CONFIG_VARIABLES } from '#server/config.ts';
import { analyticsTable } from './analyticsTable.ts';
import { answerShapes } from './answerShapes.ts';
import { boundsTable } from './boundsTable.ts';
import { faultMatrix } from './faultMatrix.ts';
import { type Generated, stalePages, withGeneratedPart, writePages } from './lib/generated.ts';
import { isMain } from './lib/run.ts';
import { machinePages } from './machinePages.ts';
import { modelTable } from './modelTable.ts';
import { notices } from './notices.ts';
import { sourceNames } from './sourceNames.ts';
import { specMap } from './specMap.ts';

const configPart = (): string =>
  [
    '| Variable | When not set | Meaning |',
    '|---|---|---|',
    ...CONFIG_VARIABLES.map(
      ({ name, default: fallback, meaning }) =>
        `| \`${name}\` | ${fallback === null ? '–' : `\`${fallback}\``} | ${meaning} |`,
    ),
  ].join('\n');

/** The table of environment variables in README.md, from the server's configuration. */
const configTable = (): Generated => ({
  pages: [withGeneratedPart('README.md', 'Content toolkit', configPart())],
  problems: [],
});

export const GENERATORS = {
  'answer shapes': answerShapes,
  'machine pages': machinePages,
  'bounds table': boundsTable,
  'table of events': analyticsTable,
  'configuration table': configTable,
  'fault matrix': faultMatrix,
  'table of models': modelTable,
  'source names': sourceNames,
  'spec map': specMap,
  'third-party notices': notices,
} as const satisfies Record<string, () => Generated>;

/** What is out of date or wrong in the pages of one generator, one sentence each. */
export function docsProblems(generated: Generated): string[] {
  const stale = stalePages(generated).map((path) => `${path} is out of date: npm run docs`);
  return [...generated.problems, ...stale];
}

if (isMain(import.meta)) {
  const isCheck = process.argv.includes('--check');
  for (const generate of Object.values(GENERATORS)) {
    const generated = generate();
    if (!isCheck) writePages(generated);
    for (const problem of docsProblems(generated)) {
      console.error(problem);
      process.exitCode = 1;
    }
  }
}
