/**
 * `npm run verify:gguf`: installs node-llama-cpp and writes with it, from a model of half a megabyte with random weights.
 * It tests the library as the server uses it, not words.
 */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { probe } from '#server/adapters/model/aiSdk/probe.ts';
import { type Engine, EngineError } from '#server/adapters/model/engine.ts';
import { engineOf, modelsOfEnvironment } from '#server/adapters/model/engineOf.ts';
import { ggufModels } from '#server/adapters/model/gguf/ggufModels.ts';
import { libraryIn } from '#server/adapters/model/gguf/llamaLibrary.ts';
import { draftTask, NO_MODEL, runEngine, sectionTask } from '#tests/support/engineRun.ts';
import { tinyModel } from '#tests/support/tinyModel.ts';
import { ensureLlamaLibrary, LIBRARY_FOLDER } from './lib/llamaLibrary.ts';
import { summaryLine } from './lib/suites.ts';

const problem = await ensureLlamaLibrary();
if (problem !== '') throw new Error(problem);

const folder = mkdtempSync(join(tmpdir(), 'toolkit-gguf-'));
const file = join(folder, 'tiny.gguf');
writeFileSync(file, tinyModel());

const logged: object[] = [];
const log = {
  info: (data: object) => void logged.push(data),
  warn: (data: object, message: string) => console.log(`  ${message} ${JSON.stringify(data)}`),
};
const local = ggufModels(() => libraryIn(LIBRARY_FOLDER), log);
const models = modelsOfEnvironment({ ...NO_MODEL, MODEL_GGUF: file });
const engine: Engine = engineOf(models, 'best', { log, local });
/** A model with random words sometimes has nothing to say, or too much; the job queue would try again. */
const MAY_PASS = ['model_answer_unusable', 'model_unavailable'];

const codeOf = (error: unknown) => (error instanceof EngineError ? error.code : String(error));

const CHECKS: Readonly<Record<string, () => Promise<unknown>>> = {
  async 'text, streaming and structured output, with their tokens'() {
    const patience = { answerMs: 60_000, firstWordMs: 60_000, nextWordMs: 60_000 };
    const asked = { model: local.model(file), name: 'tiny.gguf', log, patience };
    const { text, streaming, structured } = await probe(asked, AbortSignal.timeout(60_000));
    assert.deepEqual(
      [text, streaming, structured].map(({ result }) => result),
      ['worked', 'worked', 'worked'],
    );
    const answers = logged.filter((line) => 'outputTokens' in line);
    assert.ok(answers.length >= 3);
    for (const { inputTokens, outputTokens } of answers as Record<string, number>[])
      assert.ok((inputTokens ?? 0) > 10 && (outputTokens ?? 0) > 0);
  },
  async 'an outline in its form'() {
    const outlines = [];
    for (let attempt = 0; attempt < 10 && outlines.length === 0; attempt += 1) {
      const task = { ...draftTask(), kind: 'outline' } as const;
      const plan = engine.plan(task, { signal: AbortSignal.timeout(60_000) });
      outlines.push(...(await plan.then((outline) => [outline]).catch(() => [])));
    }
    assert.ok((outlines[0]?.length ?? 0) >= 3);
  },
  async 'three answers, two at once'() {
    const runs = await Promise.all([1, 2, 3].map(() => runEngine(engine, sectionTask())));
    for (const { error } of runs)
      assert.ok(error === undefined || MAY_PASS.includes(codeOf(error)));
  },
  async 'an abort ends an answer'() {
    const stop = new AbortController();
    const reason = new Error('Enough.');
    const onPiece = () => stop.abort(reason);
    const { error } = await runEngine(engine, sectionTask(), { signal: stop.signal, onPiece });
    assert.ok(error === reason || MAY_PASS.includes(codeOf(error)));
  },
  async 'a text that is too long says so'() {
    const task = sectionTask({ notes: 'coffee '.repeat(40_000) });
    const { error } = await runEngine(engine, task);
    assert.equal(codeOf(error), 'model_context_full');
  },
  async 'the file is loaded once'() {
    assert.equal(logged.filter((line) => 'contextTokens' in line).length, 1);
  },
  async 'the memory is given back, and the file can be loaded again'() {
    await local.release();
    const { error } = await runEngine(engine, sectionTask());
    assert.ok(error === undefined || MAY_PASS.includes(codeOf(error)));
    assert.equal(logged.filter((line) => 'contextTokens' in line).length, 2);
    await local.release();
  },
};

const tally = { passed: 0, failed: 0, skipped: 0 };
for (const [name, check] of Object.entries(CHECKS)) {
  const startedAt = performance.now();
  const broken = await check().then(
    () => null,
    (error: unknown) => error,
  );
  const ms = Math.round(performance.now() - startedAt);
  console.log(`${broken === null ? 'ok    ' : 'FAILED'} ${name} (${ms} ms)`);
  if (broken === null) tally.passed += 1;
  else {
    console.log(broken);
    tally.failed += 1;
  }
}
rmSync(folder, { recursive: true });
console.log(summaryLine(tally));
process.exitCode = tally.failed > 0 ? 1 : 0;
