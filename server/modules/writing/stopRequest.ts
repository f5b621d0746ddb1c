import type { JobId } from '#db/schema/ids.ts';
import type { Deps } from '../../deps.ts';
import { paced } from '../../lib/paced.ts';
import type { Appended } from '../work/jobEvent.service.ts';
import { stopAsked } from '../work/stopSignal.api.ts';

/** A growing text is written at most this often. */
const WRITE_EVERY_MS = 100;

interface Writing<Piece> {
  readonly jobId: JobId;
  /** Of the worker: it ends. */
  readonly signal: AbortSignal;
  /** Starts the engine. */
  write(signal: AbortSignal): AsyncIterable<Piece>;
  /** Whether a piece can be left out because the next one has all of it. */
  replaces(next: Piece, waiting: Piece): boolean;
  append(piece: Piece): Promise<Appended>;
}

/** Writes the pieces of an engine until it is done, or the job is over or asked to stop. */
export async function writeUntilStopped<Piece>(
  deps: Pick<Deps, 'orm' | 'wakeups' | 'log'>,
  { jobId, signal, write, replaces, append }: Writing<Piece>,
): Promise<Appended> {
  const stop = stopAsked(deps, jobId);
  const done = new AbortController(); // otherwise an engine that waits for its model would not notice
  const pieces = write(AbortSignal.any([signal, stop.signal, done.signal]));
  try {
    for await (const piece of paced(pieces, WRITE_EVERY_MS, replaces)) {
      signal.throwIfAborted();
      const appended = await append(piece);
      if (appended === 'written') continue;
      done.abort();
      return appended;
    }
    return 'written';
  } catch (error) {
    if (stop.signal.aborted && !signal.aborted) return 'stopping';
    throw error;
  } finally {
    stop.forget();
  }
}
