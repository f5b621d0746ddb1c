import { networkError } from '../http/portError.ts';
import type { Caller } from '../http/caller.ts';
import type { GenerationPorts, StreamMessage } from './writing.ports.ts';

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
