/** The system's PostgreSQL, how to install it, and a server that ends with this process. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, globSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { ensureProgram } from './apt.ts';
import { freePort } from './freePort.ts';

const OLDEST_VERSION = 15;
/** Debian does not put the server on the PATH; then Red Hat, Homebrew. */
const PLACES = [
  '/usr/lib/postgresql/*/bin',
  '/usr/pgsql-*/bin',
  '/opt/homebrew/opt/postgresql@*/bin',
];

/** The folder of the programs to test with: `POSTGRES_BIN`, or the newest in the usual places, or the one on the PATH. */
export function postgresBin(): string | null {
  const { POSTGRES_BIN, PATH = '' } = process.env;
  const installed = globSync(PLACES).sort((a, b) => versionIn(b) - versionIn(a));
  const places =
    POSTGRES_BIN === undefined ? [...installed, ...PATH.split(delimiter)] : [POSTGRES_BIN];
  return places.find((place) => versionIn(place) >= OLDEST_VERSION) ?? null;
}

/** Major version of the server in a folder; 0 if it is missing or incomplete. */
function versionIn(folder: string): number {
  const [server, initdb] = [join(folder, 'postgres'), join(folder, 'initdb')];
  if (!(existsSync(server) && existsSync(initdb))) return 0;
  const { stdout } = spawnSync(server, ['--version'], { encoding: 'utf8' });
  return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1] ?? 0);
}

/**
 * True if there is a PostgreSQL to test with. Installs it if possible and allowed, and prints that. Debian's
 * package also creates a cluster on port 5432, which is not used here.
 */
export const ensurePostgres = (): Promise<boolean> =>
  ensureProgram({
    name: `PostgreSQL ${OLDEST_VERSION} or newer`,
    neededBy: 'The tests on PostgreSQL',
    packages: ['postgresql'],
    isThere: () => postgresBin() !== null,
  });

export interface PostgresServer {
  /** The address for its administrator, who may create databases. */
  readonly url: string;
  /** Ends it and removes its data. */
  stop(): Promise<void>;
}

/** How to shut down a server: once nobody is connected, at once, or as in a crash. */
export type Shutdown = 'smart' | 'fast' | 'immediate';

export interface RestartablePostgres extends PostgresServer {
  /** Ends it and keeps its data. Resolves when it has ended. */
  shutDown(how: Shutdown): Promise<void>;
  /** Serves the same data at the same address again. */
  startAgain(): Promise<void>;
}

const SIGNALS: Readonly<Record<Shutdown, string>> = {
  smart: 'TERM',
  fast: 'INT',
  immediate: 'QUIT',
};

/** Settings for tests: speed instead of safety, and a time zone that reveals code that relies on UTC. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  timezone: 'Pacific/Auckland',
  listen_addresses: '127.0.0.1',
};

/**
 * Creates a cluster and serves it until the input ends, which happens when the process at its other end dies
 * in any way. So neither Ctrl-C nor kill -9 leaves anything behind. A line of the input is a signal for the
 * server, or `start`.
 */
const ENDED = 'postgres has ended';
const SCRIPT = `
trap '' INT TERM HUP
folder=$1 bin=$2; shift 2
# Upper and lower case of every language, the order of C.
case $(uname) in Darwin) letters=UTF-8 ;; *) letters=C.UTF-8 ;; esac
exec 3<&0
serve() { { "$bin/postgres" -D "$folder/data" -k "$folder" "$@"; echo '${ENDED}'; } 3<&- >&2 & }
end() { kill "-$1" "$(head -n 1 "$folder/data/postmaster.pid")" 2>/dev/null; wait; }
if "$bin/initdb" -D "$folder/data" -U postgres --pwfile="$folder/password" --auth=scram-sha-256 \
  --no-locale --lc-ctype="$letters" --encoding=UTF8 --no-sync >&2; then
  serve "$@"
  while read -r command <&3; do
    if [ "$command" = start ]; then serve "$@"; else end "$command"; fi
  done
  end INT
fi
rm -rf "$folder"
`;

/**
 * Starts a server on a free port of 127.0.0.1 with the settings for tests, which `settings` override, and its data in
 * `place`. Rejects with its output if it does not start.
 */
export async function startPostgres(
  settings: Readonly<Record<string, string>> = {},
  place = tmpdir(),
): Promise<RestartablePostgres> {
  const bin = postgresBin();
  if (bin === null) throw new Error(`There is no PostgreSQL ${OLDEST_VERSION} or newer.`);
  const folder = mkdtempSync(join(place, 'toolkit-postgres-'));
  const password = randomBytes(16).toString('hex');
  writeFileSync(join(folder, 'password'), password, { mode: 0o600 });
  const owner = unprivileged();
  if (owner !== null)
    for (const path of [join(folder, 'password'), folder]) chownSync(path, owner.uid, owner.gid);
  const port = await freePort();
  const options = Object.entries({ ...SETTINGS, ...settings, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const shell = spawn('sh', ['-c', SCRIPT, 'sh', folder, bin, ...options], {
    ...owner,
    cwd: folder,
    stdio: ['pipe', 'ignore', 'pipe'],
  });
  const ended = new Promise<void>((resolve) => shell.once('exit', () => resolve()));
  await said(shell, READY).catch((error: unknown) => {
    shell.stdin.destroy();
    throw error;
  });
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}/postgres`,
    stop() {
      shell.stdin.end();
      return ended;
    },
    async shutDown(how) {
      shell.stdin.write(`${SIGNALS[how]}\n`);
      await said(shell, ENDED);
    },
    async startAgain() {
      shell.stdin.write('start\n');
      await said(shell, READY);
    },
  };
}

/**
 * The server at TEST_DATABASE_URL if that is set, else one of our own. Resolves with null and prints the
 * reason if there is none.
 */
export async function postgresForTests(): Promise<PostgresServer | null> {
  const { TEST_DATABASE_URL: url } = process.env;
  if (url) return { url, stop: async () => {} };
  return (await ensurePostgres()) ? startPostgres() : null;
}

/** PostgreSQL refuses to run as root, so root runs it as another account. */
function unprivileged(): { uid: number; gid: number } | null {
  if (process.getuid?.() !== 0) return null;
  const accounts = readFileSync('/etc/passwd', 'utf8');
  const found =
    /^postgres:.*?:(\d+):(\d+):/m.exec(accounts) ?? /^nobody:.*?:(\d+):(\d+):/m.exec(accounts);
  if (found === null)
    throw new Error('PostgreSQL cannot run as root, and there is no other account.');
  return { uid: Number(found[1]), gid: Number(found[2]) };
}

const READY = 'ready to accept connections';

/** Waits until the server prints `what`. Rejects with its output if it ends before that. */
function said(shell: ChildProcess, what: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let output = '';
    const settle = (done: () => void) => {
      shell.stderr?.off('data', hear);
      shell.off('exit', fail);
      done();
    };
    const fail = () => settle(() => reject(new Error(`PostgreSQL did not start:\n${output}`)));
    const hear = (chunk: Buffer) => {
      output += chunk;
      if (output.includes(what)) settle(resolve);
      else if (output.includes(ENDED)) fail();
    };
    shell.stderr?.on('data', hear);
    shell.once('exit', fail);
  });
}
