/** Models in GGUF files, which run in this process. A file is loaded once, by the first question to its model. */
import { availableParallelism } from 'node:os';
import { basename } from 'node:path';
import type { LanguageModel } from 'ai';
import pLimit from 'p-limit';
import type { ModelLog } from '../aiSdk/questions.ts';
import { EngineError } from '../engine.ts';
import { flawOfGguf } from './ggufFile.ts';
import { type Answered, ggufLanguageModel, type Question } from './ggufLanguageModel.ts';
import type { Llama, LlamaLibrary, LlamaModel, LlamaSequence } from './llamaLibrary.ts';

export interface LocalModels {
  /** The model in a file. Another file takes its place in memory as soon as nobody asks it anything. */
  model(path: string): LanguageModel;
  /** Ends every answer and frees the memory. */
  release(): Promise<void>;
}

/** Answers that are written at once; further questions wait for their turn. Each needs a context of its own. */
const ANSWERS_AT_ONCE = 2;
/** As much as a section with long notes needs. The library takes less if the model or the memory has less. */
const CONTEXT_MAX_TOKENS = 16_384;
/** What the chat template of a model adds to a question. */
const TEMPLATE_TOKENS = 64;
/** Less room than this is no answer. */
const ANSWER_MIN_TOKENS = 256;
const TEMPERATURE = 0.7;

interface Loaded {
  readonly library: LlamaLibrary;
  readonly llama: Llama;
  readonly model: LlamaModel;
  /** Those that nobody uses. */
  readonly free: LlamaSequence[];
}

interface Entry {
  readonly path: string;
  readonly loaded: Promise<Loaded>;
  readonly limit: ReturnType<typeof pLimit>;
  readonly running: Set<Promise<unknown>>;
  readonly ending: AbortController;
}

export function ggufModels(loadLibrary: () => Promise<LlamaLibrary>, log: ModelLog): LocalModels {
  let binary: Promise<{ readonly library: LlamaLibrary; readonly llama: Llama }> | null = null;
  let current: Entry | null = null;
  const closing = new Set<Promise<void>>();

  const load = async (path: string): Promise<Loaded> => {
    const startedAt = performance.now();
    const flaw = await flawOfGguf(path);
    if (flaw !== null) throw unusable(new Error(`${path} ${flaw}.`));
    binary ??= binaryOf(loadLibrary, log);
    const { library, llama } = await binary.catch((error: unknown) => {
      binary = null; // it may be installed meanwhile
      throw error;
    });
    const { model, free } = await modelIn(llama, path);
    const ms = Math.round(performance.now() - startedAt);
    log.info({ model: basename(path), ms, contextTokens: free[0]?.contextSize }, 'model loaded');
    return { library, llama, model, free };
  };
  const entryOf = (path: string): Entry => {
    if (current?.path === path) return current;
    if (current !== null) close(current);
    const loaded = load(path);
    const limit = pLimit(ANSWERS_AT_ONCE);
    const entry = { path, loaded, limit, running: new Set<never>(), ending: new AbortController() };
    loaded.catch((error: unknown) => {
      log.warn({ err: error, model: basename(path) }, 'model not loaded');
      if (current === entry) current = null; // the next question tries again
    });
    current = entry;
    return entry;
  };
  const close = (entry: Entry): void => {
    if (current === entry) current = null;
    const closed = freed(entry).finally(() => closing.delete(closed));
    closing.add(closed);
  };
  return {
    model: (path) =>
      ggufLanguageModel(basename(path), (question) => answer(entryOf(path), question)),
    async release() {
      current?.ending.abort(new Error('The server stops.'));
      if (current !== null) close(current);
      await Promise.all(closing);
      await (await binary?.catch(() => null))?.llama.dispose();
      binary = null;
    },
  };
}

