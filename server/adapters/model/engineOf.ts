import { basename, resolve } from 'node:path';
import type { ModelChoice, Patience } from '#domain/writing/modelRules.ts';
import { languageModelEngine } from './aiSdk/languageModelEngine.ts';
import type { ModelLog } from './aiSdk/questions.ts';
import { embeddedInThread } from './embedded/embeddedThread.ts';
import type { Engine } from './engine.ts';
import type { LocalModels } from './gguf/ggufModels.ts';
import { languageModelOf, type Models } from './modelServer.ts';

export interface ModelConfig {
  readonly MODEL_BASE_URL: string | null;
  readonly MODEL_API_KEY: string | null;
  readonly MODEL_NAME: string | null;
  readonly MODEL_IMAGE_NAME: string | null;
  readonly ANTHROPIC_API_KEY: string | null;
  readonly MODEL_GGUF: string | null;
}

/** The model to use when only a key of Anthropic is given. */
const ANTHROPIC_MODEL = 'claude-sonnet-5-5';
const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

interface EngineOptions {
  readonly log: ModelLog;
  readonly local: LocalModels;
  /** Instead of that of each task. */
  readonly patience?: Patience | undefined;
}

/** The models that environment variables set; null if they set none. */
export function modelsOfEnvironment(config: ModelConfig): Models | null {
  const { MODEL_BASE_URL: url, ANTHROPIC_API_KEY: key, MODEL_GGUF: file } = config;
  if (file !== null) return modelsOfFile(resolve(file));
  const name = config.MODEL_NAME ?? ANTHROPIC_MODEL;
  const both = { fast: name, best: name, image: config.MODEL_IMAGE_NAME };
  if (url !== null) return { protocol: 'openai', address: url, key: config.MODEL_API_KEY, ...both };
  if (key !== null) return { protocol: 'anthropic', address: ANTHROPIC_URL, key, ...both };
  return null;
}

const modelsOfFile = (address: string): Models => {
  const name = basename(address);
  return { protocol: 'gguf', address, key: null, fast: name, best: name, image: null };
};

/** The engine of one of the models; the embedded one without a model. */
export function engineOf(
  models: Models | null,
  choice: ModelChoice,
  { log, local, patience }: EngineOptions,
): Engine {
  if (models === null) return embeddedInThread;
  const name = models[choice];
  return languageModelEngine({ model: languageModelOf(models, name, local), name, log, patience });
}
