import { Readable } from 'node:stream';

/** One server-sent event, with or without a number, or `null` for a keep-alive comment. */
export type SseMessage<T> = { readonly id?: number; readonly data: T } | null;

/** Serialises messages. A slow reader pauses the source, a closed connection ends it. */
export function sseStream(messages: AsyncIterable<SseMessage<unknown>>): Readable {
  // At most one message ahead: the rest waits for a stalled client in the database.
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
