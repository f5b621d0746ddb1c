/** A language model whose answers are a hostile text: as it is or, where an object is asked for, in each text of that. */
import type { AskedModel } from '#server/adapters/model/aiSdk/questions.ts';
import { ggufLanguageModel } from '#server/adapters/model/gguf/ggufLanguageModel.ts';

interface JsonSchema {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly enum?: readonly unknown[];
}

function objectOf(schema: JsonSchema, text: string): unknown {
  if (schema.enum !== undefined) return schema.enum[0];
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, of]) => [name, objectOf(of, text)]),
      );
    case 'array':
      return [objectOf(schema.items ?? {}, text)];
    case 'number':
    case 'integer':
      return 1;
    case 'boolean':
      return true;
    default:
      return text;
  }
}

/** As servers send it. */
const PIECE_CHARS = 64;
const PATIENCE_MS = 600_000;

export const hostileModel = (text: string): AskedModel => ({
  model: ggufLanguageModel('hostile', async ({ schema, onText }) => {
    const answer = schema === null ? text : JSON.stringify(objectOf(schema, text));
    for (let at = 0; at < answer.length; at += PIECE_CHARS)
      onText(answer.slice(at, at + PIECE_CHARS));
    return { inputTokens: 1, outputTokens: 1, isCutOff: false };
  }),
  name: 'hostile',
  log: { info() {}, warn() {} },
  patience: { answerMs: PATIENCE_MS, firstWordMs: PATIENCE_MS, nextWordMs: PATIENCE_MS },
});
