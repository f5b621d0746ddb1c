import { contentRoutes } from '#domain/contract/content.route.ts';
import type { GenerationEvent, Resumed } from '#domain/contract/content.schema.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { type Caller, headersOf } from '../http/credentials.ts';
import { pathOf } from '../http/endpoint.ts';
import { errorOfAnswer, networkError } from '../http/portError.ts';
import type { GenerationPorts, StreamMessage } from '../services.ts';

/** The server gives a sign of life every 15 s; a stream without one for this long is dead. */
const SILENCE_MS = 45_000;

type FollowArgs = Parameters<GenerationPorts['follow']>[0];
type Tell = (message: StreamMessage) => void;

/** Job events as server-sent events, read with fetch because EventSource cannot send our headers. */
export function createGenerationStream(caller: Caller): GenerationPorts {
  return {
    follow(args, listener) {
      const connection = new AbortController();
      let isOver = false;
      const tell: Tell = (message) => {
        if (!isOver) listener(message);
      };
      readStream(caller, args, connection, tell).then((error) => tell({ type: 'closed', error }));
      return () => {
        isOver = true;
        connection.abort();
      };
    },
  };
}

/** Answers with what ended the stream; null when it was the server. */
async function readStream(
  caller: Caller,
  args: FollowArgs,
  connection: AbortController,
  tell: Tell,
): Promise<PortError | null> {
  const silence = onSilence(() => connection.abort(new Error('The stream has gone silent.')));
  try {
    const response = await connect(caller, args, connection.signal);
    if (!response.ok || response.body === null) return await refusalOf(response);
    const parser = await eventParser(tell);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      silence.broken();
      parser.feed(read.value);
    }
    return null;
  } catch (error) {
    return networkError(error);
  } finally {
    silence.ended();
  }
}

function connect(caller: Caller, args: FollowArgs, signal: AbortSignal): Promise<Response> {
  return fetch(caller.baseUrl + pathOf('content', contentRoutes.getJobEvents, args), {
    headers: {
      ...headersOf(caller),
      Accept: 'text/event-stream',
      'Last-Event-ID': String(args.lastSeq),
    },
    signal,
  });
}

async function refusalOf(response: Response): Promise<PortError> {
  const body: unknown = await response.json().catch(() => null);
  const retryAfter = response.headers.get('retry-after');
  return errorOfAnswer({ status: response.status, body, retryAfter });
}

/** Loaded with the first stream. */
async function eventParser(tell: Tell) {
  const { createParser } = await import('eventsource-parser');
  return createParser({
    onEvent({ id, data }) {
      const event = JSON.parse(data) as GenerationEvent | Resumed;
      if (event.type === 'resumed') tell({ type: 'resumed', block: event });
      else tell({ type: 'event', seq: Number(id), event });
    },
  });
}

/** Calls back when nothing has broken the silence for SILENCE_MS. */
function onSilence(callback: () => void) {
  let timer = setTimeout(callback, SILENCE_MS);
  return {
    broken() {
      clearTimeout(timer);
      timer = setTimeout(callback, SILENCE_MS);
    },
    ended: () => clearTimeout(timer),
  };
}
