/** Starts that fail: one sentence, exit code 1, and nothing left behind. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync } from 'node:fs';
import { chmod, chown, mkdir, mkdtemp, readdir, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { openDatabase } from '#db/client.ts';
import { DatabaseRefusal } from '#db/database.ts';
import { sentenceOf } from '#server/sentences.ts';
import { type TestDatabase, testDatabase } from '#tests/support/database.ts';
import { isPermitted } from '#tests/support/permitted.ts';
import { ROOT } from '#tools/lib/run.ts';
import { serverArgs } from '#tools/lib/serverProcess.ts';

/** Nothing is forbidden to root, so the server runs as an account that owns nothing. */
const nobody = process.getuid?.() === 0 ? { uid: 65_534 } : {};

let folder: string;
let installation: TestDatabase;
let product: readonly string[];
beforeAll(async () => {
  product = await serverArgs();
  installation = await testDatabase();
  await installation.database.close();
});
afterAll(() => rm(installation.dataDir, { recursive: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'toolkit-starts-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (dataDir: string) =>
  openDatabase({ databaseUrl: null, dataDir, log: { info() {}, warn() {} } });

/** A copy of an installation that is not running. */
async function installed(name = 'data'): Promise<string> {
  const dataDir = join(folder, name);
  cpSync(installation.dataDir, dataDir, { recursive: true }); // far faster than `cp` for a thousand files
  return dataDir;
}

function start(dataDir: string, wrapper: readonly string[] = [], account = {}) {
  const [program = '', ...args] = [...wrapper, process.execPath, ...product];
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const own = { PORT: '0', LOG_LEVEL: 'silent', DATA_DIR: dataDir };
  const env = { PATH, NODE_COMPILE_CACHE, ...own };
  return spawn(program, args, { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'pipe'], ...account });
}

/** The output and exit code of a start that fails. */
async function refusal(server: ReturnType<typeof start>) {
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk) => {
      said += chunk;
      if (said.includes('is ready')) server.kill('SIGKILL');
    });
  }
  const [code] = await once(server, 'close');
  return { code, lines: said.trim().split('\n') };
}

const DAMAGES: readonly [string, (cluster: string) => Promise<unknown>][] = [
  ['PG_VERSION is missing', (cluster) => rm(join(cluster, 'PG_VERSION'))],
  ['is of another version', (cluster) => writeFile(join(cluster, 'PG_VERSION'), '14\n')],
  ['the control file is missing', (cluster) => rm(join(cluster, 'global/pg_control'))],
  ['the control file is cut', (cluster) => truncate(join(cluster, 'global/pg_control'), 100)],
  ['the log is missing', (cluster) => rm(join(cluster, 'pg_wal'), { recursive: true })],
  ['the tables are missing', (cluster) => rm(join(cluster, 'base'), { recursive: true })],
  ['the catalogue is empty', (cluster) => truncate(join(cluster, 'base/5/1259'), 0)],
];

test('a damaged cluster is refused with a sentence', async () => {
  const refused: unknown[] = [];
  for (const [damage, inflict] of DAMAGES) {
    const dataDir = await installed(damage);
    await inflict(join(dataDir, 'pgdata'));
    const error: unknown = await open(dataDir).catch((reason: unknown) => reason);
    refused.push([damage, error instanceof DatabaseRefusal ? error.message : error]);
  }
  const sentence = expect.stringMatching(/^The database in .* cannot be opened: .*db:restore/);
  expect(refused).toEqual(DAMAGES.map(([damage]) => [damage, sentence]));
});

const MISTAKEN: readonly [string, () => Promise<string>, RegExp][] = [
  ['that is a file', () => fileIn('file'), /is not a folder.*DATA_DIR/],
  ['inside a file', async () => join(await fileIn('file'), 'data'), /is not a folder.*DATA_DIR/],
  [
    'with a file of another program where the lock should be',
    async () => {
      await fileIn('lock');
      return folder;
    },
    /lock cannot be locked: .*DATA_DIR/,
  ],
];

async function fileIn(name: string): Promise<string> {
  await writeFile(join(folder, name), 'Notes of somebody else. '.repeat(100));
  return join(folder, name);
}

