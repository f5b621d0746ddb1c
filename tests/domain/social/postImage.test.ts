import { expect, test } from '@jest/globals';
import { bodyOf } from '#domain/article/body.ts';
import { htmlOfPost, threadsOf } from '#domain/social/post.ts';
import { bestImage, imagesIn, isLargeEnough } from '#domain/social/postImage.ts';
import { htmlOfFigure } from '#html/figure.ts';

const figure = (src: string, width: number | null, height: number | null, alt = 'A "jar"') =>
  htmlOfFigure({ src, width, height, alt, caption: '' });
const body = bodyOf(
  [
    htmlOfPost({ channel: 'x', variant: 1, text: 'Jars' }),
    figure('/a/wide', 1600, 900),
    figure('/a/tall', 1000, 1500),
    figure('/a/unknown', null, null),
  ].map((html, at) => ({ id: `b${at}`, html })),
);

// §d.posts.11
test('images are no texts; each channel shows the one whose ratio is nearest', () => {
  expect(threadsOf(body)).toMatchObject([{ channel: 'x', parts: [{ text: 'Jars' }] }]);
  const images = imagesIn(body);
  expect(images[0]).toEqual({ id: 'b1', src: '/a/wide', alt: 'A "jar"', width: 1600, height: 900 });
  const shown = (['x', 'pinterest', 'instagram'] as const).map(
    (one) => bestImage(images, one)?.src,
  );
  expect(shown).toEqual(['/a/wide', '/a/tall', '/a/tall']);
  expect(bestImage(images.slice(2), 'x')?.src).toBe('/a/unknown');
  expect(bestImage([], 'x')).toBeNull();
});

// §d.posts.11
test('an image with fewer pixels than the channel shows is too small', () => {
  const [wide, tall, unknown] = imagesIn(body);
  expect(wide && isLargeEnough(wide, 'x')).toBe(true);
  expect(tall && isLargeEnough(tall, 'instagram')).toBe(false);
  expect(unknown && isLargeEnough(unknown, 'x')).toBeNull();
});
