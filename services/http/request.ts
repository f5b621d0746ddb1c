/** Sends requests and checks the answers. */
import type { AxiosInstance, AxiosResponse } from 'axios';
import { agrees } from '#contract/agreements.ts';
import { answerShapes, CONTRACT_VERSION } from '#contract/answerShapes.ts';
import { contractOf } from '#contract/lib/answer.ts';
import { misfit, type Shape } from '#contract/lib/shape.ts';
import { type CallArgs, type Caller, type Endpoint, headersOf, pathOf, queryOf } from './caller.ts';
import { createClient, headersIn, isOk } from './client.ts';
import { errorOfRefusal } from './refusal.ts';

/** A request without an answer by then has failed; a save is sent again under its id. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Enough for a file of 10 MB at 0.3 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** Browsers send at most 64 KiB after the page is closed; larger saves are sent without `keepalive`. */
const OUTLIVING_LIMIT_BYTES = 60_000;

/**
 * Returns the checked answer of an endpoint. Rejects with the server's refusal (a `PortError`), or with an `Error` if there is no answer,
 * if it does not match the contract, or if `signal` was aborted.
 */
export async function request(
  caller: Caller,
  endpoint: Endpoint,
  args: CallArgs,
  signal: AbortSignal,
): Promise<unknown> {
  const { route } = endpoint;
  const { data } = await clientOf(caller).request<unknown>({
    signal,
    method: route.method,
    url: pathOf(endpoint, args),
    params: new URLSearchParams(queryOf(route, args)),
    data: args.body,
    timeout: route.bytes ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS,
    fetchOptions: { keepalive: route.outlivesPage === true && isSmall(args.body) },
  });
  refuseMisfit(endpoint, data, args);
  return data;
}

const clients = new WeakMap<Caller, AxiosInstance>();

/** One client for each caller. */
function clientOf(caller: Caller): AxiosInstance {
  const known = clients.get(caller);
  if (known !== undefined) return known;
  const client = createClient();
  client.defaults.baseURL = caller.baseUrl;
  client.interceptors.request.use((config) => {
    config.headers.set(headersOf(caller));
    return config;
  });
  client.interceptors.response.use((answer) => accepted(caller, answer));
  clients.set(caller, client);
  return client;
}

function accepted(caller: Caller, answer: AxiosResponse<unknown>): AxiosResponse<unknown> {
  const { status, data } = answer;
  const headers = headersIn(answer);
  if (contractOf(headers) !== CONTRACT_VERSION) caller.onOtherContract?.();
  if (!isOk(answer)) throw errorOfRefusal({ status, body: data, headers });
  return answer;
}

function isSmall(body: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length <= OUTLIVING_LIMIT_BYTES;
}

type Row<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;
const shapes: Row<Shape> = answerShapes;

function refuseMisfit(endpoint: Endpoint, answer: unknown, args: CallArgs): void {
  const { group, op } = endpoint;
  const shape = shapes[group]?.[op];
  const wrong = shape === undefined ? 'endpoint' : misfit(shape, answer);
  if (wrong !== null) throw new Error(`${group}.${op}: ${wrong} does not match the contract.`);
  if (!agrees(endpoint, answer, args))
    throw new Error(`${group}.${op}: the answer does not match the request.`);
}
