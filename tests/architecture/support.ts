import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export const FIXTURES = join(import.meta.dirname, 'fixtures');

/** The files under a folder of fixtures, as paths from that folder. */
export const fixturesIn = (folder: string): string[] =>
  globSync('**/*.{ts,tsx}', { cwd: join(FIXTURES, folder) }).sort();

/** The rule that each fixture names in its first line (`// breaks cycles`), as `file: rule`. */
export const announced = (folder: string): string[] =>
  fixturesIn(folder).flatMap((file) => {
    const [, rule] =
      /^\/\/ breaks (\S+)/.exec(readFileSync(join(FIXTURES, folder, file), 'utf8')) ?? [];
    return rule === undefined ? [] : [`${file}: ${rule}`];
  });
