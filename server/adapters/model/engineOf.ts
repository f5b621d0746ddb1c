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

/** What to write with when only a key of Anthropic is given. */
const ANTHROPIC_MODEL = 'claude-sonnet-5-5';

interface Options {
  readonly patience?: Patience;
  /** Another server that speaks Anthropic's protocol, for a test. */
  readonly anthropicUrl?: string;
}

/** The engine that is configured; the embedded one where no model is. */
export function engineOf(config: ModelConfig, log: ModelLog, options: Options = {}): Engine {
  const { patience = PATIENCE, anthropicUrl } = options;
  const {
    MODEL_BASE_URL: baseURL,
    MODEL_API_KEY: apiKey,
    ANTHROPIC_API_KEY: anthropicKey,
  } = config;
  const name = config.MODEL_NAME ?? ANTHROPIC_MODEL;
  const engine = (model: LanguageModel) => languageModelEngine({ model, name, log, patience });
  if (baseURL !== null) {
    const provider = createOpenAICompatible({
      name: 'model',
      baseURL,
      ...(apiKey === null ? {} : { apiKey }),
      includeUsage: true,
      supportsStructuredOutputs: true,
    });
    return engine(provider(name));
  }
  if (anthropicKey !== null) {
    const provider = createAnthropic({
      apiKey: anthropicKey,
      ...(anthropicUrl === undefined ? {} : { baseURL: anthropicUrl }),
    });
    return engine(provider(name));
  }
  return embeddedEngine;
}
