/** A library in place of node-llama-cpp that answers as a test says. `npm run verify:gguf` runs the real one. */
import type { LlamaLibrary } from '#server/adapters/model/gguf/llamaLibrary.ts';

export interface Prompted {
  readonly system: string;
  readonly text: string;
  readonly grammar: object | undefined;
  readonly maxTokens: number;
  readonly signal: AbortSignal;
  /** Says the words of the answer. */
  say(text: string, type?: string): void;
}

export interface ScriptedLlama {
  readonly load: () => Promise<LlamaLibrary>;
  /** What was loaded and given back, in order. */
  readonly done: string[];
  readonly prompted: Prompted[];
  /** Answers a prompt; resolves with the reason why it ended. */
  answer: (prompted: Prompted) => Promise<string>;
  /** Why a model, or a context for it, cannot be had. */
  flaw: { model?: Error; context?: Error; grammar?: Error };
  contextSize: number;
}

export function scriptedLlama(): ScriptedLlama {
  const script: ScriptedLlama = {
    done: [],
    prompted: [],
    flaw: {},
    contextSize: 4096,
    answer: async ({ say }) => {
      say('Hello.');
      return 'eogToken';
    },
    load: async () => library,
  };
  const refused = (flaw: Error | undefined) => flaw && Promise.reject(flaw);
  const library: LlamaLibrary = {
    async getLlama() {
      script.done.push('binary');
      return {
        async loadModel({ modelPath }) {
          await refused(script.flaw.model);
          script.done.push(`load ${modelPath.split('/').at(-1)}`);
          return {
            tokenize: (text) => text.split(' '),
            async createContext() {
              await refused(script.flaw.context);
              const { contextSize } = script;
              return { getSequence: () => ({ contextSize, tokenMeter: { usedOutputTokens: 0 } }) };
            },
            dispose: async () => void script.done.push(`free ${modelPath.split('/').at(-1)}`),
          };
        },
        async createGrammarForJsonSchema(schema) {
          await refused(script.flaw.grammar);
          return { schema };
        },
        dispose: async () => void script.done.push('free binary'),
      };
    },
    LlamaChatSession: class {
      readonly #options;
      constructor(options: ConstructorParameters<LlamaLibrary['LlamaChatSession']>[0]) {
        this.#options = options;
      }
      async promptWithMeta(
        text: string,
        options: Parameters<InstanceType<LlamaLibrary['LlamaChatSession']>['promptWithMeta']>[1],
      ) {
        const { grammar, maxTokens, signal, onResponseChunk } = options;
        const { systemPrompt: system, contextSequence } = this.#options;
        const say = (words: string, type?: string) => {
          Object.assign(contextSequence.tokenMeter, {
            usedOutputTokens: contextSequence.tokenMeter.usedOutputTokens + 1,
          });
          onResponseChunk({ type, text: words });
        };
        const prompted = { system, text, grammar, maxTokens, signal, say };
        script.prompted.push(prompted);
        return { stopReason: await script.answer(prompted) };
      }
      dispose() {}
    },
  };
  return script;
}