test.each(MISTAKEN)('a data folder %s is refused with a sentence', async (_, make, says) => {
  const error = await open(await make()).catch((reason: unknown) => reason);
  expect(sentenceOf(error)).toMatch(says);
});

const FORBIDDEN: readonly [string, () => Promise<string>, RegExp][] = [
  [
    'folder',
    async () => {
      await chmod(folder, 0o555);
      return folder;
    },
    /^There is no permission for .*DATA_DIR/,
  ],
  [
    'cluster',
    async () => {
      await chmod(folder, 0o755);
      const dataDir = await installed();
      spawnSync('chmod', ['-R', 'a-w,a+rX', join(dataDir, 'pgdata')]);
      for (const name of ['', 'lock', 'installed.txt'])
        if (nobody.uid !== undefined) await chown(join(dataDir, name), nobody.uid, -1);
      return dataDir;
    },
    /^The database in .* cannot be opened/,
  ],
];

test.each(FORBIDDEN)(
  'a %s without permission ends the start with a sentence',
  async (_, make, says) => {
    const { code, lines } = await refusal(start(await make(), [], nobody));
    expect(lines).toEqual([expect.stringMatching(says)]);
    expect(code).toBe(1);
  },
);

const mayMount = isPermitted('unshare', '-m', 'mount', '-t', 'tmpfs', 'none', '/mnt');

(mayMount ? test : test.skip).each([
  ['is full', 'size=8m', 'lock', /^The database could not be created/],
  ['is read-only', 'ro', '', /is on a read-only file system.*DATA_DIR/],
])('a disk that %s ends the start with a sentence', async (_, options, left, says) => {
  const mount = `mount -t tmpfs -o ${options} none "$DATA_DIR" && "$@"; echo "$?:" $(ls "$DATA_DIR")`;
  const { lines } = await refusal(start(folder, ['unshare', '-m', 'sh', '-c', mount, 'sh']));
  expect(lines).toEqual(expect.arrayContaining([expect.stringMatching(says), `1: ${left}`.trim()]));
  expect(lines).toHaveLength(2);
});

test('a killed first start leaves nothing unfinished', async () => {
  const unfinished = async () =>
    existsSync(folder) ? (await readdir(folder)).filter((name) => name.includes('.new-')) : [];
  const server = start(folder);
  while ((await unfinished()).length === 0) await pause(10);
  server.kill('SIGKILL');
  while ((await unfinished()).length > 0) await pause(50); // initdb notices, and removes it
});

test('the next start removes what earlier ones left unfinished', async () => {
  const dataDir = await installed();
  await mkdir(join(dataDir, 'pgdata.new-one/base'), { recursive: true });
  await mkdir(join(dataDir, 'pgdata.new-two'));
  const database = await open(dataDir);
  expect((await readdir(dataDir)).sort()).toEqual(['installed.txt', 'lock', 'pgdata']);
  await database.close();
});

test('an initdb that still writes after its server was killed does not prevent the next start', async () => {
  const dataDir = await installed();
  const orphan = join(dataDir, 'pgdata.new-one/base/4');
  let isWriting = true;
  const write = async (name: string) => {
    for (let count = 0; isWriting; count += 1) {
      const file = join(orphan, `${name}${count % 20}`);
      await mkdir(orphan, { recursive: true })
        .then(() => writeFile(file, ''))
        .catch(() => undefined); // just removed
    }
  };
  const writing = Promise.all(Array.from({ length: 4 }, (_, at) => write(`${at}-`)));
  const database = await open(dataDir).finally(() => {
    isWriting = false;
  });
  await writing;
  await database.close();
  await (await open(dataDir)).close();
  expect(await readdir(dataDir)).not.toContain('pgdata.new-one');
});

test('an installation without its database does not count as new', async () => {
  const dataDir = await installed();
  const cluster = join(dataDir, 'pgdata');
  await rm(cluster, { recursive: true });
  await expect(open(dataDir)).rejects.toThrow(/is gone.*db:restore.*installed\.txt/);
  await mkdir(cluster); // as an empty volume is mounted
  await expect(open(dataDir)).rejects.toThrow(/is gone/);
  await rm(join(dataDir, 'installed.txt'));
  await (await open(dataDir)).close();
});
