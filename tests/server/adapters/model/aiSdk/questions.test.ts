import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import pino from 'pino';
import { workingOutline } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { EngineError, type ModelAnswer } from '#server/adapters/model/engine.ts';
import { engineOf, modelsOfEnvironment } from '#server/adapters/model/engineOf.ts';
import {
  draftTask,
  NO_FILES,
  NO_MODEL,
  NOTHING,
  proposalTask,
  runEngine,
  runProposal,
  sectionTask,
} from '#tests/support/engineRun.ts';
import { startServer, type TestServer } from '#tests/support/httpServer.ts';

// What @copilotkit/aimock cannot do on the wire.

const SILENT = { info() {}, warn() {} };
const LONG_MS = 60_000;
const PATIENT = { answerMs: LONG_MS, firstWordMs: LONG_MS, nextWordMs: LONG_MS };

let server: TestServer;
afterEach(() => server.close());

/** An engine whose model server sends the head and then answers as the test says. */
async function engineOn(answer: (response: ServerResponse) => void, patience = PATIENT) {
  server = await startServer(answer);
  const config = { ...NO_MODEL, MODEL_BASE_URL: `${server.url}/v1`, MODEL_NAME: 'm' };
  const options = { log: SILENT, local: NO_FILES, patience };
  return engineOf(modelsOfEnvironment(config), 'best', options);
}

const sse = (data: string) => `data: ${data}\n\n`;
const chunk = (delta: object, finish: string | null = null) =>
  sse(JSON.stringify({ id: 'c', choices: [{ index: 0, delta, finish_reason: finish }] }));
const say = (content: string) => chunk({ content });
const END = chunk({}, 'stop') + sse('[DONE]');

const stream = (response: ServerResponse, ...data: string[]) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  for (const one of data) response.write(one);
};

const codeOf = (error: unknown) =>
  error instanceof EngineError ? [error.code, error.isTransient] : error;

test('a model server that accepts a request and never answers times out', async () => {
  const engine = await engineOn(() => undefined, { ...PATIENT, firstWordMs: 30 });
  const { error } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_timed_out', true]);
});

test('the head of an answer does not count as its first word', async () => {
  const engine = await engineOn(
    (response) => stream(response, chunk({ role: 'assistant', content: '' })),
    { ...PATIENT, firstWordMs: 30 },
  );
  const { error } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_timed_out', true]);
});

test('letters that cannot be stored are left out of an answer; one that comes in halves is whole', async () => {
  const words = [say('One\u0000 two \ud83d'), say('\ude00 three\ud83d')];
  const engine = await engineOn((response) => response.end(stream(response, ...words, END)));
  const { error, blocks } = await runEngine(engine, sectionTask());
  expect(error).toBeUndefined();
  expect(blocks).toEqual(['<p>One two 😀 three\ufffd</p>']);
});

test('a model that falls silent in mid-sentence times out, and its text stays', async () => {
  const engine = await engineOn((response) => stream(response, say('One two')), {
    ...PATIENT,
    nextWordMs: 30,
  });
  const { error, blocks } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_timed_out', true]);
  expect(blocks).toEqual(['<p>One two</p>']);
});

// §d.installation.9
test('an answer that never ends is ended, and its text stays', async () => {
  const engine = await engineOn(
    (response) => {
      stream(response, say('One'));
      const more = setInterval(() => response.write(say(' more')), 5);
      response.once('close', () => clearInterval(more));
    },
    { ...PATIENT, answerMs: 200 },
  );
  const { error, blocks } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_timed_out', true]);
  expect(blocks.join('')).toMatch(/^<p>One( more)+<\/p>$/);
});

test('reasoning counts as a sign of life and not as text', async () => {
  const engine = await engineOn(
    (response) => {
      stream(response, chunk({ reasoning_content: 'Well.' }));
      setTimeout(() => response.end(say('One.') + END), 1200);
    },
    { ...PATIENT, firstWordMs: 1000 },
  );
  const { error, blocks } = await runEngine(engine, sectionTask());
  expect({ error, blocks }).toEqual({ error: undefined, blocks: ['<p>One.</p>'] });
});

test.each([
  ['is no JSON', sse('{"choices": [{"delta"')],
  ['has another form', sse('{"choices": "none"}')],
])('a part that %s makes an answer unusable', async (_what, malformed) => {
  const engine = await engineOn((response) => {
    stream(response, say('One '), malformed);
    response.end(say('two.') + END);
  });
  const { error, blocks } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_answer_unusable', true]);
  expect(blocks.join('')).toMatch(/^(<p>One<\/p>)?$/);
});

