import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { type Engine, EngineError } from '#server/adapters/model/engine.ts';
import { engineOf, modelsOfEnvironment } from '#server/adapters/model/engineOf.ts';
import { flawOfGguf } from '#server/adapters/model/gguf/ggufFile.ts';
import { ggufModels, type LocalModels } from '#server/adapters/model/gguf/ggufModels.ts';
import { libraryIn } from '#server/adapters/model/gguf/llamaLibrary.ts';
import {
  draftTask,
  NO_MODEL,
  proposalTask,
  runEngine,
  runProposal,
  sectionTask,
} from '#tests/support/engineRun.ts';
import { type Prompted, type ScriptedLlama, scriptedLlama } from '#tests/support/scriptedLlama.ts';
import { tinyModel } from '#tests/support/tinyModel.ts';

const SILENT = { info() {}, warn() {} };

let folder: string;
let llama: ScriptedLlama;
let local: LocalModels;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'toolkit-gguf-'));
  for (const name of ['one.gguf', 'other.gguf']) writeFileSync(join(folder, name), tinyModel());
  llama = scriptedLlama();
  local = ggufModels(() => llama.load(), SILENT);
});
afterEach(async () => {
  await local.release();
  rmSync(folder, { recursive: true });
});

const engine = (name = 'one.gguf', models = local): Engine => {
  const read = modelsOfEnvironment({ ...NO_MODEL, MODEL_GGUF: join(folder, name) });
  return engineOf(read, 'best', { log: SILENT, local: models });
};
const write = (name?: string) => runEngine(engine(name), sectionTask());
const codeOf = ({ error }: { readonly error: unknown }) =>
  error instanceof EngineError ? [error.code, error.isTransient] : error;
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(setImmediate);
};

/** Answers that end when the test lets them. */
function held(): { readonly prompted: Prompted; end(reason?: string): void }[] {
  const open: { prompted: Prompted; end(reason?: string): void }[] = [];
  llama.answer = (prompted) =>
    new Promise((resolve, reject) => {
      prompted.signal.addEventListener('abort', () => reject(prompted.signal.reason));
      open.push({ prompted, end: (reason = 'eogToken') => resolve(reason) });
    });
  return open;
}

// §d.installation.7
test('the first question loads the file, once; the stop of the server gives it back', async () => {
  expect(llama.done).toEqual([]);
  const runs = await Promise.all([write(), write(), write()]);
  for (const { error, blocks } of runs) {
    expect(error).toEqual(undefined);
    expect(blocks).toEqual(['<p>Hello.</p>']);
  }
  expect(llama.done).toEqual(['binary', 'load one.gguf']);
  await local.release();
  expect(llama.done.slice(2)).toEqual(['free one.gguf', 'free binary']);
});

test('text streams, reasoning does not become text, and tokens are counted', async () => {
  llama.answer = async ({ say }) => {
    say('Well.', 'segment');
    say('One ');
    say('**two**.');
    return 'eogToken';
  };
  const { alternatives, answers, pieces } = await runProposal(engine(), proposalTask());
  expect(alternatives[0]).toEqual(['<p>One <strong>two</strong>.</p>']);
  expect(pieces).toBeGreaterThan(3);
  expect(answers[0]).toMatchObject({ model: 'one.gguf', outputTokens: 3 });
  expect(answers[0]?.inputTokens).toBeGreaterThan(64);
  expect(llama.prompted[0]?.system).toMatch(/\w/);
});

test('an outline is held to its form by a grammar; where that is not possible, it is asked for in words', async () => {
  const sections = ['Why', 'How', 'What'].map((heading) => ({ heading, points: [] }));
  const signal = AbortSignal.timeout(5000);
  llama.answer = async ({ say, grammar }) => {
    say(grammar === undefined ? `Here: ${JSON.stringify({ sections })}` : '{}');
    return 'eogToken';
  };
  const plan = () => engine().plan({ ...draftTask(), kind: 'outline' }, { signal });
  expect((await plan()).map(({ heading }) => heading)).toEqual(['Why', 'How', 'What']);
  expect(llama.prompted.map(({ grammar }) => grammar !== undefined)).toEqual([true, false]);
  expect(llama.prompted[0]?.grammar).toMatchObject({ schema: { type: 'object' } });
  llama.flaw.grammar = new Error('oneOf is not known');
  expect(await plan()).toHaveLength(3);
  expect(llama.prompted).toHaveLength(3);
});

// §d.installation.7
test('two answers are written at once; the next ones wait, and an abort does not', async () => {
  const open = held();
  const stop = new AbortController();
  const runs = [write(), write()];
  await until(() => open.length === 2);
  const waiting = write();
  const stopped = runEngine(engine(), sectionTask(), { signal: stop.signal });
  stop.abort(new Error('Enough.'));
  expect((await stopped).error).toEqual(new Error('Enough.'));
  expect(open).toHaveLength(2);
  const [first] = open;
  first?.prompted.say('One.');
  first?.end();
  await until(() => open.length === 3);
  for (const { prompted, end } of open.slice(1)) {
    prompted.say('Two.');
    end();
  }
  for (const run of [...runs, waiting]) expect((await run).error).toBeUndefined();
});

