import { jsonOfResponse, requireOurs } from '#domain/contract/answer.ts';
import { contentRoutes } from '#domain/contract/content.route.ts';
import type { PortError } from '#domain/contract/problems.ts';
import { type Caller, headersOf } from '../http/credentials.ts';
import { pathOf } from '../http/endpoint.ts';
import { errorOfRefusal, networkError } from '../http/portError.ts';
import type { GenerationPorts, StreamMessage } from '../services.ts';

/** The server gives a sign of life every 15 s; a stream without one for this long is dead. */
const SILENCE_MS = 45_000;

const JOB_EVENTS = { group: 'content', route: contentRoutes.getJobEvents };

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
    requireOurs(response.headers, ['text/event-stream']);
    const { jobEventParser } = await import('./jobEventParser.ts'); // with the first stream
    const parser = jobEventParser(tell);
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
    connection.abort(); // what could not be read on is not left open
  }
}

function connect(caller: Caller, args: FollowArgs, signal: AbortSignal): Promise<Response> {
  return fetch(caller.baseUrl + pathOf(JOB_EVENTS, args), {
    headers: {
      ...headersOf(caller),
      Accept: 'text/event-stream',
      'Last-Event-ID': String(args.lastSeq),
    },
    signal,
  });
}

/** Throws like a connection that broke when it is not our server that refuses. */
async function refusalOf(response: Response): Promise<PortError> {
  const { status, headers } = response;
  return errorOfRefusal({ status, headers, body: await jsonOfResponse(response) });
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
