import type { BlockOp } from '../domain/article/body.ts';
import { newPerson } from '../tools/lib/person.ts';
import { newServerProcess } from '../tools/lib/serverProcess.ts';
import { headersOf } from '../services/http/credentials.ts';
import { newAsk, percentile, round } from './lib/load.ts';
import { ensurePostgres, startPostgres } from '../tools/lib/postgres.ts';
import { scratchDatabase } from '../tools/lib/scratchDatabase.ts';
const N = Number(process.argv[2] ?? 16),
  MS = Number(process.argv[3] ?? 6000),
  BLOCKS = Number(process.argv[5] ?? 300);
const { ask, close } = newAsk(N);
const onPg = process.argv[4] === 'pg';
let pgs: any;
let db: any;
if (onPg) {
  await ensurePostgres();
  pgs = await startPostgres({ fsync: 'on', synchronous_commit: 'on', full_page_writes: 'on' });
  db = await scratchDatabase(pgs.url);
}
const server = await newServerProcess({
  RATE_LIMIT_PER_MINUTE: '1000000',
  DATABASE_URL: db?.url ?? '',
  ...(process.env.PROF ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/prof' } : {}),
});
await server.start();
const { api, caller, workspaceId } = await newPerson(server.url, 'bench@example.org');
const headers = headersOf(caller);
const put = (b: number, t: string): BlockOp => ({
  op: 'put',
  id: `block-${b}`,
  after: b === 0 ? null : `block-${b - 1}`,
  html: `<p>${t}</p>`,
});
const text = (b: number) => `Block ${b}:${' word'.repeat(31)}`;
const clients = [];
for (let c = 0; c < N; c++) {
  const { id } = await api.article.postArticle({ workspaceId, body: {} });
  const { version } = await api.article.updateArticle({
    workspaceId,
    articleId: id,
    body: {
      baseVersion: 1,
      requestId: crypto.randomUUID(),
      ops: Array.from({ length: BLOCKS }, (_, b) => put(b, text(b))),
    },
  });
  let base = version,
    n = 0;
  const url = `${server.url}/content/api/v1/article/${workspaceId}/${id}`;
  clients.push(async () => {
    n++;
    const b = n % BLOCKS;
    base = JSON.parse(
      await ask({
        method: 'PATCH',
        url,
        headers,
        body: {
          baseVersion: base,
          requestId: crypto.randomUUID(),
          ops: [put(b, `${text(b)} ${n}`)],
        },
      }),
    ).version;
  });
}
await round(clients, { maxMs: 1500, maxRequests: 1000 });
const r = await round(clients, { maxMs: MS, maxRequests: 1e6 });
console.log(
  onPg ? 'pg' : 'embedded',
  N,
  'clients',
  BLOCKS,
  'blocks',
  r.perSecond.toFixed(0),
  '/s p50',
  percentile(r.latenciesMs, 0.5).toFixed(1),
  'p99',
  percentile(r.latenciesMs, 0.99).toFixed(1),
);
close();
await server.kill('SIGTERM');
await server.dispose();
await db?.drop();
await pgs?.stop();
