import { without } from '../lib/machineFamily.ts';
import { plainSlice } from '../lib/plainSlice.ts';

interface OfIntent {
  /** What is asked for. */
  readonly intent: string;
}

/** Request ids of what may have been created although the answer was lost: asking for the same again is the same request. */
export const unanswered = plainSlice<Readonly<Record<string, string>>>()('unanswered', {
  initial: {},
  changes: {
    asked: (from, { intent, requestId }: OfIntent & { readonly requestId: string }) => ({
      ...from,
      [intent]: requestId,
    }),
    answered: (from, { intent }: OfIntent) => without(from, intent),
  },
  selectors: { selectId: (ids, intent: string): string | null => ids[intent] ?? null },
});
