/**
 * The part of node-llama-cpp that is used. It is no dependency of the server: only who has a GGUF file installs it, into a
 * folder of its own (`npm run models:gguf`).
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EngineError } from '../engine.ts';

export interface LlamaLibrary {
  getLlama(options: LlamaOptions): Promise<Llama>;
  readonly LlamaChatSession: new (options: SessionOptions) => LlamaSession;
}

interface LlamaOptions {
  /** never: only the binaries that came with the packages. */
  readonly build: 'never';
  readonly skipDownload: true;
  readonly progressLogs: false;
  readonly maxThreads: number;
  readonly logLevel: 'warn';
  logger(level: string, message: string): void;
}

/** The binary, loaded. */
export interface Llama {
  loadModel(options: { readonly modelPath: string }): Promise<LlamaModel>;
  /** Makes a model answer in the form of a JSON schema. Throws for what it does not know of JSON schema. */
  createGrammarForJsonSchema(schema: object): Promise<object>;
  dispose(): Promise<void>;
}

export interface LlamaModel {
  tokenize(text: string): readonly unknown[];
  createContext(options: {
    readonly sequences: number;
    readonly contextSize: { readonly max: number };
  }): Promise<{ getSequence(): LlamaSequence }>;
  dispose(): Promise<void>;
}

/** The memory of one conversation at a time. */
export interface LlamaSequence {
  readonly contextSize: number;
  readonly tokenMeter: { readonly usedOutputTokens: number };
}

interface SessionOptions {
  readonly contextSequence: LlamaSequence;
  readonly systemPrompt: string;
  readonly forceAddSystemPrompt: true;
  readonly autoDisposeSequence: false;
}

interface LlamaSession {
  promptWithMeta(text: string, options: PromptOptions): Promise<{ readonly stopReason: string }>;
  dispose(): void;
}

interface PromptOptions {
  readonly signal: AbortSignal;
  readonly maxTokens: number;
  readonly temperature: number;
  readonly grammar?: object;
  /** A chunk with a type is part of the reasoning. */
  onResponseChunk(chunk: { readonly type?: string | undefined; readonly text: string }): void;
}

const entryIn = (folder: string) => join(folder, 'node_modules/node-llama-cpp/dist/index.js');

export const isLibraryIn = (folder: string): boolean => existsSync(entryIn(folder));

/** Loads the library. @throws {EngineError} if it is not installed. */
export async function libraryIn(folder: string): Promise<LlamaLibrary> {
  if (!isLibraryIn(folder)) throw new EngineError('model_library_missing', { isTransient: false });
  const library: unknown = await import(pathToFileURL(entryIn(folder)).href);
  return library as LlamaLibrary; // the version that the lock file beside it pins
}
