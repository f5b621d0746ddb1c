import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PreparedPglite } from '../db/pglite/preparedPglite.ts';
import { openDatabase } from '../db/client.ts';
import { copyDataTemplate } from '../tools/lib/dataTemplate.ts';
const dir = await mkdtemp(join(tmpdir(), 'zy-'));
await copyDataTemplate(dir);
const log = { info() {}, warn() {} };
const texts = new Map<string, number[]>();
const orig = PreparedPglite.prototype.query;
PreparedPglite.prototype.query = async function (this: any, text: string, ...rest: any[]) {
  const t = performance.now();
  const r = await (orig as any).call(this, text, ...rest);
  const e = texts.get(text) ?? [];
  e.push(performance.now() - t);
  texts.set(text, e);
  return r;
} as any;
const db = await openDatabase({ databaseUrl: null, dataDir: dir, log });
const { buildApp } = await import('../server/app.ts');
import { startServer } from '../server/start.ts';
import { configOf } from '../server/config.ts';
import pino from 'pino';
await db.close();
const logger = pino({ level: 'silent' });
const s = await startServer(
  configOf({ DATA_DIR: dir, PORT: '0', RATE_LIMIT_PER_MINUTE: '1000000' }),
  logger as any,
).catch((e) => {
  console.error(e);
  throw e;
});
import { newPerson } from '../tools/lib/person.ts';
import { headersOf } from '../services/http/credentials.ts';
import { newAsk } from './lib/load.ts';
const { api, caller, workspaceId } = await newPerson(s.url, 'bench@example.org');
const headers = headersOf(caller);
const BLOCKS = Number(process.argv[2] ?? 300);
const put = (b: number, t: string) => ({
  op: 'put' as const,
  id: `block-${b}`,
  after: b === 0 ? null : `block-${b - 1}`,
  html: `<p>${t}</p>`,
});
const text = (b: number) => `Block ${b}:${' word'.repeat(31)}`;
const { ask, close } = newAsk(1);
const { id } = await api.article.postArticle({ workspaceId, body: {} });
let base = (
  await api.article.updateArticle({
    workspaceId,
    articleId: id,
    body: {
      baseVersion: 1,
      requestId: crypto.randomUUID(),
      ops: Array.from({ length: BLOCKS }, (_, b) => put(b, text(b))),
    },
  })
).version;
const url = `${s.url}/content/api/v1/article/${workspaceId}/${id}`;
let n = 0;
const one = async () => {
  n++;
  const b = n % BLOCKS;
  base = JSON.parse(
    await ask({
      method: 'PATCH',
      url,
      headers,
      body: { baseVersion: base, requestId: crypto.randomUUID(), ops: [put(b, `${text(b)} ${n}`)] },
    }),
  ).version;
};
for (let i = 0; i < 300; i++) await one();
texts.clear();
const ts: number[] = [];
for (let i = 0; i < 1500; i++) {
  const t = performance.now();
  await one();
  ts.push(performance.now() - t);
}
ts.sort((a, b) => a - b);
console.log('save p10', ts[150]!.toFixed(2), 'p50', ts[750]!.toFixed(2));
for (const [k, v] of [...texts].filter((x) => x[1].length > 50))
  console.log(
    v.length,
    'p10',
    (v.sort((a, b) => a - b)[(v.length / 10) | 0]! * 1000).toFixed(0),
    'p50',
    (v[(v.length / 2) | 0]! * 1000).toFixed(0),
    'us',
    k.replace(/\s+/g, ' ').slice(0, 90),
  );
close();
await s.stop();
process.exit(0);
