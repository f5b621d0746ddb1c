/** Images of a model, by the endpoint `/images/generations` of the OpenAI protocol. */
import { z } from 'zod';
import { ASSET_LIMIT_BYTES } from '#contract/images/asset.route.ts';
import type { ImageShape } from '#contract/images/generatedImage.route.ts';
import { mayPass } from '#domain/writing/modelRules.ts';
import { readImage } from '../image/readImage.ts';
import { failureOfStatus } from './aiSdk/engineErrors.ts';
import { EngineError } from './engine.ts';
import { askServer, type ModelServer } from './modelServer.ts';
import { saidBy } from './serverSaid.ts';

/** Names of models that make images. */
export const IMAGE_MODELS = /image|dall-e|diffusion|flux/i;

/** What is asked for; newer models always answer in base64, and refuse to be told. */
export const imageRequest = (model: string, prompt: string, size: string): object => ({
  model,
  prompt,
  n: 1,
  size,
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
}

/** Width and height of a shape, by what a model takes; the first row that fits its name. */
const SIZES: readonly (readonly [RegExp, Readonly<Record<ImageShape, string>>])[] = [
  [/dall-e-3/i, { wide: '1792x1024', square: '1024x1024', tall: '1024x1792' }],
  [/dall-e/i, { wide: '1024x1024', square: '1024x1024', tall: '1024x1024' }],
  [/^/, { wide: '1536x1024', square: '1024x1024', tall: '1024x1536' }],
];

const sizeFor = (model: string, shape: ImageShape): string =>
  SIZES.find(([name]) => name.test(model))?.[1][shape] ?? '1024x1024';

/**
 * Has an image made by a model of a server. Addresses of images are refused: nothing is fetched from where an answer points.
 * Rejects with an `EngineError`.
 */
export async function makeImage(
  { server, name }: { readonly server: ModelServer; readonly name: string },
  { prompt, shape }: { readonly prompt: string; readonly shape: ImageShape },
  signal: AbortSignal,
): Promise<MadeImage> {
  const body = imageRequest(name, prompt, sizeFor(name, shape));
  const { status, text, json } = await askServer(server, '/images/generations', signal, body);
  if (status >= 300) {
    const code = failureOfStatus(status, text);
    const cause = code === 'model_key_rejected' ? null : text.slice(0, CAUSE_MAX_CHARS); // some servers repeat the key
    const said = saidBy(status, text, null);
    throw new EngineError(code, { isTransient: mayPass(code), cause, said });
  }
  const bytes = imageIn(json);
  if (bytes === null) throw unusable('not one whole PNG, JPEG or WebP in base64');
  return { bytes };
}

const CAUSE_MAX_CHARS = 500;
