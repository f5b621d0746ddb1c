import type { PortError } from '#contract/lib/problems.ts';
import type { JobList } from '#contract/work/job.schema.ts';
import type { GenerationEvent, Resumed } from '#contract/writing/content.schema.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type GenerationPorts = {
  /**
   * Follows the events of a job after `lastSeq`. The listener gets the block that they continue, if there is one,
   * each event once and in order, and one `closed` message, which ends the subscription.
   */
  follow(
    args: { readonly workspaceId: string; readonly jobId: string; readonly lastSeq: number },
    listener: (message: StreamMessage) => void,
  ): Unsubscribe;
  /**
   * Follows the list of work of a workspace: the list now, and again whenever it changes, until nothing runs; then one
   * `closed` message.
   */
  followWork(
    args: { readonly workspaceId: string },
    listener: (message: WorkMessage) => void,
  ): Unsubscribe;
};

export type StreamMessage =
  | { readonly type: 'resumed'; readonly block: Resumed }
  | { readonly type: 'event'; readonly seq: number; readonly event: GenerationEvent }
  | Closed;

export type WorkMessage = { readonly type: 'list'; readonly list: JobList } | Closed;

/** `error` is null when the server ended the stream. */
interface Closed {
  readonly type: 'closed';
  readonly error: PortError | null;
}
