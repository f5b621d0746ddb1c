interface Listeners<T> {
  /** Returns a function that unsubscribes. */
  add(listener: (news: T) => void): () => void;
  tell(news: T): void;
  readonly size: number;
}

export function createListeners<T>(): Listeners<T> {
  // One entry per subscription: the same function may subscribe twice.
  const subscriptions = new Set<{ readonly listener: (news: T) => void }>();
  return {
    add(listener) {
      const subscription = { listener };
      subscriptions.add(subscription);
      return () => void subscriptions.delete(subscription);
    },
    tell(news) {
      for (const { listener } of [...subscriptions]) listener(news);
    },
    get size() {
      return subscriptions.size;
    },
  };
}
