/** A server whose endpoints block it, each in its way (`stallWatch.test.ts`). Prints its log. */
import Fastify from 'fastify';
import { nameActivities } from '#server/http/activity.scope.ts';
import { parseBoundedJson } from '#server/http/readableRequest.scope.ts';
import { during } from '#server/lib/activity.ts';
import { watchStalls } from '#server/lib/stallWatch.ts';

const app = Fastify();
nameActivities(app);
parseBoundedJson(app);
app.get('/readyz', async () => 'ready');

function countFor(ms: number): number {
  const end = performance.now() + ms;
  let count = 0;
  while (performance.now() < end) count += 1;
  return count;
}

const matchSlowly = (text: string) => /^(a+)+$/.test(text);

app.get('/first', async () => countFor(600));
app.get('/short/:id', async () => countFor(50));
app.get('/loop/:id', async () => countFor(600));
app.post<{ Body: { text: string } }>('/pattern/:id', { bodyLimit: 2 ** 20 }, async ({ body }) =>
  matchSlowly(body.text),
);
app.get('/later', async () => {
  setImmediate(() => during('queue later', () => countFor(600)));
  return 'soon';
});
watchStalls({ warn: (stall) => process.stdout.write(`${JSON.stringify(stall)}\n`) });
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' });
