/** @jest-environment jsdom */
import { expect, test } from '@jest/globals';
import { addressesOfFile, figuresOfFile } from '#services/transfer/pageLists.ts';

const LIST = 'Page,Clicks\nhttps://a.example/,5\n';
const fileOf = (text: string) => {
  const bytes = new TextEncoder().encode(text);
  const file = new File([bytes], 'Pages.csv', { lastModified: Date.UTC(2026, 4, 20) });
  // jsdom's files cannot be read.
  return Object.assign(file, { arrayBuffer: async () => bytes.buffer });
};

// §d.audits.5
test('figures without a day are of the day on which the file was saved, unless another one is named', async () => {
  expect(await figuresOfFile(fileOf(LIST), { since: null, until: null })).toMatchObject({
    periods: [{ until: '2026-05-20' }],
  });
  expect(
    await figuresOfFile(fileOf(LIST), { since: '2026-04-01', until: '2026-04-30' }),
  ).toMatchObject({
    periods: [{ until: '2026-04-30', days: 30 }],
  });
});

// §d.audits.1
test('addresses are read; a file that is gone or too large is refused', async () => {
  expect(await addressesOfFile(fileOf(LIST))).toMatchObject({
    pages: [{ url: 'https://a.example/' }],
  });
  expect(await addressesOfFile(undefined)).toEqual({ refusal: 'empty' });
  const large = Object.defineProperty(fileOf(LIST), 'size', { value: 21 * 1024 * 1024 });
  expect(await figuresOfFile(large, { since: null, until: null })).toEqual({ refusal: 'tooLarge' });
});
