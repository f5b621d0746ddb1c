/**
 * Groups of test files for a run of the whole suite. Jest loads every module anew for each test file, which takes a third of the
 * run; the files of a group share their modules, their DOM and their databases. Each is a `describe` of its group, so that its hooks are
 * its own. A file that cannot share says so in a comment: `@alone: the reason`.
 */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');
const GROUPS = '.cache/groups';
const PAGE = '/** @jest-environment #tests/support/pageEnvironment.js */';
/** How much is in a group: to load its modules takes 2 to 5 seconds' work. More saves little more, and the last group of a run would take longer. */
const MOST = { files: 24, bytes: 120_000 };

const textOf = (file: string): string => readFileSync(join(ROOT, file), 'utf8');
/** These take long, or wait for processes: in a group, they would do it one after another. */
const LONG = [
  /^tests\/(server\/processes|tools\/(pglite|queueSearch))\//,
  /^tests\/architecture\/(boundaries|deadCode|lint|types)\./,
  /^tests\/db\/pglite\/(directoryLock|initialise|openPglite)\./,
  /^tests\/tools\/(bootstrap|dbExport|postgres|rotateSecrets|secretSearch|stalls|testGroups)\./,
  /^tests\/tools\/durability\/(absence|jobs)\./,
  /\/(main|badInput|tenants|readErrors|pasting)\.test\.tsx?$/,
];
const isAlone = (file: string): boolean =>
  LONG.some((files) => files.test(file)) || / @alone: /.test(textOf(file));

/** Neighbours share most of what they load. */
function chunksOf(files: readonly string[]): string[][] {
  const chunks: string[][] = [];
  let bytes = 0;
  for (const file of files.toSorted()) {
    const size = textOf(file).length;
    const last = chunks.at(-1);
    if (!last || last.length >= MOST.files || bytes + size > MOST.bytes) {
      chunks.push([file]);
      bytes = size;
    } else {
      last.push(file);
      bytes += size;
    }
  }
  return chunks;
}

const IMPORTED_TEST_CODE = /^import (?!type )[^;]* from '((?:#tests|\.{1,2})\/[^']*)';/gm;

/** The modules of `tests/support` and the like: their hooks belong to the group. */
function supportOf(files: readonly string[]): string[] {
  const modules = files.flatMap((file) =>
    [...textOf(file).matchAll(IMPORTED_TEST_CODE)].map(([, name = '']) =>
      name.startsWith('#') ? join(ROOT, name.slice(1)) : join(ROOT, dirname(file), name),
    ),
  );
  return [...new Set(modules)];
}

function sourceOf(files: readonly string[], isPage: boolean): string {
  const paths = files.map((file) => `  '${join(ROOT, file)}',\n`);
  return [
    isPage ? PAGE : '',
    ...supportOf(files).map((module) => `import '${module}';`),
    `import { runTogether } from '${join(ROOT, 'tests/support/runTogether.ts')}';`,
    `await runTogether([\n${paths.join('')}], (file) => import(file));`,
    '',
  ].join('\n');
}

const hashOf = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Leaves the files of a run that goes on as they are. */
function written(project: string, sources: readonly string[]): string[] {
  const folder = join(ROOT, GROUPS, project);
  mkdirSync(folder, { recursive: true });
  const names = sources.map((source) => `${hashOf(source)}.test.mjs`);
  for (const [at, name] of names.entries())
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), sources[at] ?? '');
  return names.map((name) => `${GROUPS}/${project}/${name}`);
}

/** Writes the groups of a project, and returns what jest is to run: the groups, and the files that are alone. */
export function testGroups(project: string, files: readonly string[]): string[] {
  const alone = files.filter(isAlone);
  const rest = files.filter((file) => !alone.includes(file));
  const isPage = (file: string) => textOf(file).startsWith('/** @jest-environment ');
  const groups = [true, false].flatMap((page) =>
    chunksOf(rest.filter((file) => isPage(file) === page)).map((chunk) => sourceOf(chunk, page)),
  );
  return [...alone, ...written(project, groups)];
}
