import { expect, test } from '@jest/globals';
import { randomIds, uuidOf } from '#services/lib/ids.ts';

const UUID_V4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;

test('ids are random version-4 UUIDs', () => {
  const ids = Array.from({ length: 1000 }, randomIds.next);
  expect(new Set(ids).size).toBe(1000);
  expect(ids.every((id) => UUID_V4.test(id))).toBe(true);
});

test('so they are where the browser makes none itself', () => {
  expect(uuidOf(new Uint8Array(16).fill(0xff))).toBe('ffffffff-ffff-4fff-bfff-ffffffffffff');
  expect(uuidOf(new Uint8Array(16))).toBe('00000000-0000-4000-8000-000000000000');
});
