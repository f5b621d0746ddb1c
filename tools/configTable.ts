/** The table of environment variables in README.md, from what the server reads. */
import { CONFIG_VARIABLES } from '#server/config.ts';
import { type Generated, withGeneratedPart } from './lib/generated.ts';

const configPart = (): string =>
  [
    '| Variable | When not set | Meaning |',
    '|---|---|---|',
    ...CONFIG_VARIABLES.map(
      ({ name, default: fallback, meaning }) =>
        `| \`${name}\` | ${fallback === null ? '–' : `\`${fallback}\``} | ${meaning} |`,
    ),
  ].join('\n');

export const configTable = (): Generated => ({
  pages: [withGeneratedPart('README.md', 'Content toolkit', configPart())],
  problems: [],
});
