/** A model server with the OpenAI protocol and a website, which stay there while the product is killed. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { aPng } from '#tests/support/images.ts';

export interface Outside {
  /** What the product is told of the model. */
  readonly env: Readonly<Record<string, string>>;
  /** The address of the website, whose every page has a text. */
  readonly pages: string;
  close(): Promise<void>;
}

/** Long enough that a kill within seconds meets every kind of job at work. */
const ANSWER_MS = 300;
const WORD_MS = 30;

const PARAGRAPH =
  'Glass keeps coffee fresh for 12 weeks. A jar with a tight lid keeps air and light away from the beans.';
const PAGE = `<!doctype html><html lang="en"><title>Coffee jars</title><article><h1>Coffee jars</h1>${`<h2>Which jar</h2><p>${PARAGRAPH}</p>`.repeat(12)}</article></html>`;

/** Whatever object is asked for finds its field here. */
const OBJECT = {
  sections: ['Why glass', 'Which lid', 'How long'].map((heading) => ({ heading, points: ['one'] })),
  titles: ['Which jar keeps coffee fresh'],
  pairs: [{ title: 'Which jar keeps coffee fresh', description: 'Glass jars and their lids.' }],
  texts: ['Glass keeps coffee fresh.'],
  words: ['plain', 'short'],
  advice: 'Write plain and short sentences.',
};
/** A translation has numbered texts. */
const TRANSLATED = {
  texts: Array.from({ length: 30 }, (_, at) => ({ n: at + 1, text: `Text ${at + 1}` })),
};

interface Question {
  readonly stream?: boolean;
}

export async function startOutside(): Promise<Outside> {
  const model = await listening(async (request, response) => {
    const question = await text(request);
    await pause(ANSWER_MS);
    if (request.url?.endsWith('/images/generations'))
      return json(response, { data: [{ b64_json: aPng(64, 36).toString('base64') }] });
    const { stream } = JSON.parse(question) as Question;
    if (stream !== true)
      return json(
        response,
        completion(JSON.stringify(/translat/i.test(question) ? TRANSLATED : OBJECT)),
      );
    await streamed(response);
  });
  const site = await listening(async (_request, response) => {
    await pause(ANSWER_MS);
    response.setHeader('content-type', 'text/html').end(PAGE);
  });
  return {
    env: {
      MODEL_NAME: 'outside',
      MODEL_IMAGE_NAME: 'outside-image',
      MODEL_BASE_URL: `${addressOf(model)}/v1`,
      URL_IMPORT_ALLOW_PRIVATE: 'true',
    },
    pages: addressOf(site),
    async close() {
      for (const server of [model, site]) {
        server.closeAllConnections();
        server.close();
        await once(server, 'close');
      }
    },
  };
}

type Answer = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

async function listening(answer: Answer): Promise<Server> {
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy()); // the product was killed meanwhile
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}

const addressOf = (server: Server) => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

function json(response: ServerResponse, body: object): void {
  response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
}

const COMMON = { id: 'c', created: 0, model: 'outside' };

const completion = (content: string) => ({
  ...COMMON,
  object: 'chat.completion',
  choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
  usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
});

async function streamed(response: ServerResponse): Promise<void> {
  response.setHeader('content-type', 'text/event-stream');
  const say = (delta: object, finish: string | null = null) => {
    const choices = [{ index: 0, delta, finish_reason: finish }];
    const chunk = { ...COMMON, object: 'chat.completion.chunk', choices };
    response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  };
  for (const word of `${PARAGRAPH}\n\n${PARAGRAPH}`.match(/\S+\s*/g) ?? []) {
    await pause(WORD_MS);
    if (response.destroyed) return;
    say({ role: 'assistant', content: word });
  }
  say({}, 'stop');
  response.end('data: [DONE]\n\n');
}
