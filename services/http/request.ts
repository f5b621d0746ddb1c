/** Sends requests and checks the answers. */
import { agreements } from '#contract/agreements.ts';
import { contractOf } from '#contract/answer.ts';
import { answerShapes, CONTRACT_VERSION } from '#contract/answerShapes.ts';
import { misfit, type Shape } from '#contract/shape.ts';
import { type Caller, headersOf, type CallArgs, type Endpoint, pathOf, queryOf } from './caller.ts';
import { errorOfRefusal } from './refusal.ts';
import { type JsonAnswer, sendJson } from './sendJson.ts';

/** A request without an answer by then has failed; a save is sent again under its id. */
const REQUEST_TIMEOUT_MS = 30_000;
/** Enough for a file of 10 MB at 0.3 Mbit/s. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

/** Browsers send at most 64 KiB after the page is closed; larger saves are sent without `keepalive`. */
const OUTLIVING_LIMIT_BYTES = 60_000;

/** Returns the checked answer of an endpoint. Rejects with the server's refusal (a `PortError`), or with an `Error` if the check fails. */
export async function request(caller: Caller, endpoint: Endpoint, args: CallArgs) {
  const { ok, status, headers, body } = await send(caller, endpoint, args);
  if (contractOf(headers) !== CONTRACT_VERSION) caller.onOtherContract?.();
  if (!ok) throw errorOfRefusal({ status, body, headers });
  refuseMisfit(endpoint, body, args);
  return body;
}

function send(caller: Caller, endpoint: Endpoint, args: CallArgs): Promise<JsonAnswer> {
  const { route } = endpoint;
  const query = new URLSearchParams(queryOf(route, args)).toString();
  return sendJson({
    method: route.method,
    url: `${caller.baseUrl}${pathOf(endpoint, args)}${query === '' ? '' : `?${query}`}`,
    headers: headersOf(caller),
    body: args.body,
    timeoutMs: route.bytes ? UPLOAD_TIMEOUT_MS : REQUEST_TIMEOUT_MS,
    keepalive: route.outlivesPage === true && isSmall(args.body),
  });
}

function isSmall(body: unknown): boolean {
  return new TextEncoder().encode(JSON.stringify(body)).length <= OUTLIVING_LIMIT_BYTES;
}

type Row<T> = Readonly<Record<string, Readonly<Record<string, T>>>>;
const shapes: Row<Shape> = answerShapes;
/** Each row takes the answer and the arguments of its endpoint, after the shape was checked. */
const agreementRows = agreements as unknown as Row<(answer: unknown, args: unknown) => boolean>;

function refuseMisfit({ group, op }: Endpoint, answer: unknown, args: CallArgs): void {
  const shape = shapes[group]?.[op];
  const wrong = shape === undefined ? 'endpoint' : misfit(shape, answer);
  if (wrong !== null) throw new Error(`${group}.${op}: ${wrong} does not match the contract.`);
  if (agreementRows[group]?.[op]?.(answer, args) !== true)
    throw new Error(`${group}.${op}: the answer does not match the request.`);
}