test('an abort ends the answer that is written', async () => {
  const open = held();
  const stop = new AbortController();
  const run = runEngine(engine(), sectionTask(), { signal: stop.signal });
  await until(() => open.length === 1);
  const reason = new Error('Enough.');
  stop.abort(reason);
  expect((await run).error).toBe(reason);
  expect(open[0]?.prompted.signal.aborted).toBe(true);
});

test('what does not fit is said, and an answer never outgrows the context', async () => {
  await write();
  const { maxTokens = 0 } = llama.prompted[0] ?? {};
  expect(maxTokens).toBeGreaterThan(256);
  expect(maxTokens).toBeLessThan(4096);
  await local.release();
  llama.contextSize = 300;
  expect(codeOf(await write())).toEqual(['model_context_full', false]);
  expect(llama.prompted).toHaveLength(1);
});

test('an answer at the most tokens is cut off, and goes on in the next attempt', async () => {
  llama.answer = async ({ say }) => {
    say('One two');
    return 'maxTokens';
  };
  const run = await write();
  expect(codeOf(run)).toEqual(['model_unavailable', true]);
  expect(run.error).toMatchObject({ isCutOff: true });
  expect(run.blocks).toEqual(['<p>One two</p>']);
});

// §d.installation.7 §d.installation.9
test.each([
  ['model', 'model_file_unusable', false],
  ['context', 'model_file_unusable', false],
] as const)(
  'a file whose %s cannot be had says so, and is tried again',
  async (what, code, again) => {
    llama.flaw[what] = new Error('no memory');
    expect(codeOf(await write())).toEqual([code, again]);
    llama.flaw = {};
    expect((await write()).error).toBeUndefined();
    const loaded = llama.done.filter((line) => line.startsWith('load'));
    const freed = llama.done.filter((line) => line.startsWith('free'));
    expect(loaded.length - freed.length).toBe(1);
  },
);

test('an error of the library while it writes may pass', async () => {
  llama.answer = async ({ say }) => {
    say('One');
    throw new Error('decode failed');
  };
  expect(codeOf(await write())).toEqual(['model_unavailable', true]);
});

test('another file takes the place of the first one once its answers are written', async () => {
  const open = held();
  const first = write();
  await until(() => open.length === 1);
  const second = write('other.gguf');
  await until(() => open.length === 2);
  expect(llama.done).toEqual(['binary', 'load one.gguf', 'load other.gguf']);
  for (const { prompted, end } of open) {
    prompted.say('Done.');
    end();
  }
  expect((await first).error).toEqual(undefined);
  expect((await second).error).toEqual(undefined);
  await until(() => llama.done.length === 4);
  expect(llama.done.at(-1)).toBe('free one.gguf');
});

test('the stop of the server ends what is being written', async () => {
  const open = held();
  const run = write();
  await until(() => open.length === 1);
  await local.release();
  expect((await run).error).toBeDefined();
  expect(llama.done.slice(-2)).toEqual(['free one.gguf', 'free binary']);
});

// §d.installation.7
test('without the library it says what to install, and finds it once it is there', async () => {
  const none = ggufModels(() => libraryIn(folder), SILENT);
  const run = () => runEngine(engine('one.gguf', none), sectionTask());
  expect(codeOf(await run())).toEqual(['model_library_missing', false]);
  const scripted = llama.load;
  let isThere = false;
  const later = ggufModels(() => (isThere ? scripted() : libraryIn(folder)), SILENT);
  const laterRun = () => runEngine(engine('one.gguf', later), sectionTask());
  expect(codeOf(await laterRun())).toEqual(['model_library_missing', false]);
  isThere = true;
  expect((await laterRun()).error).toBeUndefined();
  await later.release();
});

test('a file is checked before it is loaded', async () => {
  const file = (name: string, content: string | Buffer) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  expect(await flawOfGguf(join(folder, 'one.gguf'))).toBeNull();
  expect(await flawOfGguf(folder)).toBe('is not a file');
  expect(await flawOfGguf(join(folder, 'none.gguf'))).toBe('does not exist');
  expect(await flawOfGguf(file('page.gguf', '<html></html>'))).toBe('is not a GGUF file');
  expect(await flawOfGguf(file('short.gguf', 'GGUF'))).toBe('is not a GGUF file');
  expect(await flawOfGguf(file('future.gguf', 'GGUF9999'))).toBe('is not a GGUF file');
  expect(codeOf(await write('none.gguf'))).toEqual(['model_file_unusable', false]);
  expect(llama.done).toEqual([]);
});
