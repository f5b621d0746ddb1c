/** Short messages between the processes on one database. A hint may be lost, the database tells the truth. */
export interface Signals {
  /** Tells every process, this one too. Never rejects: a hint that is lost costs a moment. */
  send(topic: string): void;
  /** Calls back for every topic until the returned function is called. */
  receive(listener: (topic: string) => void): () => void;
}

/** Passes the topics that reach this process to its listeners. */
export function signalHub(): { tell(topic: string): void; receive: Signals['receive'] } {
  const listeners = new Set<(topic: string) => void>();
  return {
    tell(topic) {
      for (const listener of listeners) listener(topic);
    },
    receive(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** For a database that only one process has open. */
export function localSignals(): Signals {
  const { tell, receive } = signalHub();
  return { send: tell, receive };
}
