import { expect, test } from '@jest/globals';
import { inParts, readInParts } from '#db/inParts.ts';

test('rows are written in their order, in parts of at most so many, one after the other', async () => {
  const written: number[][] = [];
  let writing = 0;
  await inParts(
    [1, 2, 3, 4, 5],
    async (part) => {
      writing += 1;
      expect(writing).toBe(1);
      await Promise.resolve();
      written.push(part);
      writing -= 1;
    },
    2,
  );
  expect(written).toEqual([[1, 2], [3, 4], [5]]);
});

test('without rows, nothing is written', async () => {
  await inParts([], () => Promise.reject(new Error('nothing to write')));
});

test.each([0, 1, 199, 200, 401])(
  '%i rows are read once each, whatever their number',
  async (most) => {
    const all = Array.from({ length: most }, (_, at) => ({ position: 2 * at }));
    const asked: number[] = [];
    const rows = await readInParts(async (after, size) => {
      asked.push(after);
      return all.filter(({ position }) => position > after).slice(0, size);
    });
    expect(rows).toEqual(all);
    expect(asked).toHaveLength(Math.floor(most / 200) + 1);
  },
);
