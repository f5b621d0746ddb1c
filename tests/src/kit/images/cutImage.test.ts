/** @jest-environment #tests/support/pageEnvironment.js */
import { afterEach, expect, jest, test } from '@jest/globals';
import { cutImage } from '#src/kit/images/cutImage.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

// §d.images.4 §d.posts.12
test('the part that was chosen is cut out, also if the file is larger than it is shown', async () => {
  const drawImage = jest.fn();
  const canvas = HTMLCanvasElement.prototype;
  jest.spyOn(canvas, 'getContext').mockReturnValue({ drawImage } as never);
  jest.spyOn(canvas, 'toBlob').mockImplementation((done) => done(new Blob([])));
  jest.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(1200);
  jest.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(600);
  HTMLImageElement.prototype.decode = async () => undefined; // jsdom has none
  const shown = { src: '/a', name: 'jar.png', type: 'image/png', width: 400, height: 200 };
  const crop = { left: 100, top: 20, width: 200, height: 100 };
  await cutImage(shown, crop, { width: 800, height: 400 });
  expect(drawImage.mock.calls[0]?.slice(1)).toEqual([300, 60, 600, 300, 0, 0, 800, 400]);
});
