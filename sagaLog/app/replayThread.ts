/** Answers a page that looks at a log: replays it in slices, between which it says how far it is and shows moments. */
import type { LogRefusal } from '#domain/support/sessionReplay.ts';
import type { ReplayAnswer, ReplayRequest } from '#services/support/replayMessages.ts';
import { NotALog } from './logText.ts';
import { ReplayedSession } from './replayedSession.ts';

const SLICE_MS = 40;
const TOLD_EVERY_MS = 250;
/** Telling the story takes longer the longer it is: at most a part of the time. */
const SHARE_OF_TELLING = 10;
const MAX_DETAIL_CHARS = 300;

interface Thread {
  /** Of this code. */
  readonly build: string;
  readonly post: (answer: ReplayAnswer) => void;
  /** Resolves when what has come in meanwhile is handled. */
  readonly pause: () => Promise<void>;
  readonly now: () => number;
}

/** Returns what handles a request. A thread replays one log. */
export function replayThread({ build, post, pause, now }: Thread) {
  let session: ReplayedSession | null = null;

  async function follow(id: number, log: Blob): Promise<void> {
    const opened = new ReplayedSession(await log.text());
    session = opened;
    post({ id, message: { type: 'read', ...opened.head, ownBuild: build } });
    let toldAt = Number.NEGATIVE_INFINITY;
    for (let isOver = false; !isOver; ) {
      const until = now() + SLICE_MS;
      isOver = opened.advance(() => now() >= until);
      if (isOver || now() >= toldAt) {
        const began = now();
        post({ id, message: { type: 'progressed', ...opened.progress() } });
        toldAt = now() + Math.max(TOLD_EVERY_MS, (now() - began) * SHARE_OF_TELLING);
      }
      await pause();
    }
    const end = opened.end();
    if (end !== null) post({ id, message: { type: 'ended', ...end } });
  }

  return async (request: ReplayRequest): Promise<void> => {
    const { id } = request;
    if (request.type === 'follow')
      await follow(id, request.log).catch((error: unknown) =>
        post({ id, message: { type: 'refused', ...refusalOf(error) } }),
      );
    else post({ id, moment: session?.moment(request.asked) ?? null });
  };
}

function refusalOf(error: unknown): LogRefusal {
  if (error instanceof NotALog) return { fault: error.fault, detail: '' };
  const { message = '' } = Object(error) as { readonly message?: unknown };
  return { fault: 'line', detail: String(message).slice(0, MAX_DETAIL_CHARS) };
}
