import type { DraftRequest } from '#domain/contract/content.schema.ts';

export interface WriteOptions {
  readonly signal: AbortSignal;
  /** Blocks that are written already: the work goes on behind them. */
  readonly from: number;
}

/** Something that writes a draft, one block of HTML at a time. */
export interface Engine {
  /** Name of the model; null for an engine that writes without one. */
  readonly model: string | null;
  write(input: DraftRequest, options: WriteOptions): AsyncIterable<string>;
}
