import type {
  LogSource,
  Moment,
  MomentAsked,
  ReplayMessage,
} from '#domain/support/sessionReplay.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type ReplayPorts = {
  /**
   * Replays a log in a worker, and tells what is known of it as it goes on; the last message is `ended`, `refused` or `stopped`. The worker
   * keeps the replayed session until the page unsubscribes.
   */
  follow(source: LogSource, listener: (message: ReplayMessage) => void): Unsubscribe;
  /** Returns a moment of the session that is followed, or the nearest one that is replayed; null if there is none yet. Rejects with kind 'worker' if it fails. */
  moment(asked: MomentAsked): Promise<Moment | null>;
};

export type ReplayRequest =
  | { readonly type: 'follow'; readonly id: number; readonly log: Blob }
  | { readonly type: 'moment'; readonly id: number; readonly asked: MomentAsked };

export type ReplayAnswer =
  | { readonly id: number; readonly message: ReplayMessage }
  | { readonly id: number; readonly moment: Moment | null };
