/** A real WordPress on loopback with its own database, which ends with `stop`. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../lib/freePort.ts';
import { configOf, INSTALL, MODES, ROUTER } from './php.ts';

/** Where Debian puts it; another version has its own folder. */
const SOURCE = process.env.WORDPRESS_DIR ?? '/usr/share/wordpress';
const PROGRAMS = ['php', 'mariadbd', 'mariadb-install-db', 'mariadb'] as const;

/** What is not there of what it takes; empty: all is. */
export function missingPrograms(): string[] {
  const isThere = (name: string) => spawnSync(name, ['--version']).error === undefined;
  const missing: string[] = PROGRAMS.filter((name) => !isThere(name));
  return existsSync(join(SOURCE, 'wp-load.php')) ? missing : [...missing, SOURCE];
}

export interface RealWordPress {
  readonly version: string;
  /** The same site in the root of a server, and in a folder of another one. */
  readonly urls: { readonly root: string; readonly folder: string; readonly production: string };
  /** Application passwords by role; the user name is the role with a 1 behind it. */
  readonly passwords: Readonly<Record<string, string>>;
  /** Behaves as with a plugin (`MODES` in php.ts); empty: as it was installed. */
  behave(mode: string): void;
  /** Begins or ends an update of the site. */
  maintain(isUpdating: boolean): void;
  stop(): Promise<void>;
}

export async function startWordPress(): Promise<RealWordPress> {
  const home = mkdtempSync(join(tmpdir(), 'toolkit-wordpress-'));
  const children: ChildProcess[] = [];
  const www = join(home, 'www');
  copySite(home, www);
  const stop = async () => {
    for (const child of children.toReversed()) await ended(child);
    rmSync(home, { recursive: true, force: true });
  };
  try {
    await startDatabase(home, children);
    const urls = {
      root: await serve(home, children, { docRoot: www, folder: '/' }),
      folder: await serve(home, children, { docRoot: join(home, 'above'), folder: '/blog/' }),
      production: await serve(home, children, { docRoot: www, folder: '/', type: 'production' }),
    };
    const { version, passwords } = install(home, urls.root);
    const at = (name: string) => join(www, name);
    return {
      version,
      urls,
      passwords,
      behave: (mode) => writeFileSync(at('wp-content/mode'), mode),
      maintain(isUpdating) {
        if (isUpdating) writeFileSync(at('.maintenance'), '<?php $upgrading = time();');
        else rmSync(at('.maintenance'), { force: true });
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Debian's tree is full of links to other folders. */
function copySite(home: string, www: string): void {
  cpSync(SOURCE, www, {
    recursive: true,
    dereference: true,
    filter: (from) => existsSync(from) && !from.endsWith('wp-config.php'),
  });
  mkdirSync(join(www, 'wp-content/mu-plugins'), { recursive: true });
  mkdirSync(join(home, 'above'));
  symlinkSync(www, join(home, 'above/blog'));
  writeFileSync(join(www, 'wp-config.php'), configOf(join(home, 'db.sock')));
  writeFileSync(join(www, 'wp-content/mu-plugins/modes.php'), MODES);
  writeFileSync(join(home, 'router.php'), ROUTER);
  writeFileSync(join(home, 'install.php'), INSTALL);
}

const CREATE = `CREATE DATABASE wp CHARACTER SET utf8mb4;
CREATE USER 'wp'@'localhost' IDENTIFIED BY 'wp'; GRANT ALL ON wp.* TO 'wp'@'localhost';`;

async function startDatabase(home: string, children: ChildProcess[]): Promise<void> {
  const [data, socket] = [join(home, 'db'), join(home, 'db.sock')];
  const user = `--user=${userInfo().username}`;
  const login = '--auth-root-authentication-method=normal';
  const made = ['--no-defaults', `--datadir=${data}`, user, login, '--skip-test-db'];
  run('mariadb-install-db', made);
  const served = ['--no-defaults', `--datadir=${data}`, `--socket=${socket}`, user];
  children.push(
    spawn('mariadbd', [...served, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'], {
      stdio: 'ignore',
    }),
  );
  const client = ['--no-defaults', `--user=root`, `--socket=${socket}`];
  await until(() => spawnSync('mariadb', [...client, '-e', 'select 1']).status === 0);
  run('mariadb', [...client, '-e', CREATE]);
}

interface Served {
  readonly docRoot: string;
  readonly folder: string;
  /** Of the environment, as WordPress calls it. */
  readonly type?: string;
}

async function serve(
  home: string,
  children: ChildProcess[],
  { docRoot, folder, type = 'local' }: Served,
): Promise<string> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}${folder.replace(/\/$/, '')}`;
  children.push(
    spawn('php', ['-S', `127.0.0.1:${port}`, '-t', docRoot, join(home, 'router.php')], {
      stdio: 'ignore',
      env: { ...process.env, SITE_URL: url, SITE_FOLDER: folder, SITE_TYPE: type },
    }),
  );
  await until(() => fetch(`http://127.0.0.1:${port}/license.txt`).then(Boolean, () => false));
  return url;
}

function install(home: string, url: string): Pick<RealWordPress, 'version' | 'passwords'> {
  const mail = ['-d', 'sendmail_path=/bin/true'];
  const said = run('php', [...mail, join(home, 'install.php'), join(home, 'www')], url);
  return JSON.parse(said.trim().split('\n').at(-1) ?? '');
}

function run(program: string, args: readonly string[], url = ''): string {
  const env = { ...process.env, SITE_URL: url };
  const { status, stdout, stderr } = spawnSync(program, args, { env, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program}: ${stderr}${stdout}`);
  return stdout;
}

const ATTEMPTS = 150;

async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    if (await isSo()) return;
    await pause(100);
  }
  throw new Error('A program of the test site does not answer.');
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const hasEnded = once(child, 'exit');
  child.kill();
  await hasEnded;
}
