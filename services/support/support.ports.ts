import type { ReportHolds } from '#contract/support/report.route.ts';
import type {
  LogSource,
  Moment,
  MomentAsked,
  ReplayMessage,
} from '#domain/support/sessionReplay.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

/** The log of a session as it would leave the page. */
export interface PreparedLog {
  /** Of this page: no two have the same. */
  readonly number: number;
  readonly holds: Exclude<ReportHolds, 'nothing'>;
  readonly lines: number;
  readonly chars: number;
  /** The first lines and the last ones, long ones cut. */
  readonly first: readonly string[];
  readonly last: readonly string[];
  /** How much of the session it holds, from 0 to 1. */
  readonly share: number;
}

export type RecordingPorts = {
  /** Makes the log that a report would hold, of the session until now, and keeps it; null if none was recorded. */
  prepare(of: { readonly withWords: boolean }): Promise<PreparedLog | null>;
  /** What was prepared last as a report holds it: gzip as Base64, in parts. */
  pack(): Promise<readonly string[]>;
  /** Lets the browser save what was prepared last as a file. */
  save(): Promise<void>;
  /** The version of the page, and how the browser names itself. */
  origin(): Promise<{ readonly build: string; readonly browser: string }>;
  /** Records from the next load of the page on, which begins now. */
  begin(): Promise<void>;
};

export type ReplayPorts = {
  /**
   * Replays a log in a worker, and tells what is known of it as it goes on; the last message is `ended`, `refused` or `stopped`. The worker
   * keeps the replayed session until the page unsubscribes.
   */
  follow(source: LogSource, listener: (message: ReplayMessage) => void): Unsubscribe;
  /** Returns a moment of the session that is followed, or the nearest one that is replayed; null if there is none yet. Rejects with kind 'worker' if it fails. */
  moment(asked: MomentAsked): Promise<Moment | null>;
};
