import { expect, jest, test } from '@jest/globals';
import { sharedWork } from '#server/lib/sharedWork.ts';
import { deferred } from '#tests/support/deferred.ts';

test('who asks while it runs gets the same; later it is done anew, and for another owner by itself', async () => {
  const shared = sharedWork<number>(10_000);
  const first = deferred<number>();
  const work = jest.fn(() => first.promise);
  const failed = jest.fn();
  const ask = (owner: object) => shared({ owner, key: 'one', work, failed });
  const owner = {};
  const both = [ask(owner), ask(owner)];
  expect(work).toHaveBeenCalledTimes(1);
  first.resolve(1);
  expect(await Promise.all(both)).toEqual([1, 1]);
  work.mockResolvedValueOnce(2).mockResolvedValueOnce(3);
  expect(await Promise.all([ask(owner), ask({})])).toEqual([2, 3]);
  expect(failed).not.toHaveBeenCalled();
});

test('what fails is told once, to all as null', async () => {
  const shared = sharedWork<number>(10_000);
  const failed = jest.fn();
  const work = async () => {
    throw new Error('no');
  };
  const wanted = { owner: {}, key: 'one', work, failed };
  expect(await Promise.all([shared(wanted), shared(wanted)])).toEqual([null, null]);
  expect(failed).toHaveBeenCalledTimes(1);
});

test('nobody waits longer than that, and the work goes on', async () => {
  const shared = sharedWork<number>(0);
  const slow = deferred<number>();
  const work = jest.fn(() => slow.promise);
  const wanted = { owner: {}, key: 'one', work, failed() {} };
  expect(await shared(wanted)).toBeNull();
  expect(await shared(wanted)).toBeNull();
  expect(work).toHaveBeenCalledTimes(1);
  slow.resolve(1);
});
