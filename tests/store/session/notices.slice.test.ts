import { expect, test } from '@jest/globals';
import { type Notice, notices } from '#store/session/notices.slice.ts';

const notice = (id: string): Notice => ({
  id,
  kind: 'info',
  text: 'articleDeleted',
  values: {},
  offer: null,
});
const after = (...actions: Parameters<typeof notices.reducer>[1][]) =>
  actions
    .reduce(notices.reducer, notices.reducer(undefined, { type: '@@start' }))
    .map(({ id }) => id);

test('notices are shown in the order they came, each once, until closed', () => {
  const shown = ['1', '2', '1'].map((id) => notices.shown(notice(id)));
  expect(after(...shown)).toEqual(['2', '1']);
  expect(after(...shown, notices.closed({ id: '2' }), notices.closed({ id: 'unknown' }))).toEqual([
    '1',
  ]);
});
