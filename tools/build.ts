/** Builds the page into dist/, and the server (`npm run build`), and decides whether that is needed. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildName } from './lib/buildName.ts';
import { writeCompressed } from './lib/compressed.ts';
import { isMain, packageScript, ROOT, runNode } from './lib/run.ts';
import { serverScript } from './lib/serverBundle.ts';
import { writeReplayBundle } from './replay/bundles.ts';

/** webpack's statistics of the last production build, the pages first, for tools/budget.ts. */
export const BUILD_STATS = join(ROOT, '.cache/build.json');
/** What is served. */
export const DIST = join(ROOT, 'dist');
const BUILD_KEY = join(DIST, '.sources');

const SOURCES = [
  '{public,main,src,host/pages,host/sdk,host/copy,contract,domain,html,language,services,store,sagas,sagaLog}/**/*.*',
  'package{,-lock}.json',
  'webpack.config.js',
  'tools/{build,lib/buildName,lib/compressed,replay/bundles}.ts',
];

/** Changes with every source of the page. From sizes and times, because reading the files would be slow. */
function sourcesKey(): string {
  const hash = createHash('sha256');
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

export function isBuildCurrent(): boolean {
  return existsSync(BUILD_KEY) && readFileSync(BUILD_KEY, 'utf8') === sourcesKey();
}

interface BuildError {
  readonly moduleName?: string;
  readonly message: string;
}

/** An error without the stack of the compiler. */
const errorText = ({ moduleName = '', message }: BuildError) =>
  [moduleName, ...message.split('\n').filter((line) => !/^\s+(at|-) /.test(line))]
    .join('\n')
    .trim();

/** Builds for production. Resolves with the errors; empty if there are none. */
export async function build(): Promise<string> {
  // Before the build: a file that changes during the build makes it out of date.
  const key = sourcesKey();
  forgetBuild();
  const { code, output } = await runNode([
    packageScript('webpack/bin/webpack.js'),
    '--mode',
    'production',
    '--json',
    BUILD_STATS,
  ]);
  if (!existsSync(BUILD_STATS)) return output;
  const { errors = [] } = JSON.parse(readFileSync(BUILD_STATS, 'utf8')) as {
    errors?: BuildError[];
  };
  if (errors.length > 0) return errors.map(errorText).join('\n');
  if (code !== 0) return output;
  await writeCompressed(DIST);
  await writeReplayBundle(buildName());
  writeFileSync(BUILD_KEY, key);
  return '';
}

/** Makes the next start build again, because dist/ no longer has a complete production build. */
export function forgetBuild(): void {
  rmSync(BUILD_KEY, { force: true });
  rmSync(BUILD_STATS, { force: true });
}

if (isMain(import.meta)) {
  const problem = await build();
  if (problem !== '') {
    console.error(problem);
    process.exit(1);
  }
  await serverScript(); // so that a start needs to write nothing here
}
