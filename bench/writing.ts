/**
 * `npm run bench:writing [-- --drafts 20 --database postgres://…]`: drafts that are written at once by a model of 25 words
 * a second; with a database by two workers, else by one embedded server. Measures when each shows its first text,
 * and when it is complete; and how long a first word takes from the model to the screen.
 */
import { parseArgs } from 'node:util';
import type { GenerationEvent } from '../contract/writing/content.schema.ts';
import { createGenerationStream } from '../services/writing/generationStream.ts';
import { startSlowModel } from '../tests/support/slowModel.ts';
import { newPerson, type Person } from '../tools/lib/person.ts';
import { newServerProcess } from '../tools/lib/serverProcess.ts';
import { stage } from '../tools/lib/stages.ts';
import { NO_RATE_LIMIT } from './lib/articles.ts';
import { percentile } from './lib/load.ts';
import { median, report } from './lib/report.ts';
import { tokenToPaint } from './writing/tokenToPaint.ts';

const { values } = parseArgs({
  options: { drafts: { type: 'string', default: '20' }, database: { type: 'string' } },
});
const DRAFTS = Number(values.drafts);
const WORD_MS = 40;
const P50 = 0.5;
const P95 = 0.95;
/** A draft has three sections of 17 words; this long is three times as long as it takes. */
const TIMEOUT_MS = 60_000;

const model = await startSlowModel(WORD_MS);
const env = { ...NO_RATE_LIMIT, MODEL_BASE_URL: model.baseUrl('bench'), MODEL_NAME: 'slow' };
const roles = values.database === undefined ? ['all'] : ['api', 'worker', 'worker'];
const servers = await Promise.all(
  roles.map((ROLE) =>
    newServerProcess(
      values.database === undefined ? env : { ...env, ROLE, DATABASE_URL: values.database },
    ),
  ),
);

interface Draft {
  readonly firstBlockMs: number;
  readonly doneMs: number;
  readonly isFinished: boolean;
}

async function draft(person: Person, topic: string): Promise<Draft> {
  const askedAt = performance.now();
  const { workspaceId } = person;
  const { jobId } = await person.api.content.postDraft({
    workspaceId,
    body: {
      requestId: crypto.randomUUID(),
      topic,
      keywords: [],
      language: 'en',
      location: '',
      notes: 'We sell three of them.',
    },
  });
  let firstBlockMs = Number.NaN;
  const last = await new Promise<GenerationEvent['type'] | 'closed'>((resolve) => {
    let type: GenerationEvent['type'] | 'closed' = 'closed';
    const stop = createGenerationStream(person.caller).follow(
      { workspaceId, jobId, lastSeq: 0 },
      (message) => {
        if (message.type === 'event') type = message.event.type;
        const isText = message.type === 'event' && message.event.type === 'put';
        if (isText && message.event.html.startsWith('<p>') && Number.isNaN(firstBlockMs))
          firstBlockMs = performance.now() - askedAt;
        if (message.type === 'closed') resolve(type);
      },
    );
    setTimeout(() => {
      stop();
      resolve('closed');
    }, TIMEOUT_MS).unref();
  });
  return { firstBlockMs, doneMs: performance.now() - askedAt, isFinished: last === 'finished' };
}

async function paintsOf() {
  stage('first words on their way to the screen');
  const paints = await tokenToPaint();
  return {
    token_to_paint_p50: percentile(paints, P50),
    token_to_paint_p95: percentile(paints, P95),
  };
}

try {
  stage(`starting ${roles.join(', ')}`);
  await Promise.all(servers.map((server) => server.start()));
  const url = servers[0]?.url ?? '';
  const person = await newPerson(url, 'writer@example.org');
  stage('one draft alone');
  const alone = await draft(person, 'Alone');
  stage(`${DRAFTS} drafts at once`);
  const drafts = await Promise.all(
    Array.from({ length: DRAFTS }, (_, at) => draft(person, `Topic ${at}`)),
  );
  await Promise.all(servers.map((server) => server.kill('SIGTERM'))); // nothing else runs below
  const paints = values.database === undefined ? await paintsOf() : {};
  const first = drafts.map(({ firstBlockMs }) => firstBlockMs);
  report(values.database === undefined ? 'writing' : 'writing-postgres', {
    ms: {
      'first text, one draft alone': alone.firstBlockMs,
      'first text, median of all at once': median(first),
      'first text, slowest of all at once': percentile(first, 1),
      'complete, one draft alone': alone.doneMs,
      'complete, slowest of all at once': percentile(
        drafts.map(({ doneMs }) => doneMs),
        1,
      ),
      ...paints,
    },
  });
  const unfinished = drafts.filter(({ isFinished }) => !isFinished).length;
  if (unfinished > 0) throw new Error(`${unfinished} of ${DRAFTS} drafts did not finish.`);
} finally {
  await Promise.all(servers.map((server) => server.dispose()));
  await model.close();
}
