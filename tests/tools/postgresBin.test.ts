import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { ROOT, runNode } from '#tools/lib/run.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolkit-bin-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(name: string, version: string): void {
  writeFileSync(join(folder, name), `#!/bin/sh\necho "${name} (PostgreSQL) ${version}"\n`, {
    mode: 0o755,
  });
}

async function ensure(): Promise<string> {
  const code =
    "import('./tools/lib/postgres.ts').then(async (m) => console.log(await m.ensurePostgres()))";
  const env = { POSTGRES_BIN: folder, NO_SYSTEM_INSTALL: '1', NODE_OPTIONS: '' };
  return (await runNode(['-e', code], { cwd: ROOT, env })).output.trim();
}

test('a PostgreSQL from version 15 on is used, and nothing is installed', async () => {
  program('postgres', '15.18 (Debian 15.18-0+deb12u1)');
  program('initdb', '15.18');
  expect(await ensure()).toBe('true');
});

test.each([
  ['older', { postgres: '14.9', initdb: '14.9' }],
  ['not complete', { postgres: '18.1' }],
])('if it is %s and installing is forbidden, the command is printed', async (_, programs) => {
  for (const [name, version] of Object.entries(programs)) program(name, version);
  const output = await ensure();
  expect(output).toContain('need PostgreSQL 15 or newer. On Debian, as root: apt-get update');
  expect(output.split('\n').at(-1)).toBe('false');
});
