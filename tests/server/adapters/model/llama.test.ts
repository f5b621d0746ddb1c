import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { ModelProtocol } from '#contract/installation/installation.route.ts';
import type { WritingTask } from '#domain/writing/writingTask.ts';
import { headingLevel, textOfHtml } from '#html/text.ts';
import { workingOutline } from '#server/adapters/model/embedded/embeddedEngine.ts';
import { type Engine, EngineError, type Written } from '#server/adapters/model/engine.ts';
import { engineOf } from '#server/adapters/model/engineOf.ts';
import {
  draftTask,
  type EngineRun,
  NO_FILES,
  NOTHING,
  runEngine,
  sectionTask,
} from '#tests/support/engineRun.ts';
import { type LlamaServer, startLlamaServer } from '#tests/support/llamaServer.ts';
import { llamaFiles } from '#tools/lib/llama.ts';

const files = llamaFiles();
const describeWithLlama = files === null ? describe.skip : describe;

const SILENT = { info() {}, warn() {} };
/** A model with random words sometimes gives an unusable answer. */
const ATTEMPTS = 20;

let server: LlamaServer;

const engineOver =
  (protocol: ModelProtocol) =>
  (key = server.apiKey): Engine => {
    const { baseUrl: address, model } = server;
    const models = { protocol, address, key, fast: model, best: model, image: null };
    return engineOf(models, 'best', { log: SILENT, local: NO_FILES });
  };
const openAi = engineOver('openai');
const anthropic = engineOver('anthropic');

/** Writes like the job queue: after a failed attempt, the next one continues there. */
async function writeAll(engine: Engine, task: WritingTask, from: Written = NOTHING) {
  let written = from;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const run = await runEngine(engine, task, { written });
    if (run.error === undefined) return run;
    expect(run.error).toMatchObject({ code: 'model_answer_unusable', isTransient: true });
    written = run;
  }
  throw new Error('The model had nothing to say.');
}

function expectWholeDraft({ outline, blocks }: Pick<EngineRun, 'outline' | 'blocks'>) {
  expect(blocks[0]).toBe('<h1>Cold brew coffee</h1>');
  const planned = outline ?? [];
  const parts = planned.filter(({ isPart }) => isPart === true).map(({ heading }) => heading);
  const headings = blocks.filter(
    // A model puts headings of the third level within a section, too.
    (html) =>
      html.startsWith('<h2>') || (headingLevel(html) === 3 && parts.includes(textOfHtml(html))),
  );
  expect(headings.map((html) => [headingLevel(html), textOfHtml(html)])).toEqual(
    planned.map(({ heading, isPart }) => [isPart === true ? 3 : 2, heading]),
  );
  for (const [at, html] of blocks.entries()) {
    expect(html).toMatch(/^<(h[1-6]|p|ul|ol|blockquote|pre|table)>/);
    const isLast = at === blocks.length - 1 || blocks[at + 1]?.startsWith('<h2>');
    if (html.startsWith('<h2>')) expect(isLast).toBe(false); // there is text in every section
  }
}

describeWithLlama('with a model server (llama.cpp, fetched by `npm test` on Debian)', () => {
  beforeAll(async () => {
    if (files !== null) server = await startLlamaServer(files);
  });
  afterAll(() => server.stop());

  test('an outline comes from the model, in the form that the server enforces', async () => {
    const outlines: unknown[] = [];
    const { signal } = new AbortController();
    for (let attempt = 0; attempt < 5; attempt += 1) {
      for await (const piece of openAi().write(draftTask(), { signal, written: NOTHING })) {
        if (piece.type === 'outline') outlines.push(piece.outline);
        break;
      }
    }
    const own = workingOutline(draftTask());
    expect(outlines).toHaveLength(5);
    expect(outlines.some((outline) => JSON.stringify(outline) !== JSON.stringify(own))).toBe(true);
  });

  describe.each([
    ['the OpenAI protocol', openAi],
    ['the Anthropic protocol', anthropic],
  ])('over %s', (_name, engine) => {
    test('a draft has its title, and text in every section of its outline', async () => {
      expectWholeDraft(await writeAll(engine(), draftTask()));
    });

    test('a section is text without a heading of its own level', async () => {
      const { blocks } = await writeAll(engine(), sectionTask());
      expect(blocks.length).toBeGreaterThan(0);
      expect(blocks.join('')).not.toMatch(/<h[12]>/);
    });

    test('a draft that is stopped again and again continues without a gap', async () => {
      let written: Written = NOTHING;
      for (const count of [1, 2, 4, 7]) {
        const stop = new AbortController();
        const kept = written.blocks.slice(0, -1);
        const run = await runEngine(engine(), draftTask(), {
          written,
          signal: stop.signal,
          onPiece: (_piece, blocks) => {
            if (blocks.length > count) stop.abort();
          },
        });
        expect(run.blocks.slice(0, kept.length)).toEqual(kept);
        written = run;
      }
      const whole = await writeAll(engine(), draftTask(), written);
      expect(whole.blocks.slice(0, written.blocks.length - 1)).toEqual(written.blocks.slice(0, -1));
      expectWholeDraft(whole);
    });

    test('a wrong key is rejected', async () => {
      const { error } = await runEngine(engine('not the key'), draftTask());
      expect(error).toBeInstanceOf(EngineError);
      expect(error).toMatchObject({ code: 'model_key_rejected', isTransient: false });
    });

    test('notes that exceed the context window are refused for good', async () => {
      const notes = 'This is far more than it can read. '.repeat(600);
      const { error, outline } = await runEngine(engine(), draftTask({ notes }));
      expect(error).toMatchObject({ code: 'model_context_full', isTransient: false });
      expect(outline).toBeNull(); // nothing has begun
    });
  });
});
