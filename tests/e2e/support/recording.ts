/** Recorded sessions, and what must never be in one. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BrowserContext,
  expect,
  type Page,
  type Request,
  type Response,
} from '@playwright/test';
import { livesIn } from '#sagaLog/core/readLog.ts';
import { PASSWORD } from '#tools/lib/person.ts';
import { OWNER } from './person.ts';

/** The lives that the account has recorded on this device; the last one is that of the page. */
export async function livesOf(page: Page): Promise<readonly (readonly string[])[]> {
  const all = () => (window as unknown as { sessionLog(): string[] }).sessionLog();
  return livesIn(await page.evaluate(all));
}

/** The log of a page so far. */
export const linesOf = async (page: Page): Promise<readonly string[]> =>
  (await livesOf(page)).at(-1) ?? [];

/** Replays in a process of its own, which has neither page nor server. */
const REPLAY = `
  const { readFileSync } = await import('node:fs');
  const { replaySession } = await import(process.cwd() + '/sagaLog/app/replaySession.ts');
  const { divergence, inputs, outputs } = replaySession(JSON.parse(readFileSync(process.argv[1], 'utf8')));
  console.log(JSON.stringify({ divergence, inputs, outputs }));
`;

export function replayInNode(lines: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'toolkit-log-'));
  const file = join(folder, 'log.json');
  writeFileSync(file, JSON.stringify(lines));
  const args = ['--input-type=module', '--eval', REPLAY, file];
  const { stdout, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as { divergence: unknown; inputs: number; outputs: number };
}

/** Checks that the session does in a replay what it did in the browser. */
export async function seeExactReplay(page: Page) {
  return seeExact(await linesOf(page));
}

/** The same of the lines of a life. */
export function seeExact(lines: readonly string[]) {
  const { divergence, ...counts } = replayInNode(lines);
  expect(divergence).toBeNull();
  return counts;
}

export interface Recording {
  /**
   * Checks that the log of a page contains no credential that went over the wire, and nothing that looks like one.
   */
  seeNoCredentials(page: Page): Promise<void>;
}

/** The parts of these values, except parts that are too short to identify anything. */
const partsOf = (secret: string): string[] =>
  [secret, decodeURIComponent(secret), ...secret.split(/[.]|%2E/)].filter(
    ({ length }) => length > 15,
  );

const HEADERS: Readonly<Record<string, RegExp>> = {
  'x-api-key': /(.+)/g,
  authorization: /Bearer (.+)/g,
  cookie: /=([^;]+)/g,
};

/** Patterns of credentials. */
const LOOKS_LIKE_ONE = [
  /ey[\w-]{10,}\.[\w-]{10,}/,
  /[\w-]{16,}\.[\w-]{43}/,
  /bearer\s+(?!\*)\S{8,}/i,
  /"[\w-]*(?:api-?key|token|cookie|authorization|password|secret)":"(?!\*\*\*")[^"]{8,}/i, // a hash is shorter
  /\/(?:share|assets)\/(?!\*\*\*)[\w-]/,
  /[?&](?:token|code|key)=(?!\*\*\*)/,
];

/** Records every page of the context from its start. */
export async function recordPages(context: BrowserContext): Promise<Recording> {
  await context.addInitScript(() => sessionStorage.setItem('record', 'on'));
  const secrets = new Map<string, Set<string>>();
  const reading: Promise<unknown>[] = [];
  let hasLeft = false;
  const keep = (kind: string, secret: string) => {
    const known = secrets.get(kind) ?? new Set();
    secrets.set(kind, known);
    for (const part of partsOf(secret)) known.add(part);
  };
  const readRequest = async (request: Request) => {
    hasLeft ||= request.postData()?.includes('"is":"header"') === true;
    for (const [name, value] of Object.entries(await request.allHeaders())) {
      const pattern = HEADERS[name];
      for (const [, secret = ''] of pattern ? value.matchAll(pattern) : []) keep(name, secret);
    }
  };
  const readResponse = async (response: Response) => {
    if (!response.url().endsWith('/share')) return;
    keep('share', ((await response.json()) as { path?: string }).path?.split('/').at(-1) ?? '');
  };
  const gone = () => undefined; // gone with its page
  context.on('request', (request) => reading.push(readRequest(request).catch(gone)));
  context.on('response', (response) => reading.push(readResponse(response).catch(gone)));
  return {
    async seeNoCredentials(page) {
      const log = (await linesOf(page)).join('\n');
      await Promise.all(reading);
      expect(hasLeft, 'the log has left the page').toBe(false);
      expect([...secrets.keys()]).toEqual(expect.arrayContaining(Object.keys(HEADERS)));
      for (const [kind, known] of secrets)
        for (const secret of known) expect(log.includes(secret), `${kind} in the log`).toBe(false);
      for (const pattern of LOOKS_LIKE_ONE) expect(pattern.exec(log)?.[0] ?? null).toBeNull();
      for (const password of [PASSWORD, OWNER.password]) expect(log).not.toContain(password);
    },
  };
}
