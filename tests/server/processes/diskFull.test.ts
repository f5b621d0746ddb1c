/** @alone: it mounts a file system. The product on a disk that gets full; a small file system in memory plays the disk. */
import { execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from '@jest/globals';
import { isPermitted } from '#tests/support/permitted.ts';
import { copyDataTemplate } from '#tools/lib/dataTemplate.ts';
import { newPerson } from '#tools/lib/person.ts';
import { startPostgres } from '#tools/lib/postgres.ts';
import { newServerProcess } from '#tools/lib/serverProcess.ts';
import { until } from '../support/asking.ts';

/** A small file system; null: not as another user than root, nor in most containers. */
function newDisk(): string | null {
  const disk = mkdtempSync(join(tmpdir(), 'disk-'));
  chmodSync(disk, 0o755); // PostgreSQL runs as another account
  const isMounted =
    process.platform === 'linux' &&
    isPermitted('mount', '-t', 'tmpfs', '-o', `size=${SIZE}`, 'tmpfs', disk);
  if (!isMounted) rmSync(disk, { recursive: true });
  return isMounted ? disk : null;
}

const SIZE = '200m';
const BLOCK = Buffer.alloc(1 << 20, 'x');
const SMALL = Buffer.alloc(4096, 'x');
/** Where each database keeps its files. */
const DATABASES = ['the embedded database', 'PostgreSQL'] as const;
const disks = Object.fromEntries(DATABASES.map((name) => [name, newDisk()]));
const hasDisks = Object.values(disks).every((disk) => disk !== null);

afterAll(() => {
  for (const disk of Object.values(disks)) {
    if (disk === null) continue;
    execFileSync('umount', ['-l', disk]);
    rmSync(disk, { recursive: true, force: true });
  }
});

/** Leaves nothing. */
function fill(filler: string): void {
  mkdirSync(filler);
  for (const piece of [BLOCK, SMALL])
    for (let at = 0; ; at += 1)
      try {
        writeFileSync(join(filler, `${piece.length}-${at}`), piece);
      } catch {
        break; // ENOSPC
      }
}

/** A server whose database is on the disk. */
async function serverOn(name: (typeof DATABASES)[number], disk: string) {
  if (name !== 'PostgreSQL') {
    const dataDir = join(disk, 'data');
    await copyDataTemplate(dataDir);
    const server = await newServerProcess({ DATA_DIR: dataDir, LOG_LEVEL: 'warn' });
    return { server, end: async () => undefined };
  }
  const postgres = await startPostgres({}, disk);
  const server = await newServerProcess({ DATABASE_URL: postgres.url, LOG_LEVEL: 'warn' });
  return { server, end: () => postgres.stop() };
}

(hasDisks ? test : test.skip).each(DATABASES)(
  'a full disk under %s: saves and health checks say so, the log once; with room it goes on by itself, and nothing confirmed is lost',
  async (name) => {
    const disk = disks[name] ?? '';
    const filler = join(disk, 'filler');
    const { server, end } = await serverOn(name, disk);
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
    fill(filler);
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
    await end();
  },
);
