import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { lockDirectory } from '#db/pglite/directoryLock.ts';
import { copyDataTemplate } from '#tools/lib/dataTemplate.ts';
import { ROOT } from '#tools/lib/run.ts';

test('a signal to npm start ends the server and then npm', async () => {
  const dataDir = await mkdtemp(join(tmpdir(), 'toolkit-npm-start-'));
  await copyDataTemplate(dataDir);
  const env = { ...process.env, NODE_OPTIONS: '', DATA_DIR: dataDir, DATABASE_URL: '', PORT: '0' };
  const npm = spawn('npm', ['start'], { cwd: ROOT, env, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  for await (const chunk of npm.stdout.iterator({ destroyOnReturn: false })) {
    output += chunk;
    if (/is ready: \S+/.test(output)) break;
  }
  npm.stdout.resume();
  npm.kill('SIGTERM');
  await once(npm, 'exit');
  const url = /is ready: (\S+)/.exec(output)?.[1] ?? '';
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  await (await lockDirectory(join(dataDir, 'pgdata')))(); // the lock is free again
  await rm(dataDir, { recursive: true });
});