async function binaryOf(loadLibrary: () => Promise<LlamaLibrary>, log: ModelLog) {
  const library = await loadLibrary();
  const llama = await library
    .getLlama({
      build: 'never',
      skipDownload: true,
      progressLogs: false,
      maxThreads: Math.max(1, availableParallelism() - 1), // one is left for requests
      logLevel: 'warn',
      logger: (level, message) => log.warn({ level }, message.trim()),
    })
    .catch((cause: unknown) => {
      throw new EngineError('model_library_missing', { isTransient: false, cause });
    });
  return { library, llama };
}

async function modelIn(llama: Llama, path: string) {
  const model = await llama.loadModel({ modelPath: path }).catch((cause: unknown) => {
    throw unusable(cause);
  });
  try {
    const contextSize = { max: CONTEXT_MAX_TOKENS };
    const context = await model.createContext({ sequences: ANSWERS_AT_ONCE, contextSize });
    const free = Array.from({ length: ANSWERS_AT_ONCE }, () => context.getSequence());
    return { model, free };
  } catch (cause) {
    await model.dispose();
    throw unusable(cause); // no memory for it, or a model that does not write
  }
}

const unusable = (cause: unknown) =>
  new EngineError('model_file_unusable', { isTransient: false, cause });

/** Frees the memory of a model once the questions to it are answered. */
async function freed({ loaded, running }: Entry): Promise<void> {
  await Promise.allSettled(running);
  const { model } = (await loaded.catch(() => null)) ?? {};
  await model?.dispose();
}

/** Waits for its turn, and for the file. */
async function answer(entry: Entry, question: Question): Promise<Answered> {
  const signal = AbortSignal.any([question.signal, entry.ending.signal]);
  const turn = entry.limit(async () => {
    signal.throwIfAborted();
    return write(await entry.loaded, { ...question, signal });
  });
  entry.running.add(turn);
  turn.catch(() => {}).finally(() => entry.running.delete(turn));
  try {
    return await Promise.race([turn, abortOf(signal)]); // an abort does not wait for its turn
  } catch (error) {
    signal.throwIfAborted();
    if (error instanceof EngineError) throw error;
    throw new EngineError('model_unavailable', { isTransient: true, cause: error });
  }
}

function abortOf(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { once: true });
  });
}

async function write(loaded: Loaded, question: Question): Promise<Answered> {
  const { library, llama, model, free } = loaded;
  const { instructions, prompt, schema, signal, onText, onReasoning } = question;
  const grammar = schema && (await grammarOf(llama, schema));
  const contextSequence = free.pop();
  if (contextSequence === undefined) throw new Error('More answers than sequences.');
  const inputTokens = model.tokenize(`${instructions}\n${prompt}`).length + TEMPLATE_TOKENS;
  const room = contextSequence.contextSize - inputTokens;
  const meter = contextSequence.tokenMeter;
  const usedBefore = meter.usedOutputTokens;
  try {
    // Beyond its context, the library would forget the beginning of the question.
    if (room < ANSWER_MIN_TOKENS)
      throw new EngineError('model_context_full', { isTransient: false });
    const session = new library.LlamaChatSession({
      contextSequence,
      systemPrompt: instructions,
      forceAddSystemPrompt: true,
      autoDisposeSequence: false,
    });
    try {
      const { stopReason } = await session.promptWithMeta(prompt, {
        signal,
        maxTokens: Math.min(question.maxTokens, room),
        temperature: TEMPERATURE,
        ...(grammar && { grammar }),
        onResponseChunk: ({ type, text }) => (type === undefined ? onText(text) : onReasoning()),
      });
      const outputTokens = meter.usedOutputTokens - usedBefore;
      return { inputTokens, outputTokens, isCutOff: stopReason === 'maxTokens' };
    } finally {
      session.dispose();
    }
  } finally {
    free.push(contextSequence);
  }
}

/** A schema that the library cannot hold a model to: the same is asked for in words. */
const grammarOf = (llama: Llama, schema: object): Promise<object> =>
  llama.createGrammarForJsonSchema(schema).catch((cause: unknown) => {
    throw new EngineError('model_refused_request', { isTransient: false, cause });
  });
