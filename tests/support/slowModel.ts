/** A model server with the OpenAI protocol that writes slowly and knows its clients. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface SlowModel {
  /** The configuration of a client; the name tells clients apart. */
  baseUrl(client: string): string;
  /** Clients that it is writing to now. */
  writingFor(): readonly string[];
  /** Sets how long each word takes from now on. */
  pace(wordMs: number): void;
  close(): Promise<void>;
}

const SECTIONS = ['Why it matters', 'How it works', 'What to do next'];
const OUTLINE = {
  sections: SECTIONS.map((heading) => ({ heading, points: ['one', 'two'] })),
  titles: SECTIONS,
};
/** The text that it writes in every section. */
const PARTS = [
  'First sentence of the section.',
  'Second paragraph, with **bold** words in it.',
  '- one\n- two',
];
/** How the prompt shows a part that is already written. */
const WRITTEN = /<section_so_far>([\s\S]*)<\/section_so_far>/;

/** Each word of a text takes `firstWordMs`, until another pace is set. */
export async function startSlowModel(firstWordMs: number): Promise<SlowModel> {
  let wordMs = firstWordMs;
  const writing = new Map<ServerResponse, string>();
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const client = /^\/([^/]+)/.exec(request.url ?? '')?.[1] ?? '';
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { stream, messages } = JSON.parse(Buffer.concat(chunks).toString()) as Question;
    if (stream !== true) return answerWith(response, JSON.stringify(OUTLINE));
    writing.set(response, client);
    response.once('close', () => writing.delete(response));
    const soFar = WRITTEN.exec(messages.at(-1)?.content ?? '')?.[1]?.trim() ?? '';
    const written = soFar === '' ? 0 : soFar.split('\n\n').length;
    await streamText(response, PARTS.slice(written).join('\n\n'), () => pause(wordMs));
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: (client) => `http://127.0.0.1:${port}/${client}/v1`,
    writingFor: () => [...writing.values()],
    pace(ms) {
      wordMs = ms;
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Question {
  readonly stream?: boolean;
  readonly messages: readonly { readonly content: string }[];
}

const common = { id: 'c', created: 0, model: 'slow' };

function answerWith(response: ServerResponse, content: string): void {
  response.setHeader('content-type', 'application/json');
  const message = { role: 'assistant', content };
  response.end(
    JSON.stringify({
      ...common,
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    }),
  );
}

async function streamText(
  response: ServerResponse,
  text: string,
  nextWord: () => Promise<unknown>,
): Promise<void> {
  response.setHeader('content-type', 'text/event-stream');
  const say = (delta: object, finish: string | null = null) =>
    response.write(
      `data: ${JSON.stringify({
        ...common,
        object: 'chat.completion.chunk',
        choices: [{ index: 0, delta, finish_reason: finish }],
      })}\n\n`,
    );
  for (const word of text.match(/\S+\s*/g) ?? []) {
    await nextWord();
    if (response.destroyed) return;
    say({ role: 'assistant', content: word });
  }
  say({}, 'stop');
  response.end('data: [DONE]\n\n');
}
