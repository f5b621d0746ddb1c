import { networkError } from '../http/portError.ts';
import type { Caller } from '../http/credentials.ts';
import type { GenerationEvent, Resumed } from '#contract/content.schema.ts';
import type { PortError } from '#contract/problems.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';

export type GenerationPorts = {
  /**
   * Follows the events of a job from behind `lastSeq`. The listener gets the block that they go on
   * from, if there is one, each event once and in order, then one `closed` message; after that the
   * subscription is over.
   */
  follow(
    args: { readonly workspaceId: string; readonly jobId: string; readonly lastSeq: number },
    listener: (message: StreamMessage) => void,
  ): Unsubscribe;
};

export type StreamMessage =
  | { readonly type: 'resumed'; readonly block: Resumed }
  | { readonly type: 'event'; readonly seq: number; readonly event: GenerationEvent }
  /** `error` is null when the server ended the stream. */
  | { readonly type: 'closed'; readonly error: PortError | null };

/** Job events as server-sent events, read with fetch because EventSource cannot send our headers. */
export function createGenerationStream(caller: Caller): GenerationPorts {
  return {
    follow(args, listener) {
      const connection = new AbortController();
      let isOver = false;
      const tell = (message: StreamMessage) => {
        if (!isOver) listener(message);
      };
      import('./readStream.ts') // loaded with the first stream
        .then(({ readStream }) => readStream(caller, args, connection, tell))
        .catch(networkError)
        .then((error) => tell({ type: 'closed', error }));
      return () => {
        isOver = true;
        connection.abort();
      };
    },
  };
}
