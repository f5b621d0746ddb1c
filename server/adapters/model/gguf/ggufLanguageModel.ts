/** A model in this process, behind the interface that the AI SDK has for models on servers. */
import type { LanguageModel } from 'ai';

type Model = Extract<LanguageModel, { readonly specificationVersion: 'v4' }>;
type Options = Parameters<Model['doStream']>[0];
type Answer = Awaited<ReturnType<Model['doGenerate']>>;
type Parts = Awaited<ReturnType<Model['doStream']>>['stream'];
type Part = Parts extends ReadableStream<infer One> ? One : never;

export interface Question {
  readonly instructions: string;
  readonly prompt: string;
  /** JSON schema of the answer; null for text. */
  readonly schema: object | null;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  onText(text: string): void;
  onReasoning(): void;
}

export interface Answered {
  readonly inputTokens: number;
  readonly outputTokens: number;
  /** It ended at the most tokens that it may have. */
  readonly isCutOff: boolean;
}

/** Answers to the end. Rejects with the reason of the signal, or with an `EngineError`. */
type Ask = (question: Question) => Promise<Answered>;

/** While a question waits, or a long prompt is read, which may take a small machine a minute. */
const SIGN_OF_LIFE_MS = 10_000;
const MAX_TOKENS = 4096;

export function ggufLanguageModel(modelId: string, ask: Ask): Model {
  return {
    specificationVersion: 'v4',
    provider: 'gguf',
    modelId,
    supportedUrls: {},
    doStream: async (options) => ({ stream: partsOf(ask, options) }),
    async doGenerate(options) {
      let text = '';
      const onText = (more: string) => {
        text += more;
      };
      const answered = await ask({ ...questionOf(options), onText, onReasoning() {} });
      return { content: [{ type: 'text', text }], ...endOf(answered), warnings: [] };
    },
  };
}

function questionOf(options: Options): Omit<Question, 'onText' | 'onReasoning'> {
  const { prompt, responseFormat, maxOutputTokens, abortSignal } = options;
  const textOf = (role: 'system' | 'user') =>
    prompt
      .filter((message) => message.role === role)
      .flatMap(({ content }) => (typeof content === 'string' ? content : content.map(wordsOf)))
      .join('\n\n');
  return {
    instructions: textOf('system'),
    prompt: textOf('user'),
    schema: responseFormat?.type === 'json' ? (responseFormat.schema ?? null) : null,
    maxTokens: maxOutputTokens ?? MAX_TOKENS,
    signal: abortSignal ?? new AbortController().signal,
  };
}

const wordsOf = (part: { readonly type: string }): string =>
  'text' in part && typeof part.text === 'string' ? part.text : '';

function partsOf(ask: Ask, options: Options): Parts {
  const given = questionOf(options);
  const left = new AbortController(); // the reader has stopped
  const signal = AbortSignal.any([given.signal, left.signal]);
  return new ReadableStream<Part>({
    async start(controller) {
      const put = (part: Part) => signal.aborted || controller.enqueue(part);
      const isAlive = setInterval(() => put({ type: 'ping' }), SIGN_OF_LIFE_MS);
      const onText = (delta: string) => {
        clearInterval(isAlive);
        put({ type: 'text-delta', id: TEXT, delta });
      };
      const onReasoning = () => put({ type: 'ping' });
      put({ type: 'stream-start', warnings: [] });
      put({ type: 'text-start', id: TEXT });
      try {
        const answered = await ask({ ...given, signal, onText, onReasoning });
        put({ type: 'text-end', id: TEXT });
        put({ type: 'finish', ...endOf(answered) });
      } catch (error) {
        put({ type: 'error', error });
      }
      clearInterval(isAlive);
      if (given.signal.aborted) controller.error(given.signal.reason);
      else if (!left.signal.aborted) controller.close();
    },
    cancel: () => left.abort(),
  });
}

const TEXT = 'text';

const endOf = ({
  inputTokens,
  outputTokens,
  isCutOff,
}: Answered): Pick<Answer, 'finishReason' | 'usage'> => {
  const reason = isCutOff ? 'length' : 'stop';
  return {
    finishReason: { unified: reason, raw: reason },
    usage: {
      inputTokens: {
        total: inputTokens,
        noCache: undefined,
        cacheRead: undefined,
        cacheWrite: undefined,
      },
      outputTokens: { total: outputTokens, text: undefined, reasoning: undefined },
    },
  };
};
