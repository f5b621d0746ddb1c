/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { embedImages, missingImages } from '#services/transfer/write/ownImages.ts';

const fetched = jest.fn<typeof fetch>();
beforeAll(() => {
  globalThis.fetch = fetched;
});
afterEach(() => void fetched.mockReset());

const OURS = `${location.origin}/content/assets/x`;
const figureOf = (src: string) => {
  const figure = document.createElement('figure');
  figure.innerHTML = `<img src="${src}">`;
  return figure;
};
const answer = (blob: Blob, ok = true) => ({ ok, blob: async () => blob }) as Response;

// §d.images.13
test('our images are put into the file, each read once; those of other sites stay', async () => {
  fetched.mockImplementation(async () => answer(new Blob(['tea'], { type: 'image/png' })));
  const figures = [
    figureOf(OURS),
    figureOf(OURS),
    figureOf('https://example.com/content/assets/y'),
  ];
  expect(await embedImages(figures)).toBe(0);
  const data = `data:image/png;base64,${btoa('tea')}`;
  expect(figures.map((figure) => figure.querySelector('img')?.getAttribute('src'))).toEqual([
    data,
    data,
    'https://example.com/content/assets/y',
  ]);
  expect(fetched.mock.calls).toEqual([[OURS]]);
});

test.each([
  ['is gone', async () => answer(new Blob([]), false)],
  ['cannot be reached', () => Promise.reject(new Error('offline'))],
])('an image that %s keeps its address, and is counted once', async (_what, reply) => {
  fetched.mockImplementation(reply);
  const figure = figureOf(OURS);
  expect(await embedImages([figure, figureOf(OURS)])).toBe(1);
  expect(missingImages([figure], new Map())).toBe(1);
  expect(missingImages([figure], new Map([[OURS, 'loaded']]))).toBe(0);
  expect(figure.querySelector('img')?.src).toBe(OURS);
});
