/** A way to a site that loses requests and answers: what is lost when is the same in each run. */
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** `cut`: a part of the request arrives; `unanswered`: the site does what was asked, and its answer is lost. */
const FATES = ['whole', 'whole', 'cut', 'unanswered'] as const;
type Fate = (typeof FATES)[number];

export interface LossyWay {
  readonly url: string;
  readonly counts: Readonly<Record<Fate, number>>;
  close(): Promise<void>;
}

export async function startLossyWay(to: string, seed: number): Promise<LossyWay> {
  const counts = { whole: 0, cut: 0, unanswered: 0 };
  let state = seed;
  const nextFate = (): Fate => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return FATES[state >>> 30] ?? 'whole';
  };
  const server = createServer(async (asked, response) => {
    const body = await buffer(asked);
    const fate = nextFate();
    counts[fate] += 1;
    await (fate === 'cut' ? cut : sent)(to, asked, body, response, fate);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    counts,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

type Carry = (
  to: string,
  asked: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
  fate: Fate,
) => Promise<void>;

const forwarded = (to: string, { url = '/', method, headers }: IncomingMessage, length: number) =>
  request(new URL(url, to), {
    method,
    agent: false,
    headers: { ...headers, 'content-length': length },
  });

const cut: Carry = async (to, asked, body, response) => {
  const way = forwarded(to, asked, body.length + 1);
  way.on('error', () => undefined);
  way.write(body.subarray(0, body.length / 2));
  await new Promise((resolve) => setTimeout(resolve, 5));
  way.destroy();
  response.destroy();
};

const sent: Carry = async (to, asked, body, response, fate) => {
  const way = forwarded(to, asked, body.length).end(body);
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    way.on('response', resolve).on('error', reject);
  });
  const content = await buffer(answer);
  if (fate === 'unanswered') response.destroy();
  else response.writeHead(answer.statusCode ?? 0, answer.headers).end(content);
};
