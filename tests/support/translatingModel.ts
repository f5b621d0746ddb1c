/** A model server with the OpenAI protocol that translates: a test says how. */
import { answerJson, startServer, type TestServer } from './httpServer.ts';

export interface Question {
  readonly texts: readonly string[];
  /** The whole prompt. */
  readonly prompt: string;
}

export interface TranslatingModel extends Pick<TestServer, 'url' | 'close'> {
  readonly questions: readonly Question[];
}

const TEXTS = /<texts>\n([\s\S]*?)\n<\/texts>/;

/** `answer` returns a text for each that was asked for; null: the server is out of order. A missing text is left out. */
export async function startTranslatingModel(
  answer: (
    question: Question,
  ) => Promise<readonly (string | undefined)[] | null> | readonly (string | undefined)[] | null,
): Promise<TranslatingModel> {
  const questions: Question[] = [];
  const server = await startServer(async (response, { body }) => {
    const { messages } = body as { readonly messages: readonly { readonly content: string }[] };
    const prompt = messages.at(-1)?.content ?? '';
    const asked = JSON.parse(TEXTS.exec(prompt)?.[1] ?? '[]') as readonly {
      readonly text: string;
    }[];
    const question = { texts: asked.map(({ text }) => text), prompt };
    questions.push(question);
    const answers = await answer(question);
    if (answers === null) return answerJson(response, 503, {});
    const texts = answers.flatMap((text, at) => (text === undefined ? [] : [{ n: at + 1, text }]));
    const message = { role: 'assistant', content: JSON.stringify({ texts }) };
    answerJson(response, 200, {
      id: 'c',
      created: 0,
      model: 'm',
      object: 'chat.completion',
      choices: [{ index: 0, message, finish_reason: 'stop' }],
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
    });
  });
  return { url: server.url, questions, close: server.close };
}
