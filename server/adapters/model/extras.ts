/** What a model server may offer beside text: embeddings and images, by the endpoints of the OpenAI protocol. */
import { z } from 'zod';
import type { ModelExtra } from '#contract/installation/installation.schema.ts';
import { engineErrorOf } from './aiSdk/engineErrors.ts';
import { EngineError } from './engine.ts';
import { IMAGE_MODELS, imageIn, imageRequest } from './imageModel.ts';
import { askServer, type ModelServer, refusal } from './modelServer.ts';

interface Extra {
  readonly path: string;
  /** Names of models that are for it. */
  readonly names: RegExp;
  body(model: string): object;
  /** Whether an answer is what was asked for. */
  isUsable(answer: unknown): boolean;
}

const TEXTS = ['Coffee', 'A bicycle in the rain'];
const DIMENSIONS_MAX = 65_536;
const embeddingsAnswer = z.object({
  data: z
    .array(z.object({ embedding: z.array(z.number()).min(1).max(DIMENSIONS_MAX) }))
    .length(TEXTS.length),
});

const PICTURE = 'A plain white coffee cup on a wooden table.';

const EXTRAS = {
  embeddings: {
    path: '/embeddings',
    names: /embed|minilm|(?:^|[/-])(?:bge|gte|e5)-/i,
    body: (model) => ({ model, input: TEXTS, encoding_format: 'float' }),
    isUsable(answer) {
      const read = embeddingsAnswer.safeParse(answer);
      const [one = [], other = []] = read.data?.data.map(({ embedding }) => embedding) ?? [];
      const differ = one.some((value, at) => value !== other[at]);
      return one.length === other.length && differ; // also: not all of it is zero
    },
  },
  image: {
    path: '/images/generations',
    names: IMAGE_MODELS,
    body: (model) => imageRequest(model, PICTURE, '1024x1024'),
    isUsable: (answer) => imageIn(answer) !== null,
  },
} as const satisfies Record<string, Extra>;

/** Not every server knows the path; some know it, and say that they do not do it. */
const NOT_OFFERED: ReadonlySet<number> = new Set([404, 405, 501]);

/** Tries one of them, with a model that the server lists for it or else with the given one. */
export async function tryExtra(
  kind: keyof typeof EXTRAS,
  server: ModelServer,
  { listed, model, signal }: { listed: readonly string[]; model: string; signal: AbortSignal },
): Promise<ModelExtra> {
  const extra: Extra = EXTRAS[kind];
  const name = listed.find((one) => extra.names.test(one)) ?? model;
  if (!OFFERING.has(server.protocol)) return { name, outcome: { result: 'notOffered' } };
  const startedAt = performance.now();
  try {
    const { status, text, json } = await askServer(server, extra.path, signal, extra.body(name));
    if (NOT_OFFERED.has(status)) return { name, outcome: { result: 'notOffered' } };
    if (status >= 300) return { name, outcome: failed(refusal(status, text, false)) };
    if (!extra.isUsable(json))
      return {
        name,
        outcome: failed(new EngineError('model_answer_unusable', { isTransient: false })),
      };
    const ms = Math.round(performance.now() - startedAt);
    return { name, outcome: { result: 'worked', ms } };
  } catch (error) {
    return {
      name,
      outcome: failed(engineErrorOf(error)),
    };
  }
}

const OFFERING: ReadonlySet<ModelServer['protocol']> = new Set(['openai', 'ollama']);

const failed = ({ code: failure, said }: EngineError) =>
  ({ result: 'failed', failure, said }) as const;
