/** What can arrive instead of an answer of our server, derived from that answer. */
import type { ServerResponse } from 'node:http';
import { MARK } from './httpServer.ts';

export interface WireAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** The connection ends before the body does. */
  readonly isCutOff?: boolean;
}

const JSON_TYPE = { 'content-type': 'application/json' };
const PROBLEM_TYPE = { 'content-type': 'application/problem+json' };
const HTML_TYPE = { 'content-type': 'text/html; charset=utf-8' };
const PORTAL = '<!doctype html><title>Sign in to the guest network</title><form></form>';

/** An answer as our server sends it; a problem from status 400 on. */
export const ourAnswer = (status: number, body: unknown): WireAnswer => ({
  status,
  headers: { ...(status < 400 ? JSON_TYPE : PROBLEM_TYPE), ...MARK },
  body: JSON.stringify(body),
});

export const problemBody = (status: number, code = 'internal') => ({
  status,
  code,
  title: `HTTP ${status}`,
});

const portal = (status: number, headers = {}): WireAnswer => ({
  status,
  headers: { ...HTML_TYPE, ...headers },
  body: PORTAL,
});

const without = (headers: WireAnswer['headers'], name: string) =>
  Object.fromEntries(Object.entries(headers).filter(([other]) => other !== name));

/** Every status that has a meaning to the page if our server sends it. */
export const REFUSALS = [400, 401, 402, 403, 404, 405, 409, 413, 415, 422, 429] as const;
const BROKEN = [500, 502, 503, 504, 511] as const;

type Flaw = (ours: WireAnswer) => WireAnswer;
const [MARK_NAME = ''] = Object.keys(MARK);

/** Each turns a genuine answer into one that must be rejected. */
export const FLAWED_CONTENT: Readonly<Record<string, Flaw>> = {
  'the page of a captive portal': () => portal(200),
  'a page of our own server': () => portal(200, MARK),
  'a portal that calls its page JSON': () => ({ ...portal(200), headers: JSON_TYPE }),
  'a page that is called JSON and marked': () => ({
    ...portal(200),
    headers: { ...JSON_TYPE, ...MARK },
  }),
  'a redirect to a page': () => ({ status: 302, headers: { location: '/portal' }, body: '' }),
  'a redirect to nowhere': () => ({ status: 302, headers: {}, body: '' }),
  'nothing (204)': () => ({ status: 204, headers: {}, body: '' }),
  'nothing (204), marked': () => ({ status: 204, headers: MARK, body: '' }),
  'nothing (205), marked': () => ({ status: 205, headers: { ...JSON_TYPE, ...MARK }, body: '' }),
  'not modified': () => ({ status: 304, headers: MARK, body: '' }),
  'an empty body': (ours) => ({ ...ours, body: '' }),
  'half of the body': (ours) => ({ ...ours, body: ours.body.slice(0, ours.body.length / 2) }),
  'a body without its last character': (ours) => ({ ...ours, body: ours.body.slice(0, -1) }),
  'a connection that ends in the body': (ours) => ({ ...ours, isCutOff: true }),
  'two bodies': (ours) => ({ ...ours, body: ours.body + ours.body }),
  null: (ours) => ({ ...ours, body: 'null' }),
  'a list': (ours) => ({ ...ours, body: '[]' }),
  'a text': (ours) => ({ ...ours, body: '"ok"' }),
  'a number': (ours) => ({ ...ours, body: '1' }),
  true: (ours) => ({ ...ours, body: 'true' }),
  'the true body without our mark': (ours) => ({
    ...ours,
    headers: without(ours.headers, MARK_NAME),
  }),
  'the true body with an empty mark': (ours) => ({
    ...ours,
    headers: { ...ours.headers, [MARK_NAME]: '' },
  }),
  'the true body as a page': (ours) => ({
    ...ours,
    headers: { ...ours.headers, ...HTML_TYPE },
  }),
  'the true body as text': (ours) => ({
    ...ours,
    headers: { ...ours.headers, 'content-type': 'text/plain' },
  }),
  'the true body without a type': (ours) => ({
    ...ours,
    headers: without(ours.headers, 'content-type'),
  }),
  'the true body as a stream': (ours) => ({
    ...ours,
    headers: { ...ours.headers, 'content-type': 'text/event-stream' },
  }),
};

/** Refusals of other servers: none may count as one of ours. */
export const FOREIGN_REFUSALS: Readonly<Record<string, Flaw>> = Object.fromEntries(
  [...REFUSALS, ...BROKEN].flatMap((status): [string, Flaw][] => [
    [`the page of a proxy with status ${status}`, () => portal(status, { 'retry-after': '3600' })],
    [
      `JSON of something else with status ${status}`,
      () => ({ status, headers: JSON_TYPE, body: '{"error":"blocked","code":"forbidden"}' }),
    ],
    [
      `our problem ${status} without our mark`,
      () => ({ status, headers: PROBLEM_TYPE, body: JSON.stringify(problemBody(status)) }),
    ],
    [`a marked answer ${status} that is no problem`, () => ourAnswer(status, {})],
    [
      `our problem ${status} under another status`,
      () => ourAnswer(status, problemBody(status === 500 ? 404 : 500)),
    ],
  ]),
);

export function sendAnswer(response: ServerResponse, answer: WireAnswer): void {
  const { status, headers, body, isCutOff = false } = answer;
  if (!isCutOff) {
    response.writeHead(status, headers).end(body);
    return;
  }
  const length = Buffer.byteLength(body);
  response.writeHead(status, { ...headers, 'content-length': length });
  response.write(body.slice(0, -1), () => response.destroy());
}
