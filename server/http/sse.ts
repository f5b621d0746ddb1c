import { Readable } from 'node:stream';

/** One server-sent event, with a number or without, or `null` for a sign of life while nothing happens. */
export type SseMessage<T> = { readonly id?: number; readonly data: T } | null;

/** Messages on the wire. A slow reader stops the source, a closed connection ends it. */
export function sseStream(messages: AsyncIterable<SseMessage<unknown>>): Readable {
  // One message ahead at most: what waits for a stalled client stays in the database.
  return Readable.from(frames(messages), { objectMode: false, highWaterMark: 1 });
}

async function* frames(messages: AsyncIterable<SseMessage<unknown>>): AsyncGenerator<string> {
  yield ': open\n\n'; // sends the headers, so that the page knows it is connected
  for await (const message of messages) {
    yield message === null ? ': alive\n\n' : frameOf(message);
  }
}

function frameOf({ id, data }: NonNullable<SseMessage<unknown>>): string {
  return `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify(data)}\n\n`;
}
