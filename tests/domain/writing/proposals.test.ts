import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { ProposedTask } from '#contract/lib/tasks.ts';
import { applyOps, blocksOf, bodyOf } from '#domain/article/body.ts';
import type { PassagePlace } from '#domain/writing/passage.ts';
import {
  type Alternative,
  fieldsProposed,
  opsOfAcceptance,
  placeInArticle,
  proposedEvent,
  withProposed,
} from '#domain/writing/proposals.ts';
import { someBody } from '#tests/support/arbitraries.ts';

const ARTICLE = bodyOf([
  { id: 't', html: '<h1>Title</h1>' },
  { id: 'a', html: '<p>One two three.</p>' },
  { id: 'b', html: '<p>Four.</p>' },
]);

const accepted = (
  name: ProposedTask,
  place: PassagePlace,
  blocks: string[],
  was = place.type === 'blocks'
    ? blocksOf(ARTICLE).filter(({ id }) => place.blockIds.includes(id))
    : [],
  body = ARTICLE,
) => {
  const ops = opsOfAcceptance(body, { name, place, was, blocks, idPrefix: 'p' });
  return ops && blocksOf(applyOps(body, ops)).map(({ html }) => html);
};

// §d.origins.2 §d.origins.4
describe('the origins of an accepted text', () => {
  const source = { model: 'm', prompt: 'fixGrammar', version: 2 };
  const pasted = [{ kind: 'pasted', text: 'One two thre.' }] as const;
  const body = bodyOf([{ id: 'a', html: '<p>One two thre.</p>', origins: pasted }]);
  const originsOf = (place: PassagePlace, blocks: string[], from?: typeof source) =>
    opsOfAcceptance(body, {
      name: 'fixGrammar',
      place,
      was: [],
      blocks,
      idPrefix: 'p',
      source: from,
    })?.flatMap((op) => (op.op === 'put' ? [op.origins] : []));

  test('the origins of an accepted text are those of the text that it replaces, and of the model only what it brought in', () => {
    const place = { type: 'blocks', blockIds: ['a'] } as const;
    expect(originsOf(place, ['<p>One two three.</p>'], source)).toEqual([
      [...pasted, { kind: 'ai', ...source, text: 'three' }],
    ]);
  });

  test('the origins of an accepted text within a paragraph add to those that the paragraph has', () => {
    const place = {
      type: 'within',
      blockId: 'a',
      before: 'One two ',
      selected: 'thre',
      behind: '.',
    } as const;
    expect(originsOf(place, ['three'], source)).toEqual([
      [...pasted, { kind: 'ai', ...source, text: 'three' }],
    ]);
  });

  test('the origins of an accepted text without a model are those of the text that it was made from', () => {
    const place = { type: 'blocks', blockIds: ['a'] } as const;
    expect(originsOf(place, ['<p>One.</p>'])).toEqual([pasted]);
  });

  test('the origins of an accepted text travel with the alternative', () => {
    const event = proposedEvent(0, { blocks: ['<p>x</p>'], isComplete: true, source }, []);
    expect(withProposed([], [event])).toEqual([{ blocks: ['<p>x</p>'], isComplete: true, source }]);
  });
});

test('an alternative is the text of search fields, or of the one that was asked for', () => {
  const pair = { blocks: ['<p>A &amp; B</p>', '<p>Why <b>not</b>?</p>'] };
  expect(fieldsProposed('meta', pair)).toEqual({ seoTitle: 'A & B', description: 'Why not?' });
  expect(fieldsProposed('meta', pair, 'description')).toEqual({ description: 'Why not?' });
  expect(fieldsProposed('titles', { blocks: ['<h1>A</h1>'] }, 'seoTitle')).toEqual({
    seoTitle: 'A',
  });
  expect(fieldsProposed('meta', { blocks: ['<p></p>'] })).toEqual({});
  expect(fieldsProposed('faq', pair)).toEqual({});
});

