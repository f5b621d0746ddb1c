/** @alone: it mounts a file system. The product on a disk that gets full; a small file system in memory plays the disk. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { newPerson } from '#tools/lib/person.ts';
import { isPermitted } from '#tests/support/permitted.ts';
import { until } from '../support/asking.ts';
import { newServerProcess } from '#tools/lib/serverProcess.ts';

const disk = mkdtempSync(join(tmpdir(), 'disk-'));
const SIZE = '160m';
const BLOCK = Buffer.alloc(1 << 20, 'x');

/** Not as another user than root, nor in most containers. */
const hasDisk =
  process.platform === 'linux' &&
  isPermitted('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk);

afterAll(() => {
  if (hasDisk) execFileSync('umount', ['-l', disk]);
  rmSync(disk, { recursive: true, force: true });
});

const filler = join(disk, 'filler');

function fill(): void {
  mkdirSync(filler);
  for (let at = 0; ; at += 1)
    try {
      writeFileSync(join(filler, String(at)), BLOCK);
    } catch {
      return; // ENOSPC
    }
}

(hasDisk ? test : test.skip)(
  'a full disk: saves and health checks say so, the log once; with room it goes on by itself, and nothing confirmed is lost',
  async () => {
    const server = await newServerProcess({ DATA_DIR: join(disk, 'data'), LOG_LEVEL: 'warn' });
    await server.start();
    const { api, workspaceId } = await newPerson(server.url, 'writer@example.org');
    const { id: articleId, version } = await api.article.postArticle({
      workspaceId,
      body: { requestId: crypto.randomUUID(), title: '' },
    });
    let baseVersion = version;
    const confirmed: string[] = [];
    const save = async (id: string) => {
      const html = `<p>${id} ${'word '.repeat(1500)}</p>`;
      const ops = [{ op: 'put', id, after: confirmed.at(-1) ?? null, html }] as const;
      const body = { requestId: crypto.randomUUID(), baseVersion, ops: [...ops] };
      baseVersion = (await api.article.updateArticle({ workspaceId, articleId, body })).version;
      confirmed.push(id);
    };
    const ready = async () => {
      const answer = await fetch(`${server.url}/readyz`);
      return [answer.status, ((await answer.json()) as { readonly code?: string }).code];
    };
    const codeOf = (saving: Promise<unknown>) =>
      saving.then(
        () => 'saved',
        ({ status, code }) => `${status} ${code}`,
      );
    await save('before');
    fill();
    let said = 'saved';
    for (let at = 0; said === 'saved' && at < 500; at += 1) said = await codeOf(save(`full${at}`));
    expect(said).toBe('503 disk_full');
    for (let at = 0; at < 5; at += 1) expect(await codeOf(save('again'))).toBe('503 disk_full');
    expect(await ready()).toEqual([503, 'disk_full']);
    const told = () => server.log().match(/the disk of the database is full/g) ?? [];
    await until(() => told().length > 0); // the log is written with a delay
    expect(told()).toHaveLength(1);

    rmSync(filler, { recursive: true });
    expect(await codeOf(save('after'))).toBe('saved');
    await server.kill('SIGKILL');
    await server.start();
    const article = await api.article.getArticle({ workspaceId, articleId });
    expect(article.blocks.map(({ id }) => id)).toEqual(confirmed);
    await server.dispose();
  },
);
