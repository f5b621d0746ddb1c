/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import type { Block } from '#domain/article/body.ts';
import { isWhole } from '#domain/writing/passage.ts';
import { openSession } from '../support/openSession.ts';

const BLOCKS: Block[] = [
  { id: 'h', html: '<h1>Title</h1>' },
  { id: 'p', html: '<p>We <strong>roast</strong> on Tuesdays.</p>' },
  { id: 'e', html: '<p></p>' },
  { id: 'l', html: '<ul><li>one</li><li>two</li></ul>' },
  { id: 'q', html: '<p>Last.</p>' },
  { id: 'f', html: '<figure><img src="/a.png" alt=""></figure>' },
];
/** Offsets in the draft-js blocks: title 0, paragraph 1, empty 2, items 3 and 4, last 5, figure 6. */
type Place = [block: number, offset: number];

function passage(from: Place, to: Place = from) {
  const { session, select } = openSession(BLOCKS);
  select(from, to);
  return session.passage();
}

test.each<[string, Place, unknown]>([
  ['at the end of a paragraph: behind it', [1, 22], { type: 'behind', blockId: 'p' }],
  ['at the start of one: in front of it', [1, 0], { type: 'behind', blockId: 'h' }],
  ['at the start of the article: first', [0, 0], { type: 'behind', blockId: null }],
  ['in an empty paragraph: instead of it', [2, 0], { type: 'blocks', blockIds: ['e'] }],
  ['in a list: behind the list', [3, 1], { type: 'behind', blockId: 'l' }],
  [
    'in a paragraph: between its words',
    [1, 3],
    {
      type: 'within',
      blockId: 'p',
      before: 'We ',
      selected: '',
      behind: '<strong>roast</strong> on Tuesdays.',
    },
  ],
])('the caret %s', (_where, at, place) => {
  expect(passage(at)).toEqual({ place, selectedText: '' });
});

test.each<[string, Place, Place, unknown, string]>([
  [
    'words of a paragraph: without the spaces around them',
    [1, 2],
    [1, 9],
    {
      type: 'within',
      blockId: 'p',
      before: 'We ',
      selected: '<strong>roast</strong>',
      behind: ' on Tuesdays.',
    },
    'roast',
  ],
  [
    'a whole paragraph',
    [1, 0],
    [1, 22],
    { type: 'blocks', blockIds: ['p'] },
    'We roast on Tuesdays.',
  ],
  [
    'a whole heading: it stays one',
    [0, 0],
    [0, 5],
    { type: 'within', blockId: 'h', before: '', selected: 'Title', behind: '' },
    'Title',
  ],
  [
    'across blocks: all of them',
    [1, 3],
    [3, 1],
    { type: 'blocks', blockIds: ['p', 'e', 'l'] },
    'We roast on Tuesdays.\n\none\ntwo',
  ],
  [
    'words up to the start of the next block: nothing of that',
    [0, 2],
    [1, 0],
    { type: 'within', blockId: 'h', before: 'Ti', selected: 'tle', behind: '' },
    'tle',
  ],
  [
    'a whole paragraph, by a triple click',
    [1, 0],
    [2, 0],
    { type: 'blocks', blockIds: ['p'] },
    'We roast on Tuesdays.',
  ],
  ['a figure alone: it stays', [6, 0], [6, 1], { type: 'behind', blockId: 'f' }, ''],
  ['in a list: the whole list', [3, 0], [3, 2], { type: 'blocks', blockIds: ['l'] }, 'one\ntwo'],
  [
    'nothing but a space: as the caret behind it',
    [1, 2],
    [1, 3],
    {
      type: 'within',
      blockId: 'p',
      before: 'We ',
      selected: '',
      behind: '<strong>roast</strong> on Tuesdays.',
    },
    '',
  ],
])('a selection of %s', (_what, from, to, place, selectedText) => {
  expect(passage(from, to)).toEqual({ place, selectedText });
});

test('every place inside a block divides its whole text', () => {
  const text = 'We roast on Tuesdays.';
  for (let from = 0; from <= text.length; from += 1) {
    for (let to = from; to <= text.length; to += 1) {
      const { place } = passage([1, from], [1, to]);
      if (place.type === 'within') expect(isWhole(place, BLOCKS[1] as Block)).toBe(true);
    }
  }
});

test('an empty article is written from its start', () => {
  const { session } = openSession([]);
  expect(session.passage()).toEqual({ place: { type: 'behind', blockId: null }, selectedText: '' });
});
