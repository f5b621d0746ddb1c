/** Builds the page into dist/, and knows whether that is needed (`npm run build`). */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { writeCompressed } from './lib/compressed.ts';
import { isMain, packageScript, ROOT, runNode } from './lib/run.ts';

/** What webpack says of its last production build, the pages first; tools/budget.ts reads it. */
export const BUILD_STATS = join(ROOT, '.cache/build.json');
/** What is served. */
export const DIST = join(ROOT, 'dist');
const BUILD_KEY = join(DIST, '.sources');

const SOURCES = [
  '{public,src,host/pages,host/sdk,host/copy,contract,domain,html,language,services,store,sagas,sagaLog}/**/*.*',
  'package{,-lock}.json',
  'webpack.config.js',
  'tools/{build,lib/compressed}.ts',
];

/** Changes whenever a source of the page does. Sizes and times: reading the files would be slow. */
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

/** Builds for production; answers with what went wrong, or nothing. */
export async function build(): Promise<string> {
  // Taken first: a file that changes during the build makes the build out of date.
  const key = sourcesKey();
  forgetBuild();
  const { code, output } = await runNode([
    packageScript('webpack/bin/webpack.js'),
    ...['--mode', 'production', '--json', BUILD_STATS],
  ]);
  if (!existsSync(BUILD_STATS)) return output;
  const { errors = [] } = JSON.parse(readFileSync(BUILD_STATS, 'utf8')) as {
    errors?: BuildError[];
  };
  if (errors.length > 0) return errors.map(errorText).join('\n');
  if (code !== 0) return output;
  await writeCompressed(DIST);
  writeFileSync(BUILD_KEY, key);
  return '';
}

/** The next start builds again: what is in dist/ is no longer a finished production build. */
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
}
