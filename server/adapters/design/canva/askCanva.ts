/** Asks the API of Canva: bounded in bytes and time, and every answer is checked before it is believed. */
import type { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import { storable } from '#db/storable.ts';
import { boundedText } from '../../web/boundedText.ts';
import { ownNetworkFault } from '../../web/ownNetwork.ts';
import { failureOf, refusalSchema } from './canvaAnswers.ts';

export interface CanvaClient {
  readonly id: string;
  readonly secret: string;
  /** Where the API begins, such as https://api.canva.com/rest. */
  readonly api: string;
  readonly timeoutMs: number;
}

export interface Asking {
  readonly method: 'GET' | 'POST';
  /** Behind the beginning of the API. */
  readonly path: string;
  /** Of the account; without it, the client signs in by itself. */
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams | Uint8Array<ArrayBuffer>;
  /** Instead of that of the client: for a large body. */
  readonly timeoutMs?: number;
}

const ANSWER_MAX_BYTES = 256 * 1024;

/** Resolves with what the schema reads of an answer. Rejects as `DesignTool` does. */
export async function askCanva<Schema extends z.ZodType>(
  client: CanvaClient,
  asking: Asking,
  schema: Schema,
): Promise<z.output<Schema>> {
  const { response, text } = await answerTo(client, asking);
  const json = jsonOf(text);
  if (!response.ok) throw refusalOf(response, json, asking.token === undefined);
  const read = schema.safeParse(json);
  if (!read.success) throw new Problem('design_answer_unusable', { cause: read.error });
  return read.data;
}

async function answerTo(client: CanvaClient, { method, path, token, body, ...more }: Asking) {
  try {
    const response = await fetch(`${client.api}${path}`, {
      method,
      headers: {
        accept: 'application/json',
        authorization: token === undefined ? basicOf(client) : `Bearer ${token}`,
        ...more.headers,
      },
      ...(body !== undefined && { body }),
      redirect: 'error', // tokens go to no other server
      signal: AbortSignal.timeout(more.timeoutMs ?? client.timeoutMs),
    });
    const text = await boundedText(response, ANSWER_MAX_BYTES);
    if (text === null) throw new Problem('design_answer_unusable');
    return { response, text };
  } catch (error) {
    if (error instanceof Problem) throw error;
    const cause = error instanceof Error ? (error.cause ?? error) : error;
    throw ownNetworkFault(cause ?? {}) ?? new Problem('design_unreachable', { cause });
  }
}

const basicOf = ({ id, secret }: CanvaClient): string =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** Undefined: it is no JSON. */
function jsonOf(text: string): unknown {
  try {
    return storable(JSON.parse(text));
  } catch {
    return undefined;
  }
}

function refusalOf({ status, headers }: Response, json: unknown, isOfClient: boolean): Problem {
  const { code, error } = refusalSchema.catch({ code: '', error: '' }).parse(json);
  const said = code || error;
  const cause = { status, said };
  if (status === 429)
    return new Problem('design_busy', { retryAfterS: retryAfterS(headers), cause });
  return new Problem(refusalCode(status, said, isOfClient), { cause });
}

function refusalCode(status: number, said: string, isOfClient: boolean): ProblemCode {
  if (status >= 500) return 'design_unreachable';
  if (isOfClient)
    return said === 'invalid_grant' ? 'design_not_connected' : 'design_client_rejected';
  if (status === 401) return 'design_not_connected';
  if (status === 404) return 'design_gone';
  return failureOf(said) ?? 'design_refused';
}

const RETRY_AFTER_S = 30;
const DAY_S = 24 * 60 * 60;

/** Seconds, or a day and time (RFC 9110); half a minute if it does not say. */
function retryAfterS(headers: Headers): number {
  const said = headers.get('retry-after')?.trim() ?? '';
  const seconds = /^\d{1,9}$/.test(said)
    ? Number(said)
    : Math.ceil((Date.parse(said) - Date.now()) / 1000);
  return Number.isNaN(seconds) ? RETRY_AFTER_S : Math.min(Math.max(seconds, 1), DAY_S);
}
