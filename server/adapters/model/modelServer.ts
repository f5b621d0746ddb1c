/** Where models are asked: a server with its protocol, address and key, or a file that this process loads. */
import { basename } from 'node:path';
import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { z } from 'zod';
import type { ModelProtocol } from '#contract/installation/installation.route.ts';
import { failureOfStatus } from './aiSdk/engineErrors.ts';
import { EngineError } from './engine.ts';
import { flawOfGguf } from './gguf/ggufFile.ts';
import type { LocalModels } from './gguf/ggufModels.ts';
import { saidBy } from './serverSaid.ts';

export interface ModelServer {
  readonly protocol: ModelProtocol;
  /** With the path that the endpoints are below, such as `/v1`; of gguf, the path of the file. */
  readonly address: string;
  readonly key: string | null;
}

/** The models of an installation; both are on one server. */
export interface Models extends ModelServer {
  readonly fast: string;
  readonly best: string;
  /** Makes images; null: none does. */
  readonly image: string | null;
}

/** More than the longest answer has, with the frame of each token. */
const ANSWER_MAX_BYTES = 16 * 1024 * 1024;

/**
 * Follows no redirect, which would carry the key to another server, and reads no endless answer. A refusal, which goes into the log,
 * comes without the key: some servers repeat it.
 */
const fetchWith =
  (key: string | null): typeof fetch =>
  async (input, init) => {
    const response = await fetch(input, { ...init, redirect: 'error' });
    const { body, status, statusText, headers } = response;
    if (body === null) return response;
    const head = { status, statusText, headers };
    const bounded = new Response(body.pipeThrough(atMost(ANSWER_MAX_BYTES)), head);
    if (response.ok || !key) return bounded;
    return new Response((await bounded.text()).replaceAll(key, '[key]'), head);
  };

function atMost(bytes: number): TransformStream<Uint8Array, Uint8Array> {
  let size = 0;
  return new TransformStream({
    transform(chunk, controller) {
      size += chunk.length;
      if (size > bytes) controller.error(new Error('The answer of the model server is too large.'));
      else controller.enqueue(chunk);
    },
  });
}

/** How a server of each protocol is asked. */
const PROTOCOLS: Readonly<
  Record<
    ModelProtocol,
    {
      model(server: ModelServer, name: string, local: LocalModels): LanguageModel;
      /** The headers of requests that are not made by the AI SDK. */
      headers(key: string): Readonly<Record<string, string>>;
      readonly listPath: string;
    }
  >
> = {
  openai: { model: openAiModel, headers: bearer, listPath: '/models' },
  ollama: { model: openAiModel, headers: bearer, listPath: '/models' },
  anthropic: {
    // Without a key, the SDK would read an environment variable that is not ours.
    model: ({ address, key }, name) =>
      createAnthropic({ apiKey: key ?? '', baseURL: address, fetch: fetchWith(key) })(name),
    headers: (key) => ({ 'x-api-key': key, 'anthropic-version': '2023-06-01' }),
    listPath: '/models?limit=1000',
  },
  gguf: {
    model: ({ address }, _name, local) => local.model(address),
    headers: () => ({}),
    listPath: '',
  },
};

function bearer(key: string): Readonly<Record<string, string>> {
  return key === '' ? {} : { authorization: `Bearer ${key}` };
}

export const languageModelOf = (
  server: ModelServer,
  name: string,
  local: LocalModels,
): LanguageModel => PROTOCOLS[server.protocol].model(server, name, local);

const OPENAI_HOST = 'api.openai.com';

function openAiModel({ address, key }: ModelServer, name: string): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL: address,
    ...(key === null ? {} : { apiKey: key }),
    fetch: fetchWith(key),
    includeUsage: true,
    supportsStructuredOutputs: true,
    // Only OpenAI has renamed the field, and its newer models refuse the old name.
    ...(new URL(address).host === OPENAI_HOST ? { transformRequestBody: withNewTokenLimit } : {}),
  });
  return provider(name);
}

function withNewTokenLimit({ max_tokens, ...rest }: Record<string, unknown>) {
  return { ...rest, max_completion_tokens: max_tokens };
}

const LIST_TIMEOUT_MS = 10_000;
const MOST_NAMES = 1000;
const NAME_MAX_CHARS = 200;
const listSchema = z.object({ data: z.array(z.object({ id: z.string() })) });

/** The names of the models that a server offers, sorted. Rejects with an `EngineError`. */
export async function namesOfModels(server: ModelServer): Promise<string[]> {
  if (server.protocol === 'gguf') return [await nameOfFile(server.address)];
  const { listPath } = PROTOCOLS[server.protocol];
  const signal = AbortSignal.timeout(LIST_TIMEOUT_MS);
  const { status, text, json } = await askServer(server, listPath, signal);
  if (status >= 300) throw refusal(status, text, false);
  const list = listSchema.safeParse(json);
  if (!list.success) throw new EngineError('model_answer_unusable', { isTransient: false });
  const names = list.data.data.map(({ id }) => id.trim());
  const usable = names.filter((name) => name !== '' && name.length <= NAME_MAX_CHARS);
  return [...new Set(usable)].sort().slice(0, MOST_NAMES);
}

async function nameOfFile(path: string): Promise<string> {
  const flaw = await flawOfGguf(path);
  if (flaw === null) return basename(path);
  throw new EngineError('model_file_unusable', { isTransient: false, cause: flaw });
}

/** The error of an answer other than 2xx. */
export const refusal = (status: number, text: string, isTransient: boolean): EngineError =>
  new EngineError(failureOfStatus(status, text), { isTransient, said: saidBy(status, text, null) });

/** Asks a server without the AI SDK; with a body by POST. Rejects with an `EngineError` if it does not answer. */
export async function askServer(
  server: ModelServer,
  path: string,
  signal: AbortSignal,
  body?: object,
): Promise<{ readonly status: number; readonly text: string; readonly json: unknown }> {
  const { headers } = PROTOCOLS[server.protocol];
  const sent = body && { method: 'POST', body: JSON.stringify(body) };
  try {
    const response = await fetchWith(server.key)(server.address.replace(/\/+$/, '') + path, {
      ...sent,
      headers: {
        accept: 'application/json',
        ...(sent && { 'content-type': 'application/json' }),
        ...headers(server.key ?? ''),
      },
      signal,
    });
    const text = await response.text();
    return { status: response.status, text, json: jsonOf(text) };
  } catch (cause) {
    const code = signal.aborted ? 'model_timed_out' : 'model_unavailable';
    throw new EngineError(code, { isTransient: true, cause });
  }
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
