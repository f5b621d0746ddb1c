import { expect, test } from '@jest/globals';
import { z } from 'zod';
import { contractSchemas } from '#contract/contract.schema.ts';
import {
  BLOCK_MAX_CHARS,
  BLOCK_MAX_DEPTH,
  exceededBy,
  MOST_BLOCKS,
} from '#contract/lib/blockBounds.ts';
import type { EndpointSchemas } from '#contract/lib/route.ts';
import { depthOf } from '#html/openTags.ts';

test.each([
  ['<p>a</p>', 1],
  ['<ul><li>a<ul><li>b</li></ul></li></ul>', 4],
  ['<p>a<p>b<p>c', 1],
  ['<ul><li>a<li>b<li>c</ul>', 2],
  ['<table><tr><td>a<th>b<tr><td>c</table>', 3],
  ['<p><br><img src="x"><hr>', 1],
  ['<p><em>a</p><p><em>b</p>', 2],
  ['</em></p>', 0],
  ['<em><em><em>', 3],
  ['a < b', 0],
])('%s is nested so deeply: %s', (html, depth) => {
  expect(depthOf(html)).toBe(depth);
});

const nested = (depth: number): string => '<em>'.repeat(depth);

test('a block is refused beyond its bounds, and not before', () => {
  expect(exceededBy('a'.repeat(BLOCK_MAX_CHARS))).toBeNull();
  expect(exceededBy('a'.repeat(BLOCK_MAX_CHARS + 1))).toEqual({
    problem: 'block_too_long',
    most: BLOCK_MAX_CHARS,
    given: BLOCK_MAX_CHARS + 1,
  });
  expect(exceededBy(nested(BLOCK_MAX_DEPTH))).toBeNull();
  expect(exceededBy(nested(BLOCK_MAX_DEPTH + 1))).toEqual({
    problem: 'block_too_deep',
    most: BLOCK_MAX_DEPTH,
    given: BLOCK_MAX_DEPTH + 1,
  });
});

const parsed = (schema: z.ZodType | undefined, value: unknown) =>
  z.safeParse(schema ?? z.never(), value).error?.issues.map(({ path, message, ...issue }) => ({
    path: path.join('.'),
    message,
    problem: (issue as { params?: { problem?: string } }).params?.problem,
  }));

const save = (ops: readonly unknown[]) => ({ baseVersion: 1, requestId: '12345678', ops });
const put = (html: string) => ({ op: 'put', id: 'a', after: null, html });

test('what is refused of a save says which block, which bound and what was given', () => {
  const { body } = contractSchemas.article.updateArticle;
  expect(parsed(body, save([put('<p>a</p>'), put(nested(150))]))).toEqual([
    {
      path: 'ops.1.html',
      message: 'At most 100 elements in one another; these are 150.',
      problem: 'block_too_deep',
    },
  ]);
  const many = Array(MOST_BLOCKS + 1).fill({ op: 'remove', id: 'a' });
  expect(parsed(body, save(many))).toEqual([
    { path: 'ops', message: 'At most 20000 blocks; these are 20001.', problem: 'too_many_blocks' },
  ]);
  expect(parsed(body, save(many.slice(1)))).toBeUndefined();
});

type Json = { readonly [key: string]: unknown };

/** The texts of a request that are HTML, by their path. */
function* htmlIn(schema: unknown, path: string): Generator<readonly [string, Json]> {
  if (typeof schema !== 'object' || schema === null) return;
  for (const [key, value] of Object.entries(schema)) {
    if (/^(?:html|before|selected|behind)$/.test(key) && (value as Json).type === 'string')
      yield [`${path}.${key}`, value as Json];
    else
      yield* htmlIn(
        value,
        /^(?:properties|items|\d+|anyOf|oneOf|allOf)$/.test(key) ? path : `${path}.${key}`,
      );
  }
}

/** Whole pages, read in a thread that is ended (server/adapters/web/pageThreads.ts). */
const PAGES = ['score.postPageScore.html', 'url.postPageText.html', 'url.postResultsPage.html'];

test('all HTML of a request is bounded in length, and that of blocks in depth', () => {
  const found = Object.entries(contractSchemas as Record<string, Record<string, EndpointSchemas>>)
    .flatMap(([group, table]) =>
      Object.entries(table).map(([op, { body }]) => ({ path: `${group}.${op}`, body })),
    )
    .flatMap(({ path, body }) =>
      body === undefined
        ? []
        : [...htmlIn(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }), path)],
    );
  expect(found.length).toBeGreaterThan(8);
  for (const [path, { maxLength }] of found) {
    expect(path).toEqual(path);
    expect(typeof maxLength).toBe('number');
  }
  const depthIsBounded = found.filter(([, { title }]) => title === 'HTML of a block');
  expect(
    found.map(([path]) => path).filter((path) => !depthIsBounded.some(([own]) => own === path)),
  ).toEqual(PAGES);
});