test('an answer that ends without a finish reason was cut off', async () => {
  const engine = await engineOn((response) => {
    stream(response);
    response.end(say('One two'));
  });
  const { error, blocks } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_unavailable', true]);
  expect(blocks).toEqual(['<p>One two</p>']);
});

test('an error that a server reports in the middle of an answer ends it', async () => {
  const engine = await engineOn((response) => {
    stream(response, say('One'));
    response.end(sse(JSON.stringify({ error: { message: 'out of memory', code: 500 } })));
  });
  const { error } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_unavailable', true]);
});

test.each([
  ['a date', () => new Date(Date.now() + 3_600_000).toUTCString(), 3_500_000],
  ['seconds', () => '3600', 3_500_000],
  ['the past', () => new Date(0).toUTCString(), 0],
  ['nonsense', () => 'soon', null],
])('a busy server says when to retry: %s', async (_what, retryAfter, least) => {
  const engine = await engineOn((response) => {
    response.writeHead(429, { 'retry-after': retryAfter() }).end('{}');
  });
  const { error } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_busy', true]);
  const { retryAfterMs } = error as EngineError;
  if (least === null) expect(retryAfterMs).toBeNull();
  else expect(retryAfterMs).toBeGreaterThanOrEqual(least);
});

test('a refusal by the content filter is final', async () => {
  const engine = await engineOn((response) => {
    stream(response, say('I can'));
    response.end(chunk({}, 'content_filter') + sse('[DONE]'));
  });
  const { error } = await runEngine(engine, sectionTask());
  expect(codeOf(error)).toEqual(['model_refused_request', false]);
});

test.each([
  ['no JSON of the protocol', '{"choices": [{'],
  [
    'no outline',
    '{"choices": [{"message": {"role": "assistant", "content": "Tea?"}, "finish_reason": "stop"}]}',
  ],
])(
  'for %s an outline is requested as structured output first, then as JSON in a text',
  async (_what, body) => {
    const engine = await engineOn((response) => {
      response.writeHead(200, { 'content-type': 'application/json' }).end(body);
    });
    const { outline } = await runEngine(engine, draftTask());
    expect(outline).toEqual(workingOutline(draftTask()));
    const forms = server.asked.slice(0, 2).map(({ body }) => {
      const { response_format: form } = body as { response_format?: Record<string, unknown> };
      return form;
    });
    expect(forms).toMatchObject([
      { type: 'json_schema', json_schema: { name: 'outline', strict: true } },
      undefined,
    ]);
  },
);

test('an outline that was cut off is requested again by the job queue', async () => {
  const engine = await engineOn((response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': 99 });
    response.write('{"choices": [{', () => response.destroy());
  });
  const { error, pieces } = await runEngine(engine, draftTask());
  expect(codeOf(error)).toEqual(['model_unavailable', true]);
  expect(pieces).toEqual([]);
  expect(server.asked).toHaveLength(1);
});

test('a reader that stops ends the request', async () => {
  let closed: Promise<unknown> = Promise.resolve();
  const engine = await engineOn((response) => {
    closed = once(response, 'close');
    stream(response, say('One two'));
  });
  const { signal } = new AbortController();
  for await (const _piece of engine.write(sectionTask(), { signal, written: NOTHING })) break;
  await closed;
});

test('an abort ends the request, and rejects with its reason', async () => {
  const stop = new AbortController();
  const reason = new Error('That is enough.');
  let closed: Promise<unknown> = Promise.resolve();
  const engine = await engineOn((response) => {
    closed = once(response, 'close');
    stream(response, say('One two'));
  });
  const { error, blocks } = await runEngine(engine, sectionTask(), {
    signal: stop.signal,
    onPiece: () => stop.abort(reason),
  });
  expect(error).toBe(reason);
  expect(blocks).toEqual(['<p>One two</p>']);
  await closed;
});

test('an answer that ends at the limit of the model is continued in a section, and given up in a proposal', async () => {
  const engine = await engineOn((response) => {
    stream(response, say('One two'), chunk({}, 'length'), sse('[DONE]'));
    response.end();
  });
  const section = await runEngine(engine, sectionTask());
  expect(codeOf(section.error)).toEqual(['model_unavailable', true]);
  const { error, alternatives } = await runProposal(engine, proposalTask());
  expect(codeOf(error)).toEqual(['model_answer_unusable', false]);
  expect(alternatives).toEqual([['<p>One two</p>']]);
});

const usage = (input: number, output: number) =>
  sse(
    JSON.stringify({
      id: 'c',
      choices: [{ index: 0, delta: {}, finish_reason: 'stop' }],
      usage: { prompt_tokens: input, completion_tokens: output, total_tokens: 1 },
    }),
  ) + sse('[DONE]');

