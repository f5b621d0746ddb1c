/** What tests ask a server with, wherever it runs. It loads nothing of the server. */
import type { AskedRequest } from '#db/madeOnce.ts';
import type { Engine, Engines } from '#server/adapters/model/engine.ts';

// biome-ignore lint/suspicious/noExplicitAny: whatever the server answered; each test says what that has to be
export type Json = any;

export const API = '/content/api/v1';

/** The secret that other API servers send to the embedded host. */
export const API_SECRET = 'known to API servers alone';

/** The same engine for every task. */
export const always = (engine: Engine): Engines => ({
  engineFor: async () => engine,
  enginesFor: async () => ({ engine, spare: null }),
  changed() {},
});

export const nextRequestId = (): string => `request-${crypto.randomUUID().slice(0, 8)}`;

/** A request of nobody, for calls below the API. */
export const anAsked = (): AskedRequest => ({
  userId: '',
  address: '',
  requestId: crypto.randomUUID(),
  inputHash: '',
});

export function draftRequest(change: Record<string, unknown> = {}) {
  return {
    requestId: nextRequestId(),
    topic: 'Email marketing',
    keywords: ['newsletter'],
    language: 'en',
    location: '',
    notes: 'We send one newsletter a month.',
    ...change,
  };
}

export interface SseEvent {
  /** Null if it has no number. */
  readonly id: number | null;
  readonly data: Json;
}

export function parseSse(text: string): SseEvent[] {
  return text
    .split('\n\n')
    .map((frame) => /^(?:id: (\d+)\n)?data: (.*)$/s.exec(frame))
    .filter((match) => match !== null)
    .map(([, id, data]) => ({
      id: id === undefined ? null : Number(id),
      data: JSON.parse(data ?? ''),
    }));
}

const PATIENCE_MS = 30_000;
const FIRST_PAUSE_MS = 5;
const LONGEST_PAUSE_MS = 80;

/** Waits until `condition` holds. What takes longer is asked for less often: most conditions ask the server. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + PATIENCE_MS;
  let pauseMs = FIRST_PAUSE_MS;
  while (!(await condition())) {
    if (Date.now() > end) throw new Error(`Waited in vain for ${condition}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
    pauseMs = Math.min(pauseMs * 1.5, LONGEST_PAUSE_MS);
  }
}
