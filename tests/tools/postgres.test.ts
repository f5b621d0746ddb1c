import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, expect, test } from '@jest/globals';
import pg from 'pg';
import { type PostgresServer, startPostgres } from '#tools/lib/postgres.ts';
import { ROOT } from '#tools/lib/run.ts';

interface Answer {
  readonly version: number;
  readonly folder: string;
}

async function ask(url: string): Promise<Answer> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const { rows } = await client.query<Answer>(
    `select current_setting('server_version_num')::int / 10000 as version,
      current_setting('unix_socket_directories') as folder`,
  );
  await client.end();
  return rows[0] ?? { version: 0, folder: '' };
}

/** Starts a server, reports its address and keeps running. */
const PROGRAM = `import('./tools/lib/postgres.ts').then(async ({ startPostgres }) => {
  console.log((await startPostgres()).url);
  setInterval(() => {}, 1000);
})`;

let started: PostgresServer | undefined;
afterEach(() => started?.stop());

test('a server of our own requires its password, and leaves nothing behind when it is stopped', async () => {
  started = await startPostgres();
  const { version, folder } = await ask(started.url);
  expect(version).toBeGreaterThanOrEqual(15);
  const stranger = new URL(started.url);
  stranger.password = 'guessed';
  await expect(ask(stranger.href)).rejects.toThrow('password');
  await started.stop();
  await expect(ask(started.url)).rejects.toThrow();
  expect(existsSync(folder)).toBe(false);
});

test('a server whose program is killed ends too, and leaves nothing behind', async () => {
  const program = spawn(process.execPath, ['-e', PROGRAM], { cwd: ROOT });
  const url = String(await once(program.stdout, 'data')).trim();
  const { folder } = await ask(url);
  program.kill('SIGKILL');
  while (existsSync(folder)) await pause(20);
  await expect(ask(url)).rejects.toThrow();
});
