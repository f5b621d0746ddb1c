import { expect, test } from '@jest/globals';
import type { Article, SaveRequest } from '#contract/article/article.schema.ts';
import { applyOps, blocksOf, bodyOf, displayedTitle } from '#domain/article/body.ts';
import { receivedOp } from '#domain/article/sentOrigins.ts';
import { anArticle } from '#tests/support/factories.ts';
import {
  type Acknowledged,
  acknowledgedOf,
  differences,
  lostSaves,
  nextSave,
  withSave,
} from '#tools/durability/acknowledged.ts';
import { seededRandom } from '#tools/durability/random.ts';

/** What a correct server stores. */
function stored(article: Article, { title, fields, ops }: SaveRequest): Article {
  const body = applyOps(bodyOf(article.blocks), ops.map(receivedOp));
  const storedTitle = title ?? article.storedTitle;
  return {
    ...article,
    version: article.version + 1,
    storedTitle,
    fields: { ...article.fields, ...fields },
    title: displayedTitle(body, storedTitle),
    blocks: blocksOf(body),
  };
}

interface Told {
  readonly acknowledged: Acknowledged;
  readonly article: Article;
}

/** An article after some saves, and its acknowledged; `keeps` decides which saves are stored. */
function after(saves: number, keeps: (save: number) => boolean = () => true): Told {
  const random = seededRandom(7);
  let article = anArticle({ version: 1, title: '', storedTitle: '', blocks: [] });
  let acknowledged = acknowledgedOf(article);
  for (let save = 1; save <= saves; save += 1) {
    const request = nextSave(acknowledged, `writer-${save}`, random);
    acknowledged = withSave(acknowledged, request);
    if (keeps(save)) article = stored(article, request);
  }
  return { acknowledged, article };
}

test('an article with every acknowledged save does not differ', () => {
  const { acknowledged, article } = after(300);
  expect(differences(acknowledged, article)).toEqual([]);
  expect(lostSaves(acknowledged, article)).toBe(0);
});

test('each acknowledged save that is missing at the end counts as lost', () => {
  const { acknowledged, article } = after(100, (save) => save <= 97);
  expect(differences(acknowledged, article)).not.toEqual([]);
  expect(lostSaves(acknowledged, article)).toBe(3);
});

test('a missing save counts as lost even if the version is correct', () => {
  const { acknowledged, article } = after(20);
  const [first, ...rest] = article.blocks;
  const damaged = { ...article, blocks: [{ id: first?.id ?? '', html: '<p>old</p>' }, ...rest] };
  expect(differences(acknowledged, damaged)).toHaveLength(1);
  expect(lostSaves(acknowledged, damaged)).toBe(1);
});

test('blocks in another order differ from what was acknowledged', () => {
  const { acknowledged, article } = after(20);
  const turned = { ...article, blocks: article.blocks.toReversed() };
  expect(differences(acknowledged, turned)).toEqual([expect.stringMatching(/^order: /)]);
});

test('a save applied twice differs from what was acknowledged', () => {
  const { acknowledged, article } = after(20);
  const twice = { ...article, version: article.version + 1 };
  expect(differences(acknowledged, twice)).toEqual([expect.stringMatching(/^version: /)]);
});

test('the same seed makes the same changes, and each save names itself in a block', () => {
  const acknowledged = acknowledgedOf(anArticle());
  const one = nextSave(acknowledged, 'writer-1', seededRandom(3));
  const again = nextSave(acknowledged, 'writer-1', seededRandom(3));
  expect({ ...again, requestId: one.requestId }).toEqual(one);
  expect(JSON.stringify(one.ops)).toContain('save writer-1 ');
});