// §d.installation.6 §d.installation.8
test.each([
  [12, 34, 12, 34],
  [-5, 1e300, null, null],
  [2_000_000_000, 1.5, null, null],
])(
  'tokens that nobody can have used (%p and %p) are not known',
  async (input, output, ...counted) => {
    const engine = await engineOn((response) => {
      stream(response, say('Words.'), usage(input, output));
      response.end();
    });
    const answers: ModelAnswer[] = [];
    const onAnswer = (answer: ModelAnswer) => void answers.push(answer);
    const { signal } = new AbortController();
    const written = { outline: null, blocks: [] };
    for await (const _ of engine.write(sectionTask(), { signal, written, onAnswer }));
    expect(answers.map((answer) => [answer.inputTokens, answer.outputTokens])).toEqual([counted]);
  },
);

// §d.installation.9
test('an answer without end is cut off, though its server knows no limit', async () => {
  const engine = await engineOn((response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const goOn = () => {
      while (response.write(say(`${'again and '.repeat(500)}\n\n`)));
      response.once('drain', goOn);
    };
    goOn();
  });
  const { error, blocks } = await runEngine(engine, sectionTask());
  expect(error).toMatchObject({ code: 'model_unavailable', isTransient: true, isCutOff: true });
  expect(blocks.join('').length).toBeLessThan(120_000);
});

const REFUSED = (response: ServerResponse, key: string | undefined) =>
  response
    .writeHead(400, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message: `No such header: ${key}`, type: 'x', code: 'x' } }));
const FAILED = (response: ServerResponse, key: string | undefined) =>
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ error: { message: `Secret words and ${key}` } }));
const BROKEN = (response: ServerResponse, key: string | undefined) => {
  stream(response, sse(JSON.stringify({ error: { message: `Secret words and ${key}` } })));
  response.end();
};
const NO_JSON = (response: ServerResponse, key: string | undefined) => {
  stream(response, sse(`Secret words and ${key}`));
  response.end();
};

// §d.installation.3
test.each([
  ['a refusal', REFUSED, 'No such header: Bearer [key]'],
  ['an error in place of an answer', FAILED, 'AI_'],
  ['an error in a stream', BROKEN, 'AI_'],
  ['a stream of no JSON', NO_JSON, 'AI_'],
])('what is logged of %s has neither the key nor what was written', async (_what, answer, said) => {
  const key = 'sk-0123456789';
  server = await startServer((response, { headers }) => answer(response, headers.authorization));
  const config = {
    ...NO_MODEL,
    MODEL_BASE_URL: `${server.url}/v1`,
    MODEL_NAME: 'm',
    MODEL_API_KEY: key,
  };
  const options = { log: SILENT, local: NO_FILES, patience: PATIENT };
  const engine = engineOf(modelsOfEnvironment(config), 'best', options);
  const { signal } = new AbortController();
  const errors = [
    (await runEngine(engine, sectionTask())).error,
    await engine
      .plan({ ...draftTask(), kind: 'outline' }, { signal })
      .catch((error: unknown) => error),
  ];
  const log = errors.map((error) => JSON.stringify(pino.stdSerializers.err(error as Error))).join();
  expect(log).not.toMatch(/sk-0123456789|Secret words/);
  expect(log).toContain(said);
});

const refuses =
  (status: number, body: object, headers = {}) =>
  (response: ServerResponse) =>
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify(body));
function cut(response: ServerResponse): void {
  stream(response, say('Half a '), say('word'));
  setTimeout(() => response.destroy(), 100);
}
const says = (message: string) => ({ error: { message } });

// §d.installation.11
test.each([
  [
    refuses(401, says('Incorrect API key provided')),
    { status: 401, text: 'Incorrect API key provided' },
  ],
  [
    refuses(429, says('Rate limit'), { 'retry-after': '20' }),
    { status: 429, text: 'Rate limit', waitS: 20 },
  ],
  [refuses(500, says('internal')), { status: 500, text: 'internal' }],
  [(response: ServerResponse) => cut(response), { isCut: true }],
  [(response: ServerResponse) => void response.destroy(), {}],
])('an error has what the server said: %#', async (answer, said) => {
  const { error } = await runEngine(await engineOn(answer), sectionTask());
  expect(error).toMatchObject({ said });
  expect(Object.keys((error as EngineError).said)).toEqual(Object.keys(said));
});

// §d.installation.11
test('a model that is silent says for how long', async () => {
  const engine = await engineOn(() => undefined, { ...PATIENT, firstWordMs: 1000 });
  const { error } = await runEngine(engine, sectionTask());
  expect(error).toMatchObject({ code: 'model_timed_out', said: { silentS: 1 } });
});
