import { expect, test } from '@jest/globals';
import {
  type Notice,
  noticeClosed,
  noticeShown,
  noticesReducer,
} from '#store/session/notices.slice.ts';

const notice = (id: string): Notice => ({
  id,
  kind: 'info',
  text: 'articleDeleted',
  values: {},
  offer: null,
});
const after = (...actions: Parameters<typeof noticesReducer>[1][]) =>
  actions
    .reduce(noticesReducer, noticesReducer(undefined, { type: '@@start' }))
    .map(({ id }) => id);

test('notices are shown in the order they came, each once, until closed', () => {
  const shown = ['1', '2', '1'].map((id) => noticeShown(notice(id)));
  expect(after(...shown)).toEqual(['2', '1']);
  expect(after(...shown, noticeClosed({ id: '2' }), noticeClosed({ id: 'unknown' }))).toEqual([
    '1',
  ]);
});
