import { expect, test } from '@jest/globals';
import { CHANNELS } from '#contract/lib/channels.ts';
import { applyOps, bodyOf } from '#domain/article/body.ts';
import { largestCrop } from '#domain/images/crop.ts';
import { CHANNEL } from '#domain/social/channels.ts';
import { htmlOfPost, threadsOf } from '#domain/social/post.ts';
import {
  bestImage,
  cropFor,
  cropOn,
  imagesIn,
  isLargeEnough,
  type PostImage,
} from '#domain/social/postImage.ts';
import { htmlOfFigure } from '#html/figure.ts';
import { sanitiseBlock } from '#server/adapters/html/sanitise.ts';

const sizeOf = ({ width, height }: PostImage) => ({ width: width ?? 0, height: height ?? 0 });
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
  expect(images[0]).toEqual({
    id: 'b1',
    src: '/a/wide',
    alt: 'A "jar"',
    width: 1600,
    height: 900,
    crops: {},
  });
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

// §d.posts.12
test('a crop belongs to one channel and one image, and is kept with the post through both sanitisers', () => {
  const crop = { left: 10, top: 0, width: 600, height: 900 };
  const [, tall] = imagesIn(body);
  if (tall === undefined) throw new Error('no image');
  expect(cropOn(tall, 'x')).toEqual({ left: 0, top: 469, width: 1000, height: 563 });
  const first = applyOps(
    body,
    cropFor(body, imagesIn(body), { image: tall, channel: 'pinterest', crop }),
  );
  const [wide, kept] = imagesIn(first);
  expect(kept).toMatchObject({ src: '/a/tall', crops: { pinterest: crop } });
  expect(sanitiseBlock(first.html[tall.id] ?? '')).toBe(first.html[tall.id]);

  const wideCrop = { left: 0, top: 0, width: 600, height: 900 };
  const of = { image: wide ?? tall, channel: 'pinterest', crop: wideCrop } as const;
  const second = applyOps(first, cropFor(first, imagesIn(first), of));
  expect(bestImage(imagesIn(second), 'pinterest')).toMatchObject({
    src: '/a/wide',
    crops: { pinterest: wideCrop },
  });
  expect(second.html[tall.id]).toBe(body.html[tall.id]);
  const back = { ...of, image: imagesIn(second)[1] ?? tall, crop: null };
  expect(applyOps(second, cropFor(second, imagesIn(second), back)).html).toEqual(body.html);
});

// §d.posts.12
test.each(CHANNELS)('on %s, the middle of any image of a known size can be shown', (channel) => {
  let now = body;
  for (const at of [0, 1, 0, 0]) {
    const [image] = imagesIn(now).slice(at);
    if (image === undefined) throw new Error('no image');
    now = applyOps(now, cropFor(now, imagesIn(now), { image, channel, crop: null }));
    const shown = bestImage(imagesIn(now), channel);
    expect(shown?.id).toBe(image.id);
    expect(shown && cropOn(shown, channel)).toEqual(
      largestCrop(sizeOf(image), CHANNEL[channel].image),
    );
  }
});

// §d.posts.12
test.each([
  ['beyond the image', 'pinterest:500:0:600:900'],
  ['of another shape', 'pinterest:0:0:600:600'],
  ['of no channel', 'nowhere:0:0:600:900'],
  ['of no width', 'pinterest:0:0:0:0'],
])('a crop %s counts as none', (_, crops) => {
  const html = figure('/a/tall', 1000, 1500).replace('<figure>', `<figure data-crops="${crops}">`);
  expect(imagesIn(bodyOf([{ id: 'b', html }]))).toMatchObject([{ src: '/a/tall', crops: {} }]);
});
