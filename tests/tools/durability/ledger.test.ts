import { expect, test } from '@jest/globals';
import { applyOps, blocksOf, bodyOf, displayedTitle } from '#domain/article/body.ts';
import { receivedOp } from '#domain/article/sentOrigins.ts';
import type { Article, SaveRequest } from '#contract/article.schema.ts';
import {
  differences,
  type Ledger,
  ledgerOf,
  lostSaves,
  nextSave,
  withSave,
} from '#tools/durability/ledger.ts';
import { seededRandom } from '#tools/durability/random.ts';
import { anArticle } from '#tests/support/factories.ts';

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
  readonly ledger: Ledger;
  readonly article: Article;
}

/** An article after some saves, and its ledger; `keeps` decides which saves are stored. */
function after(saves: number, keeps: (save: number) => boolean = () => true): Told {
  const random = seededRandom(7);
  let article = anArticle({ version: 1, title: '', storedTitle: '', blocks: [] });
  let ledger = ledgerOf(article);
  for (let save = 1; save <= saves; save += 1) {
    const request = nextSave(ledger, `writer-${save}`, random);
    ledger = withSave(ledger, request);
    if (keeps(save)) article = stored(article, request);
  }
  return { ledger, article };
}

test('an article with every acknowledged save does not differ', () => {
  const { ledger, article } = after(300);
  expect(differences(ledger, article)).toEqual([]);
  expect(lostSaves(ledger, article)).toBe(0);
});

test('each acknowledged save that is missing at the end counts as lost', () => {
  const { ledger, article } = after(100, (save) => save <= 97);
  expect(differences(ledger, article)).not.toEqual([]);
  expect(lostSaves(ledger, article)).toBe(3);
});

test('a missing save counts as lost even if the version is correct', () => {
  const { ledger, article } = after(20);
  const [first, ...rest] = article.blocks;
  const damaged = { ...article, blocks: [{ id: first?.id ?? '', html: '<p>old</p>' }, ...rest] };
  expect(differences(ledger, damaged)).toHaveLength(1);
  expect(lostSaves(ledger, damaged)).toBe(1);
});

test('blocks in another order differ from what was acknowledged', () => {
  const { ledger, article } = after(20);
  const turned = { ...article, blocks: article.blocks.toReversed() };
  expect(differences(ledger, turned)).toEqual([expect.stringMatching(/^order: /)]);
});

test('a save applied twice differs from what was acknowledged', () => {
  const { ledger, article } = after(20);
  const twice = { ...article, version: article.version + 1 };
  expect(differences(ledger, twice)).toEqual([expect.stringMatching(/^version: /)]);
});

test('the same seed makes the same changes, and each save names itself in a block', () => {
  const ledger = ledgerOf(anArticle());
  const one = nextSave(ledger, 'writer-1', seededRandom(3));
  const again = nextSave(ledger, 'writer-1', seededRandom(3));
  expect({ ...again, requestId: one.requestId }).toEqual(one);
  expect(JSON.stringify(one.ops)).toContain('save writer-1 ');
});
