import { createParser, type EventSourceMessage } from 'eventsource-parser';
import { answerShapes } from '#contract/answerShapes.ts';
import { jsonOfResponse, requireOurs } from '#contract/lib/answer.ts';
import type { PortError } from '#contract/lib/problems.ts';
import type { Route } from '#contract/lib/route.ts';
import { misfit, type Shape } from '#contract/lib/shape.ts';
import type { JobList } from '#contract/work/job.schema.ts';
import { contentRoutes } from '#contract/writing/content.route.ts';
import type { GenerationEvent, Resumed } from '#contract/writing/content.schema.ts';
import { type CallArgs, type Caller, headersOf, pathOf } from '../http/caller.ts';
import { errorOfRefusal } from '../http/refusal.ts';
import type { GenerationPorts, StreamMessage, WorkMessage } from './writing.ports.ts';

/** The server sends a heartbeat every 15 s; a stream without one for this long is dead. */
const SILENCE_MS = 45_000;

/** A stream of the contract, and what becomes of its messages. */
interface Stream {
  readonly route: Route;
  readonly args: CallArgs;
  readonly headers?: Readonly<Record<string, string>>;
  /** Throws on a message that does not match the contract. */
  take(message: EventSourceMessage): void;
}

type FollowArgs = Parameters<GenerationPorts['follow']>[0];

/** Passes on the events of a job; see `readStream`. */
export function readJobEvents(
  caller: Caller,
  args: FollowArgs,
  connection: AbortController,
  tell: (message: StreamMessage) => void,
): Promise<PortError | null> {
  const headers = { 'Last-Event-ID': String(args.lastSeq) };
  const route = contentRoutes.getJobEvents;
  return readStream(caller, { route, args, headers, take: eventsTo(tell) }, connection);
}

/** Passes on the list of work whenever it changes; see `readStream`. */
export function readWork(
  caller: Caller,
  args: { readonly workspaceId: string },
  connection: AbortController,
  tell: (message: WorkMessage) => void,
): Promise<PortError | null> {
  const take = ({ data }: EventSourceMessage) => {
    const list = JSON.parse(data) as JobList;
    requireShape(listShape, { list });
    tell({ type: 'list', list });
  };
  return readStream(caller, { route: contentRoutes.followJobs, args, take }, connection);
}

/**
 * Passes on messages until the stream ends. Resolves with the server's refusal, or with null if the server ended the
 * stream. Rejects if the connection breaks or a message does not match the contract.
 */
async function readStream(
  caller: Caller,
  stream: Stream,
  connection: AbortController,
): Promise<PortError | null> {
  const silence = onSilence(() => connection.abort(new Error('The stream has gone silent.')));
  try {
    const response = await connect(caller, stream, connection.signal);
    if (!response.ok || response.body === null) return await refusalOf(response);
    requireOurs(response.headers, ['text/event-stream']);
    const parser = createParser({ onEvent: stream.take });
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

function connect(
  caller: Caller,
  { route, args, headers }: Stream,
  signal: AbortSignal,
): Promise<Response> {
  return fetch(caller.baseUrl + pathOf({ group: 'content', route }, args), {
    headers: { ...headersOf(caller), Accept: 'text/event-stream', ...headers },
    signal,
  });
}

async function refusalOf(response: Response): Promise<PortError> {
  const { status, headers } = response;
  return errorOfRefusal({ status, headers, body: await jsonOfResponse(response) });
}

const eventShape = { fields: { event: answerShapes.content.getJobEvents } } as const;
const seqShape = { fields: { seq: 'positive' } } as const;

const listShape = { fields: { list: answerShapes.content.followJobs } } as const;

/** Throws on an unknown or malformed event: skipping it would leave a gap in the article. */
const eventsTo =
  (tell: (message: StreamMessage) => void) =>
  ({ id, data }: EventSourceMessage): void => {
    const event = JSON.parse(data) as GenerationEvent | Resumed;
    requireShape(eventShape, { event });
    if (event.type === 'resumed') {
      tell({ type: 'resumed', block: event });
      return;
    }
    const seq = Number(id);
    requireShape(seqShape, { seq });
    tell({ type: 'event', seq, event });
  };

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
