export interface RequestIds {
  /** The id of the request for this: the same as before as long as the same is asked for, as its answer may have been lost. */
  of(what: string): string;
  /** It was answered: the same again is another request. */
  answered(): void;
}

export function createRequestIds(): RequestIds {
  let last: { readonly what: string; readonly id: string } | null = null;
  return {
    of(what) {
      if (last?.what !== what) last = { what, id: newRequestId() };
      return last.id;
    },
    answered() {
      last = null;
    },
  };
}

/** `crypto.randomUUID` exists only in secure contexts. */
export const newRequestId = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
