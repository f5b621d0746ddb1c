/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { withMoved } from '#src/editor/kernel/moving.ts';
import { caretAt } from '#src/editor/kernel/selection.ts';
import { openSession } from '../support/openSession.ts';

type Place = [number, number];

/** Selects, drags to a place, and returns what is stored. */
function drag(html: readonly string[], from: Place, to: Place, place: Place) {
  const opened = openSession(html.map((one, at) => ({ id: `b${at}`, html: one })));
  const { session, blockAt, select } = opened;
  select(from, to);
  const [at, offset] = place;
  session.change(withMoved(session.state(), caretAt(blockAt(at).getKey(), offset)));
  return opened;
}

const TWO = ['<p>one two three</p>', '<p>four five</p>'];

test.each<[string, Place, Place, Place, readonly string[]]>([
  ['forward in its paragraph', [0, 0], [0, 4], [0, 8], ['<p>two one three</p>', TWO[1] ?? '']],
  ['back in its paragraph', [0, 8], [0, 13], [0, 4], ['<p>one threetwo </p>', TWO[1] ?? '']],
  ['to another paragraph', [0, 0], [0, 4], [1, 5], ['<p>two three</p>', '<p>four one five</p>']],
  [
    'from several blocks to behind them',
    [0, 8],
    [1, 5],
    [1, 9],
    ['<p>one two fivethree</p>', '<p>four </p>'],
  ],
  ['into itself', [0, 0], [1, 2], [0, 5], TWO],
  ['to its own end', [0, 0], [0, 4], [0, 4], TWO],
])('text is moved %s', (_, from, to, place, expected) => {
  const { session, stored } = drag(TWO, from, to, place);
  const html = () => stored().map((line) => line.replace(/^\S+ /, ''));
  expect(html()).toEqual(expected);
  if (expected !== TWO) session.undo();
  expect(html()).toEqual(TWO);
});

test('no text and no table is lost, wherever it is dragged, and one undo brings all of it back', () => {
  const table = '<table><tbody><tr><td>x</td></tr></tbody></table>';
  const html = ['<h2>ab</h2>', table, '<ul><li>cd</li><li>ef</li></ul>', '<hr>', '<p>gh</p>'];
  const place = fc.tuple(fc.nat(5), fc.nat(2)).map(([at, offset]): Place => [at, offset]);
  const contentOf = (lines: readonly string[]) => {
    const all = lines.map((line) => line.replace(/^\S+ /, '')).join('');
    const letters = [...all.replace(/<[^>]*>/g, '')].sort().join('');
    return [letters, all.split('<table>').length, all.split('<hr>').length];
  };
  fc.assert(
    fc.property(place, place, place, (one, other, to) => {
      const [from, until] = [one, other].sort(([a, b], [c, d]) => a - c || b - d);
      const within = ([at, offset]: Place): Place => [
        at,
        at === 1 || at === 4 ? Math.min(1, offset) : offset,
      ];
      const opened = drag(html, within(from ?? one), within(until ?? other), to);
      const before = html.map((one, at) => `b${at} ${one}`);
      const moved = opened.stored();
      expect(contentOf(moved)).toEqual(contentOf(before));
      expect(opened.body()).toEqual(moved);
      if (moved.join('') === before.join('')) return;
      opened.session.undo();
      expect(opened.stored()).toEqual(before);
    }),
    { numRuns: 100 },
  );
});