describe('an accepted text', () => {
  test('an accepted text takes the place of the blocks that were selected', () => {
    expect(
      accepted('rephrase', { type: 'blocks', blockIds: ['a'] }, ['<p>1</p>', '<p>2</p>']),
    ).toEqual(['<h1>Title</h1>', '<p>1</p>', '<p>2</p>', '<p>Four.</p>']);
  });

  test('an accepted text takes the place of the words that were selected in a block', () => {
    const place = {
      type: 'within',
      blockId: 'a',
      before: 'One ',
      selected: 'two',
      behind: ' three.',
    } as const;
    expect(accepted('shorten', place, ['2'])).toContain('<p>One 2 three.</p>');
  });

  test('an accepted text is inserted behind its place, and nothing is replaced', () => {
    const place = { type: 'behind', blockId: 't' } as const;
    expect(accepted('introduction', place, ['<p>Intro</p>'])?.slice(0, 3)).toEqual([
      '<h1>Title</h1>',
      '<p>Intro</p>',
      '<p>One two three.</p>',
    ]);
    // What `continue` was asked for with a selection is inserted behind it.
    expect(accepted('continue', { type: 'blocks', blockIds: ['a'] }, ['<p>More</p>'])).toHaveLength(
      4,
    );
  });

  test.each<[string, PassagePlace]>([
    [
      'its words were changed',
      { type: 'within', blockId: 'a', before: '', selected: 'Other', behind: '' },
    ],
    ['its block is gone', { type: 'behind', blockId: 'gone' }],
    ['its blocks were moved apart', { type: 'blocks', blockIds: ['a', 't'] }],
  ])('an accepted text is refused when %s meanwhile', (_, place) => {
    expect(accepted('rephrase', place, ['<p>1</p>'])).toBeNull();
  });

  test('an accepted text is refused when a selected block was edited meanwhile', () => {
    const place = { type: 'blocks', blockIds: ['a'] } as const;
    expect(
      accepted('rephrase', place, ['<p>1</p>'], [{ id: 'a', html: '<p>As it was</p>' }]),
    ).toBeNull();
  });

  test('an accepted text changes nothing outside of its place, whatever the article', () => {
    fc.assert(
      fc.property(someBody, fc.nat(), fc.nat(3), (body, from, count) => {
        const blocks = blocksOf(body);
        const chosen = blocks.slice(from % (blocks.length + 1)).slice(0, count + 1);
        fc.pre(chosen.length > 0);
        const place = { type: 'blocks', blockIds: chosen.map(({ id }) => id) } as const;
        const after = accepted('rephrase', place, ['<p>New</p>'], chosen, body);
        const at = blocks.indexOf(chosen[0] as (typeof blocks)[number]);
        const others = blocks.map(({ html }) => html);
        others.splice(at, chosen.length, '<p>New</p>');
        expect(after).toEqual(others);
      }),
    );
  });
});

describe('the place of a text for the whole article', () => {
  test.each<[ProposedTask, PassagePlace]>([
    ['introduction', { type: 'behind', blockId: 't' }],
    ['conclusion', { type: 'behind', blockId: 'b' }],
    ['faq', { type: 'behind', blockId: 'b' }],
    ['titles', { type: 'blocks', blockIds: ['t'] }],
  ])('the place of a text for the whole article: %s', (name, place) => {
    expect(placeInArticle(name, ARTICLE)).toEqual(place);
  });

  test('the place of a text for the whole article is the start of an article without a title', () => {
    const untitled = bodyOf([{ id: 'a', html: '<p>One</p>' }]);
    expect(placeInArticle('titles', untitled)).toEqual({ type: 'behind', blockId: null });
    expect(placeInArticle('conclusion', bodyOf([]))).toEqual({ type: 'behind', blockId: null });
  });
});

describe('the events of a proposal', () => {
  const someBlocks = fc.array(fc.constantFrom('<p>a</p>', '<p>ab</p>', '<p>b</p>'), {
    maxLength: 5,
  });
  const someGrowth = fc.array(fc.tuple(fc.nat(2), someBlocks, fc.boolean()), { maxLength: 20 });

  test('the events of a proposal lead to the text as it was last, however it changed, and repeat no block that stays', () => {
    fc.assert(
      fc.property(someGrowth, (steps) => {
        const texts: string[][] = [];
        let shown: readonly Alternative[] = [];
        for (const [choice, blocks, isComplete] of steps) {
          const at = Math.min(choice, texts.length); // an alternative never leaves one out
          const event = proposedEvent(at, { blocks, isComplete }, texts[at] ?? []);
          expect(event.blocks[0] ?? null).not.toBe(texts[at]?.[event.from]);
          texts[at] = blocks;
          shown = withProposed(shown, [event]);
          expect(shown[at]).toEqual({ blocks, isComplete });
        }
        expect(shown.map(({ blocks }) => blocks)).toEqual(texts);
      }),
    );
  });

  test('events of other kinds change nothing', () => {
    const before: Alternative[] = [];
    expect(withProposed(before, [{ type: 'started', model: null }, { type: 'finished' }])).toBe(
      before,
    );
  });
});
