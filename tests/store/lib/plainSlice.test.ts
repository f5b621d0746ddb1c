import { expect, test } from '@jest/globals';
import { plainSlice } from '#store/lib/plainSlice.ts';
import { request } from '#store/lib/transitions.ts';

interface Draft {
  readonly text: string;
}
const draft = plainSlice<Draft | null>()('draft', {
  initial: null,
  changes: {
    written: (state, { text }: Draft) => (state?.text === text ? state : { text }),
    cleared: () => null,
  },
  requests: { sendRequested: request<{ readonly to: string }>() },
  selectors: { selectLength: (state) => state?.text.length ?? 0 },
});

type State = ReturnType<typeof draft.reducer>;
type Action = Parameters<typeof draft.reducer>[1];
const after = (...actions: readonly Action[]) =>
  actions.reduce<State | undefined>(draft.reducer, undefined);

test('a change is an action of its name, and may lead to null', () => {
  const state = after(draft.written({ text: 'a' }));
  expect(state).toEqual({ text: 'a' });
  expect(draft.reducer(state, draft.written({ text: 'a' }))).toBe(state);
  expect(after(draft.written({ text: 'a' }), draft.cleared())).toBeNull();
});

test('a request and an unknown action return the same state', () => {
  const state = after(draft.written({ text: 'a' }));
  expect(draft.reducer(state, draft.sendRequested({ to: 'b' }))).toBe(state);
  expect(draft.reducer(state, { type: 'draft/unknown' })).toBe(state);
});

test('selectors read the state of the page, or the initial one if the reducer is not loaded', () => {
  expect(draft.selectLength({ draft: { text: 'ab' } })).toBe(2);
  expect(draft.select({})).toBe(null);
  expect(draft.selectLength({})).toBe(0);
});
