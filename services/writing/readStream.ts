import { createParser } from 'eventsource-parser';
import { jsonOfResponse, requireOurs } from '#contract/answer.ts';
import { answerShapes } from '#contract/answerShapes.ts';
import { contentRoutes } from '#contract/content.route.ts';
import type { GenerationEvent, Resumed } from '#contract/content.schema.ts';
import type { PortError } from '#contract/problems.ts';
import { misfit, type Shape } from '#contract/shape.ts';
import { type Caller, headersOf, pathOf } from '../http/caller.ts';
import { errorOfRefusal } from '../http/refusal.ts';
import type { GenerationPorts, StreamMessage } from './writing.ports.ts';

/** The server sends a heartbeat every 15 s; a stream without one for this long is dead. */
const SILENCE_MS = 45_000;

const JOB_EVENTS = { group: 'content', route: contentRoutes.getJobEvents };

type FollowArgs = Parameters<GenerationPorts['follow']>[0];
type Tell = (message: StreamMessage) => void;

/**
 * Passes on the events of a job until the stream ends. Resolves with the server's refusal, or with null if the
 * server ended the stream. Rejects if the connection breaks or the events do not match the contract.
 */
export async function readStream(
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
    const parser = parserOf(tell);
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      silence.broken();
      parser.feed(read.value);
    }
    return null;
  } finally {
    silence.ended();
    connection.abort(); // a stream that nobody reads must not stay open
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

async function refusalOf(response: Response): Promise<PortError> {
  const { status, headers } = response;
  return errorOfRefusal({ status, headers, body: await jsonOfResponse(response) });
}

const eventShape = { fields: { event: answerShapes.content.getJobEvents } } as const;
const seqShape = { fields: { seq: 'positive' } } as const;

/** Throws on an unknown or malformed event: skipping it would leave a gap in the article. */
function parserOf(tell: Tell) {
  return createParser({
    onEvent({ id, data }) {
      const event = JSON.parse(data) as GenerationEvent | Resumed;
      requireShape(eventShape, { event });
      if (event.type === 'resumed') return tell({ type: 'resumed', block: event });
      const seq = Number(id);
      requireShape(seqShape, { seq });
      tell({ type: 'event', seq, event });
    },
  });
}

function requireShape(shape: Shape, value: unknown): void {
  const wrong = misfit(shape, value, 'message');
  if (wrong !== null) throw new Error(`${wrong} does not match the contract.`);
}

/** Calls back after SILENCE_MS without a call of `broken`. */
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
