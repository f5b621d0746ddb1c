/** Sends requests and checks the answers. */
import axios, { AxiosHeaders, type AxiosResponse, type RawAxiosHeaders } from 'axios';
import { agreements } from '#contract/agreements.ts';
import { ANSWER_LIMIT_BYTES, contractOf, jsonOfResponse } from '#contract/answer.ts';
import { answerShapes, CONTRACT_VERSION } from '#contract/answerShapes.ts';
import type { Route } from '#contract/route.ts';
import { misfit, type Shape } from '#contract/shape.ts';
import { type Caller, headersOf } from './credentials.ts';
import { type CallArgs, type Endpoint, pathOf, queryOf } from './endpoint.ts';
import { errorOfRefusal } from './refusal.ts';

/** A request that has no answer by then has failed; a save is sent again under its id. */
const REQUEST_TIMEOUT_MS = 30_000;
/** A file of 10 MB over a line of 0.3 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** Browsers carry at most 64 KiB for pages that are gone; larger saves go the usual way. */
const OUTLIVING_LIMIT_BYTES = 60_000;
const OUTLIVING = { adapter: 'fetch', fetchOptions: { keepalive: true } };

const http = axios.create({ responseType: 'text', validateStatus: () => true });

/** Returns the checked answer of an endpoint. Rejects with the server's refusal (a `PortError`), or with an `Error` when the answer is not believed. */
export async function request(caller: Caller, endpoint: Endpoint, args: CallArgs) {
  const { status, data, ...answer } = await send(caller, endpoint, args);
  const headers = AxiosHeaders.from({ ...answer.headers } as RawAxiosHeaders); // never undefined, but typed so
  const body = await jsonOfResponse({ headers, text: async () => data });
  if (contractOf(headers) !== CONTRACT_VERSION) caller.onOtherContract?.();
  if (status < 200 || status > 299) throw errorOfRefusal({ status, body, headers });
  refuseMisfit(endpoint, body, args);
  return body;
}

function send(caller: Caller, endpoint: Endpoint, args: CallArgs): Promise<AxiosResponse<string>> {
  const { route } = endpoint;
  const flood = new AbortController();
  return http.request({
    method: route.method,
    baseURL: caller.baseUrl,
    url: pathOf(endpoint, args),
    params: queryOf(route, args),
    data: args.body,
    headers: { 'Content-Type': contentTypeOf(route, args.body), ...headersOf(caller) },
    timeout: route.bytes ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS,
    signal: flood.signal,
    onDownloadProgress: ({ loaded }) => {
      if (loaded > ANSWER_LIMIT_BYTES) flood.abort();
    },
    ...(route.outlivesPage && isSmall(args.body) ? OUTLIVING : {}),
  });
}

function isSmall(body: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length <= OUTLIVING_LIMIT_BYTES;
}

/** `false`: else a POST without a body would claim to be a form. */
function contentTypeOf({ bytes }: Route, body: unknown): string | false {
  if (bytes !== undefined) return (body as Blob).type;
  return body === undefined ? false : 'application/json';
}

type Row<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;
const shapes: Row<Shape> = answerShapes;
/** Each row takes the answer and the arguments of its own endpoint; the shape is checked before. */
const agreementRows = agreements as unknown as Row<(answer: unknown, args: unknown) => boolean>;

function refuseMisfit({ group, op }: Endpoint, answer: unknown, args: CallArgs): void {
  const shape = shapes[group]?.[op];
  const wrong = shape === undefined ? 'endpoint' : misfit(shape, answer);
  if (wrong !== null) throw new Error(`${group}.${op}: ${wrong} is not as the contract says.`);
  if (agreementRows[group]?.[op]?.(answer, args) !== true)
    throw new Error(`${group}.${op}: the answer is to another question.`);
}
