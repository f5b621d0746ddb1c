import type { ServerResponse } from 'node:http';
import { afterEach, expect, test } from '@jest/globals';
import { createGenerationStream } from '#services/writing/generationStream.ts';
import type { StreamMessage, WorkMessage } from '#services/writing/writing.ports.ts';
import { aJobSummary } from '#tests/support/factories.ts';
import {
  FLAWED_CONTENT,
  FOREIGN_REFUSALS,
  ourAnswer,
  sendAnswer,
} from '#tests/support/flawedAnswers.ts';
import { answerJson, MARK, startServer, type TestServer } from '#tests/support/httpServer.ts';

let server: TestServer | null = null;

afterEach(async () => {
  await server?.close();
  server = null;
});

/** Follows a job on a server; `closed` settles with the last message. */
async function follow(answer: (response: ServerResponse) => void, lastSeq = 0) {
  server = await startServer(answer);
  const ports = createGenerationStream({
    credentials: () => ({ apiKey: 'key-1', token: 'token-1' }),
    logId: 'log-1',
    baseUrl: server.url,
  });
  const messages: StreamMessage[] = [];
  let unsubscribe = () => {};
  const closed = new Promise<void>((resolve) => {
    unsubscribe = ports.follow({ workspaceId: 'w', jobId: 'j', lastSeq }, (message) => {
      messages.push(message);
      if (message.type === 'closed') resolve();
    });
  });
  return { server, messages, closed, unsubscribe };
}

const open = (response: ServerResponse) => {
  response.writeHead(200, { 'content-type': 'text/event-stream', ...MARK });
  response.write(': open\n\n');
};
const put = (html: string) => ({ type: 'put', id: 'b1', after: null, html });
const frame = (seq: number, data: unknown) => `id: ${seq}\ndata: ${JSON.stringify(data)}\n\n`;

test('events come once and in order, however the bytes are split, then the end', async () => {
  const bytes = Buffer.from(frame(1, put('<p>Grüße 🐟</p>')) + frame(2, { type: 'finished' }));
  const { messages, closed } = await follow(async (response) => {
    open(response);
    for (const byte of bytes) {
      response.write(Buffer.from([byte]));
      await new Promise((resolve) => setImmediate(resolve));
    }
    response.end();
  });
  await closed;
  expect(messages).toEqual([
    { type: 'event', seq: 1, event: put('<p>Grüße 🐟</p>') },
    { type: 'event', seq: 2, event: { type: 'finished' } },
    { type: 'closed', error: null },
  ]);
});

test('the block that a stream continues has no number and is not an event', async () => {
  const block = { type: 'resumed', id: 'b1', after: null, html: '<p>a</p>' };
  const { messages, closed } = await follow((response) => {
    open(response);
    response.end(`data: ${JSON.stringify(block)}\n\n${frame(42, { type: 'finished' })}`);
  }, 41);
  await closed;
  expect(messages).toEqual([
    { type: 'resumed', block },
    { type: 'event', seq: 42, event: { type: 'finished' } },
    { type: 'closed', error: null },
  ]);
});

test('it requests the events after the last one, with key, token and log id', async () => {
  const { server: asked, closed } = await follow((response) => {
    open(response);
    response.end();
  }, 41);
  await closed;
  expect(asked.asked).toMatchObject([
    {
      url: '/content/api/v1/content/w/jobs/j/events',
      headers: {
        'last-event-id': '41',
        'x-api-key': 'key-1',
        authorization: 'Bearer token-1',
        'sm-log-id': 'log-1',
      },
    },
  ]);
});

test('a refusal closes the stream with the problem', async () => {
  const { messages, closed } = await follow((response) =>
    answerJson(response, 404, { code: 'not_found', title: 'Not found.' }),
  );
  await closed;
  expect(messages).toEqual([
    {
      type: 'closed',
      error: { kind: 'response', status: 404, code: 'not_found', message: 'Not found.' },
    },
  ]);
});

const ours = ourAnswer(200, { type: 'finished' });
const flawed = Object.entries({ ...FLAWED_CONTENT, ...FOREIGN_REFUSALS })
  .filter(([what]) => what !== 'the true body as a stream') // is one: it has no whole event, see below
  .map(([what, flaw]) => [what, flaw(ours)] as const);

// §d.answers.2
test('anything other than a stream closes it as a network failure', async () => {
  for (const [what, answer] of flawed) {
    const { messages, closed } = await follow((response) => sendAnswer(response, answer));
    await closed;
    await server?.close();
    expect({ what, messages }).toMatchObject({
      what,
      messages: [{ type: 'closed', error: { kind: 'network', status: null } }],
    });
  }
}, 60_000);

// §d.answers.2
test.each([
  ['is no JSON', 'id: 2\ndata: {"type":\n\n'],
  ['has no number', `data: ${JSON.stringify({ type: 'finished' })}\n\n`],
  ['has an odd number', frame(0.5, { type: 'finished' })],
  ['has no text', frame(2, { type: 'put', id: 'b1', after: null })],
  ['is of a kind that only a newer server knows', frame(2, { type: 'painted' })],
])('an event that %s closes the stream there, to be retried', async (_what, text) => {
  const { messages, closed } = await follow((response) => {
    open(response);
    response.end(frame(1, put('<p>a</p>')) + text + frame(3, put('<p>c</p>')));
  });
  await closed;
  expect(messages).toMatchObject([
    { type: 'event', seq: 1 },
    { type: 'closed', error: { kind: 'network' } },
  ]);
});

test('a broken connection closes the stream as a network failure, after the events so far', async () => {
  const { messages, closed } = await follow((response) => {
    open(response);
    response.write(frame(1, put('<p>a</p>')), () => setTimeout(() => response.destroy(), 20));
  });
  await closed;
  expect(messages).toMatchObject([
    { type: 'event', seq: 1 },
    { type: 'closed', error: { kind: 'network', status: null } },
  ]);
});

test('after unsubscribing nothing is reported, and the connection is closed', async () => {
  let gone = () => {};
  const seenGone = new Promise<void>((resolve) => {
    gone = resolve;
  });
  let answered = () => {};
  const isAnswered = new Promise<void>((resolve) => {
    answered = resolve;
  });
  const { messages, unsubscribe } = await follow((response) => {
    response.on('close', () => gone());
    open(response);
    answered();
  });
  await isAnswered;
  unsubscribe();
  await seenGone;
  expect(messages).toEqual([]);
});

// §d.jobs.2
test('lists of work are passed on; one that does not match the contract ends the stream', async () => {
  const list = { jobs: [aJobSummary()] };
  server = await startServer((response) => {
    open(response);
    response.write(`data: ${JSON.stringify(list)}\n\n`);
    response.write(`data: ${JSON.stringify({ jobs: [{ ...list.jobs[0], done: -1 }] })}\n\n`);
  });
  const caller = {
    credentials: () => ({ apiKey: '', token: '' }),
    logId: 'log-1',
    baseUrl: server.url,
  };
  const messages = await new Promise<WorkMessage[]>((resolve) => {
    const heard: WorkMessage[] = [];
    createGenerationStream(caller).followWork({ workspaceId: 'w' }, (message) => {
      heard.push(message);
      if (message.type === 'closed') resolve(heard);
    });
  });
  expect(messages).toEqual([
    { type: 'list', list },
    { type: 'closed', error: expect.objectContaining({ kind: 'network' }) },
  ]);
  expect(server.asked[0]?.url).toBe('/content/api/v1/content/w/jobs/changes');
});
