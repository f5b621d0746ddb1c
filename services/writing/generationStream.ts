import type { PortError } from '#contract/lib/problems.ts';
import type { Caller } from '../http/caller.ts';
import { networkError } from '../http/portError.ts';
import type { Unsubscribe } from '../lib/definePorts.ts';
import type { GenerationPorts } from './writing.ports.ts';

/** Job events and lists of work as server-sent events, read with fetch because EventSource cannot send our headers. */
export function createGenerationStream(caller: Caller): GenerationPorts {
  return {
    follow: (args, listener) =>
      following(listener, ({ readJobEvents }, connection, tell) =>
        readJobEvents(caller, args, connection, tell),
      ),
    followWork: (args, listener) =>
      following(listener, ({ readWork }, connection, tell) =>
        readWork(caller, args, connection, tell),
      ),
  };
}

interface Closed {
  readonly type: 'closed';
  readonly error: PortError | null;
}

type Readers = typeof import('./readStream.ts');

/** Reads a stream until it ends or is unsubscribed. */
function following<Message extends object>(
  listener: (message: Message | Closed) => void,
  read: (
    readers: Readers,
    connection: AbortController,
    tell: (message: Message | Closed) => void,
  ) => Promise<PortError | null>,
): Unsubscribe {
  const connection = new AbortController();
  let isOver = false;
  const tell = (message: Message | Closed) => {
    if (!isOver) listener(message);
  };
  import('./readStream.ts') // loaded with the first stream
    .then((readers) => read(readers, connection, tell))
    .catch(networkError)
    .then((error) => tell({ type: 'closed', error }));
  return () => {
    isOver = true;
    connection.abort();
  };
}
