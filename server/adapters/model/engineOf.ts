import { createAnthropic } from '@ai-sdk/anthropic';
import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { LanguageModel } from 'ai';
import { languageModelEngine } from './aiSdk/languageModelEngine.ts';
import { type ModelLog, PATIENCE, type Patience } from './aiSdk/questions.ts';
import { embeddedEngine } from './embedded/embeddedEngine.ts';
import type { Engine } from './engine.ts';

export interface ModelConfig {
  readonly MODEL_BASE_URL: string | null;
  readonly MODEL_API_KEY: string | null;
  readonly MODEL_NAME: string | null;
  readonly ANTHROPIC_API_KEY: string | null;
}

/** The model to use when only a key of Anthropic is given. */
const ANTHROPIC_MODEL = 'claude-sonnet-5-5';
/** Set here because the SDK would otherwise read it from an environment variable that is not ours. */
const ANTHROPIC_URL = 'https://api.anthropic.com/v1';

interface Options {
  readonly patience?: Patience;
  /** Another server that speaks Anthropic's protocol, for a test. */
  readonly anthropicUrl?: string;
}

/** The configured engine; the embedded one if no model is configured. */
export function engineOf(config: ModelConfig, log: ModelLog, options: Options = {}): Engine {
  const { patience = PATIENCE, anthropicUrl = ANTHROPIC_URL } = options;
  const { MODEL_BASE_URL: url, ANTHROPIC_API_KEY: key } = config;
  const name = config.MODEL_NAME ?? ANTHROPIC_MODEL;
  const engine = (model: LanguageModel) => languageModelEngine({ model, name, log, patience });
  if (url !== null) return engine(openAiModel(name, url, config.MODEL_API_KEY));
  if (key !== null) return engine(createAnthropic({ apiKey: key, baseURL: anthropicUrl })(name));
  return embeddedEngine;
}

const OPENAI_HOST = 'api.openai.com';

function openAiModel(name: string, baseURL: string, apiKey: string | null): LanguageModel {
  const provider = createOpenAICompatible({
    name: 'model',
    baseURL,
    ...(apiKey === null ? {} : { apiKey }),
    includeUsage: true,
    supportsStructuredOutputs: true,
    // Only OpenAI has renamed the field, and its newer models refuse the old name.
    ...(new URL(baseURL).host === OPENAI_HOST ? { transformRequestBody: withNewTokenLimit } : {}),
  });
  return provider(name);
}

function withNewTokenLimit({ max_tokens, ...rest }: Record<string, unknown>) {
  return { ...rest, max_completion_tokens: max_tokens };
}
