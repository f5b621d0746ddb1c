import { afterAll, expect, test } from '@jest/globals';
import {
  COVER_BYLINE_MAX_CHARS,
  COVER_LAYOUTS,
  COVER_SIZES,
  COVER_TITLE_MAX_CHARS,
} from '#contract/images/coverBounds.ts';
import type { CoverDesign } from '#domain/images/cover.ts';
import { CROP_FORMATS } from '#domain/images/crop.ts';
import { coverPool } from '#server/adapters/cover/coverPool.ts';
import { readImage } from '#server/adapters/image/readImage.ts';

const pool = coverPool();
afterAll(() => pool.close());

const design: CoverDesign = {
  title: 'How to brew cold coffee',
  byline: 'Example',
  layout: 'plain',
  size: 'link',
  background: '#14344f',
  accent: '#e2725b',
};

// §d.images.6
test('the same design gives the same bytes, also in another thread; each part of it gives others', async () => {
  const other = coverPool();
  const draw = async (change: Partial<CoverDesign> = {}, of = pool) =>
    Buffer.from((await of.draw({ ...design, ...change })).png ?? []).toString('base64');
  const changes: Partial<CoverDesign>[] = [
    {},
    { title: 'Tea' },
    { byline: '' },
    { background: '#144f34' },
    { accent: '#5b72e2' },
    ...COVER_LAYOUTS.slice(1).map((layout) => ({ layout })),
    ...COVER_SIZES.slice(1).map((size) => ({ size })),
  ];
  const drawn = await Promise.all(changes.map((change) => draw(change)));
  expect(new Set(drawn).size).toBe(changes.length);
  expect(await draw({}, other)).toBe(drawn[0]);
  await other.close();
});

// §d.images.6
test.each(COVER_SIZES)('a cover of the size %s is a PNG of these pixels', async (size) => {
  const { png } = await pool.draw({ ...design, size });
  expect(readImage(png ?? new Uint8Array())).toMatchObject({
    type: 'image/png',
    ...CROP_FORMATS[size],
  });
});

// §d.images.7
test.each([
  ['Как заварить холодный чай — Ελληνικά và tiếng Việt', []],
  ['Kaffee 日本 ☕', ['日', '本', '☕']],
])('%s lacks %j', async (title, missing) => {
  const drawn = await pool.draw({ ...design, title });
  expect(drawn).toMatchObject({ missing, png: expect.any(Uint8Array) });
  const readable = title.replaceAll(/[日本☕]/gu, '').trim();
  const same = await pool.draw({ ...design, title: readable });
  expect(Buffer.from(drawn.png ?? [])).toEqual(Buffer.from(same.png ?? []));
});

// §d.images.7
test('a title without a letter that can be drawn gives no image', async () => {
  expect(await pool.draw({ ...design, title: '日本' })).toEqual({
    png: null,
    missing: ['日', '本'],
  });
});

// §d.images.7
test('the longest and widest title fits in every layout and size', async () => {
  const longest = {
    title: 'W'.repeat(COVER_TITLE_MAX_CHARS),
    byline: 'W'.repeat(COVER_BYLINE_MAX_CHARS),
  };
  for (const layout of COVER_LAYOUTS)
    for (const size of COVER_SIZES)
      await expect(pool.draw({ ...design, ...longest, layout, size })).resolves.toMatchObject({
        missing: [],
      });
});
