/** Images of a model, by the endpoint `/images/generations` of the OpenAI protocol. */
import { z } from 'zod';
import { ASSET_LIMIT_BYTES } from '#contract/asset.route.ts';
import { mayPass } from '#domain/writing/modelRules.ts';
import { readImage } from '../image/readImage.ts';
import { failureOfStatus } from './aiSdk/engineErrors.ts';
import { EngineError } from './engine.ts';
import { askServer, type ModelServer, namesOfModels } from './modelServer.ts';

/** Names of models that make images. */
export const IMAGE_MODELS = /image|dall-e|diffusion|flux/i;

/** What is asked for; newer models always answer in base64, and refuse to be told. */
export const imageRequest = (model: string, prompt: string, size: string): object => ({
  ...{ model, prompt, n: 1, size },
  ...(/^gpt-image/i.test(model) ? {} : { response_format: 'b64_json' }),
});

const answerSchema = z.object({ data: z.array(z.object({ b64_json: z.string() })).min(1) });
const TYPES: ReadonlySet<string> = new Set(['image/png', 'image/jpeg', 'image/webp']);
/** In base64, four characters stand for three bytes. */
const BASE64_MAX_CHARS = Math.ceil(ASSET_LIMIT_BYTES / 3) * 4;

const unusable = (cause: unknown) =>
  new EngineError('model_answer_unusable', { isTransient: false, cause });

/** The image in an answer: a whole PNG, JPEG or WebP that the library takes; null for anything else, such as an address. */
export function imageIn(answer: unknown): Uint8Array | null {
  const [first] = answerSchema.safeParse(answer).data?.data ?? [];
  if (first === undefined || first.b64_json.length > BASE64_MAX_CHARS) return null;
  const bytes = Buffer.from(first.b64_json, 'base64');
  try {
    return TYPES.has(readImage(bytes).type) ? bytes : null;
  } catch {
    return null;
  }
}

export interface MadeImage {
  readonly bytes: Uint8Array;
  readonly model: string;
}

/**
 * Has an image made by the model that the server lists for images, or else by `fallback`. Addresses of images are refused: nothing is
 * fetched from where an answer points. Rejects with an `EngineError`.
 */
export async function makeImage(
  server: ModelServer,
  asked: { readonly prompt: string; readonly size: string; readonly fallback: string },
  signal: AbortSignal,
): Promise<MadeImage> {
  const { prompt, size, fallback } = asked;
  const listed = await namesOfModels(server).catch(() => []); // not every server has a list
  const model = listed.find((name) => IMAGE_MODELS.test(name)) ?? fallback;
  const body = imageRequest(model, prompt, size);
  const { status, text, json } = await askServer(server, '/images/generations', signal, body);
  if (status >= 300) {
    const code = failureOfStatus(status, text);
    const cause = code === 'model_key_rejected' ? null : text.slice(0, CAUSE_MAX_CHARS); // some servers repeat the key
    throw new EngineError(code, { isTransient: mayPass(code), cause });
  }
  const bytes = imageIn(json);
  if (bytes === null) throw unusable('not one whole PNG, JPEG or WebP in base64');
  return { bytes, model };
}

const CAUSE_MAX_CHARS = 500;
