/**
 * The server as a few files, made when its sources have changed. Node reads, compiles and links some files
 * instead of 1,700 at each start, which is half of its work. `npm run dev` runs the sources themselves.
 */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, statSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, open, readFile, rename, rm, utimes } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'esbuild';
import { ROOT } from './run.ts';

const BUNDLES = join(ROOT, '.cache/server');
/** A running server still reads what it imports on demand from the bundle it was started from. */
const KEPT = 3;
/** Another process may be writing one. */
const BEING_WRITTEN_MS = 10 * 60_000;

const SOURCES = [
  '{main,server,host,db,contract,domain,html,language,services}/**/*.ts',
  'package-lock.json',
  'tools/lib/serverBundle.ts',
];

/** These find files of their own beside them, or start threads from such files. */
const OUTSIDE = [
  '@electric-sql/pglite',
  '@fastify/swagger',
  '@resvg/resvg-wasm',
  'node-llama-cpp',
  'pg',
  'pino',
  'pino-pretty',
];

/**
 * Changes with every source of the server, and with its place, which is written into the bundle. From sizes and
 * times, because reading the files would be slow.
 */
function sourcesKey(): string {
  const hash = createHash('sha256').update(`${ROOT} ${process.version}\n`);
  for (const file of globSync(SOURCES, { cwd: ROOT }).sort()) {
    const { size, mtimeMs } = statSync(join(ROOT, file));
    hash.update(`${file} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex').slice(0, 16);
}

/**
 * A stack then names the lines of the sources. With Node's own option, the logger would read the whole source map at each
 * start, because it asks who calls it: a tenth of the work of a start.
 */
export const SOURCE_MAPS = '--import=data:text/javascript,process.setSourceMapsEnabled(true)';

let made: Promise<string> | null = null;

/** The script that starts the server, of the sources as this process first saw them. Rejects if they do not compile. */
export function serverScript(): Promise<string> {
  made ??= bundleOf(sourcesKey());
  return made;
}

async function bundleOf(key: string): Promise<string> {
  const folder = join(BUNDLES, key);
  const script = join(folder, 'server.mjs');
  if (!existsSync(script)) {
    await mkdir(BUNDLES, { recursive: true });
    const fresh = await mkdtemp(join(BUNDLES, 'new-'));
    await writeBundle(fresh);
    await onDisk(fresh);
    await chmod(fresh, 0o755); // the server may run as another account
    // Another process may have been faster; its bundle is the same.
    await rename(fresh, folder).catch(() => rm(fresh, { recursive: true, force: true }));
  }
  await tidyUp(folder).catch(() => undefined); // the folder may belong to another account
  return script;
}

/** After a power cut, a renamed folder may otherwise hold empty files. */
async function onDisk(folder: string): Promise<void> {
  for (const name of readdirSync(folder)) {
    const file = await open(join(folder, name), 'r');
    await file.sync().finally(() => file.close());
  }
}

async function writeBundle(outdir: string): Promise<void> {
  const { build, stop } = await import('esbuild');
  await build({
    absWorkingDir: ROOT,
    entryPoints: ['main/server.ts'],
    outdir,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: `node${process.versions.node}`,
    outExtension: { '.js': '.mjs' },
    banner: { js: COMMONJS },
    sourcemap: 'linked',
    sourcesContent: false,
    external: OUTSIDE,
    plugins: [onDemand, ownPlaces],
    logLevel: 'error',
  });
  await stop();
}

/** What packages in CommonJS expect. */
const COMMONJS =
  "import { createRequire as requireOf } from 'node:module'; const require = requireOf(import.meta.url);";

/** A package that is imported on demand is not needed at the start. */
const onDemand: Plugin = {
  name: 'on demand',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./#]/ }, ({ kind, path }) =>
      kind === 'dynamic-import' ? { path, external: true } : undefined,
    );
  },
};

/** Sources find the files beside them where they were written. Packages are left out of the source map. */
const ownPlaces: Plugin = {
  name: 'own places',
  setup({ onLoad }) {
    onLoad({ filter: /\.[cm]?[jt]s$/ }, async ({ path }) => {
      const text = await readFile(path, 'utf8');
      if (path.includes('node_modules'))
        return { contents: `${text}\n${NO_SOURCE_MAP}`, loader: 'js' };
      const contents = text
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
      return { contents, loader: 'ts' };
    });
  },
};

const EMPTY_MAP = Buffer.from('{"version":3,"sources":["package"],"mappings":"AAAA"}').toString(
  'base64',
);
const NO_SOURCE_MAP = `//# sourceMappingURL=data:application/json;base64,${EMPTY_MAP}`;

/** Notes that `used` is in use, and forgets bundles that have not been for longest. */
async function tidyUp(used: string): Promise<void> {
  await utimes(used, new Date(), new Date());
  const bundles = readdirSync(BUNDLES).map((name) => {
    const folder = join(BUNDLES, name);
    return { folder, usedAt: statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? 0 };
  });
  const isOld = ({ usedAt }: { usedAt: number }) => usedAt < Date.now() - BEING_WRITTEN_MS;
  for (const { folder } of bundles
    .sort((a, b) => b.usedAt - a.usedAt)
    .slice(KEPT)
    .filter(isOld))
    await rm(folder, { recursive: true, force: true });
}
