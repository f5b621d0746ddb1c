type Replaces<T> = (next: T, waiting: T) => boolean;

/**
 * Passes at most one value per `everyMs` as long as each value replaces the one before; a value that is not
 * replaced always passes. A waiting value passes when its time has come, and when the source ends or fails.
 */
export async function* paced<T>(
  source: AsyncIterable<T>,
  everyMs: number,
  replaces: Replaces<T>,
): AsyncGenerator<T> {
  const iterator = source[Symbol.asyncIterator]();
  const waiting: T[] = []; // at most one
  try {
    yield* passing(iterator, waiting, everyMs, replaces);
  } catch (error) {
    yield* waiting.splice(0);
    throw error;
  } finally {
    await iterator.return?.();
  }
  yield* waiting;
}

async function* passing<T>(
  iterator: AsyncIterator<T>,
  waiting: T[],
  everyMs: number,
  replaces: Replaces<T>,
): AsyncGenerator<T, void> {
  let gate = Promise.resolve(OPENED);
  let turn = nextOf(iterator);
  for (;;) {
    const next = await (waiting.length === 0 ? turn : Promise.race([turn, gate]));
    if (next === OPENED) {
      yield* waiting.splice(0);
      gate = opening(everyMs);
    } else if (next.done === true) return;
    else {
      if (!waiting.every((value) => replaces(next.value, value))) yield* waiting.splice(0);
      waiting.splice(0, 1, next.value);
      turn = nextOf(iterator);
    }
  }
}

/** A rejection is handled where the value is awaited; if the reader has left, it is ignored. */
function nextOf<T>(iterator: AsyncIterator<T>): Promise<IteratorResult<T>> {
  const turn = iterator.next();
  turn.catch(() => undefined);
  return turn;
}

const OPENED: unique symbol = Symbol('the gate is open');

function opening(ms: number): Promise<typeof OPENED> {
  return new Promise((resolve) => setTimeout(resolve, ms, OPENED).unref());
}
