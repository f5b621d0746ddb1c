import { afterEach, expect, test } from '@jest/globals';
import type { PostTask } from '#domain/writing/writingTask.ts';
import { EngineError } from '#server/adapters/model/engine.ts';
import { engineOf, modelsOfEnvironment } from '#server/adapters/model/engineOf.ts';
import { NO_FILES, NO_MODEL, NOTHING, postTask, runEngine } from '#tests/support/engineRun.ts';
import { answerJson, startServer, type TestServer } from '#tests/support/httpServer.ts';

const SILENT = { info() {}, warn() {} };

let model: TestServer;
afterEach(() => model.close());

/** Writes with a model that gives these answers in order, and repeats the last one. */
async function write(
  answers: readonly (readonly string[])[],
  task: Partial<PostTask> = {},
  written: readonly string[] = [],
) {
  const prompts: string[] = [];
  model = await startServer(async (response, { body }) => {
    const { messages } = body as { readonly messages: readonly { readonly content: string }[] };
    const texts = answers[Math.min(prompts.length, answers.length - 1)];
    prompts.push(messages.map(({ content }) => content).join('\n'));
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
  const config = { ...NO_MODEL, MODEL_BASE_URL: `${model.url}/v1`, MODEL_NAME: 'm' };
  const options = { log: SILENT, local: NO_FILES };
  const engine = engineOf(modelsOfEnvironment(config), 'best', options);
  const run = await runEngine(engine, postTask(task), {
    written: { ...NOTHING, blocks: written },
  });
  return { ...run, prompts };
}

const x = (text: string, variant = 1) =>
  `<p data-channel="x" data-variant="${variant}">${text}</p>`;

// §d.posts.4
test('each channel is asked for once, with the material and its limit', async () => {
  const { blocks, prompts } = await write([['For X'], ['For LinkedIn']]);
  expect(blocks).toEqual([
    x('For X'),
    '<p data-channel="linkedin" data-variant="1">For LinkedIn</p>',
  ]);
  expect(prompts).toHaveLength(2);
  expect(prompts[0]).toContain('study of 1,200 jars');
  expect(prompts[0]).toContain('at most 280 characters');
});

// §d.markdown.3
test('marks of Markdown are not part of a post', async () => {
  const { blocks } = await write([['**Tip:**2*3*4 *jars*']], { channels: ['x'] });
  expect(blocks).toEqual([x('Tip:2*3*4 jars')]);
});

// §d.posts.9
test('a figure that the material does not have is marked in the text', async () => {
  const { blocks } = await write([['Of 1,200 jars, 90% were of glass']], { channels: ['x'] });
  expect(blocks).toEqual([
    '<p data-channel="x" data-variant="1" data-unproven="90%">Of 1,200 jars, 90% were of glass</p>',
  ]);
});

// §d.posts.6
test('no link but that of the writer', async () => {
  const link = 'https://example.com/jars';
  const { blocks } = await write([['See https://evil.example/a and evil.com now']], {
    channels: ['x'],
    link,
  });
  expect(blocks).toEqual([x(`See  and  now<br><br>${link}`)]);
});

// §d.posts.6
test('a text that is too long is asked for once more, and then stays', async () => {
  const long = 'long '.repeat(80).trim();
  const better = await write([[long], ['Short']], { channels: ['x'] });
  expect(better.blocks).toEqual([x('Short')]);
  expect(better.prompts[1]).toContain('<too_long>');
  await model.close();
  const { blocks, prompts } = await write([[long]], { channels: ['x'] });
  expect(blocks).toEqual([x(long)]);
  expect(prompts).toHaveLength(2);
});

// §d.posts.4
test('a run goes on behind the texts that are written', async () => {
  const { blocks, prompts } = await write(
    [['Second', 'Third']],
    { channels: ['linkedin', 'x'], variants: 2 },
    ['<p>a</p>', '<p>b</p>', x('Known')],
  );
  expect(blocks).toEqual(['<p>a</p>', '<p>b</p>', x('Known'), x('Third', 2)]);
  expect(prompts).toHaveLength(1);
});

test('an answer without enough texts fails for now', async () => {
  const { error } = await write([['']]);
  expect(error).toBeInstanceOf(EngineError);
  expect(error).toMatchObject({ code: 'model_answer_unusable', isTransient: true });
});
