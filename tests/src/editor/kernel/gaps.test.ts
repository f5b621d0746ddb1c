/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import type { Block } from '#domain/article/body.ts';
import { slotHtml } from '#html/slot.ts';
import { withEnter, withTypedAtAtomic } from '#src/editor/kernel/enter.ts';
import { withGapFilled } from '#src/editor/kernel/gaps.ts';
import { openSession } from '../support/openSession.ts';

const SLOT = slotHtml(['What does it cost?', 'When & why?']);
const blocks: Block[] = [
  { id: 'h', html: '<h2>Price</h2>' },
  { id: 's', html: SLOT },
  { id: 'p', html: '<p>End.</p>' },
];

// §d.slots.3
test.each([
  ['a click', '<p></p>', withGapFilled],
  ['Enter', '<p></p>', (state: Parameters<typeof withEnter>[0]) => withEnter(state)],
  ['typing', '<p>I</p>', (state: Parameters<typeof withEnter>[0]) => withTypedAtAtomic(state, 'I')],
])(
  '%s turns a slot into a paragraph with the caret in it, and one undo brings it back',
  (_how, html, fill) => {
    const { session, select, type, blockAt, stored } = openSession(blocks);
    select([1, 0]);
    const next = fill(session.state(), blockAt(1).getKey());
    if (next !== null) session.change(next);
    expect(stored()).toEqual(['h <h2>Price</h2>', `s ${html}`, 'p <p>End.</p>']);
    session.undo();
    expect(stored()).toEqual(['h <h2>Price</h2>', `s ${SLOT}`, 'p <p>End.</p>']);
    session.redo();
    type('t costs 3 euros.');
    expect(stored()[1]).toContain('t costs 3 euros.</p>');
  },
);

test('a block that is no slot stays what it is', () => {
  const { session, blockAt } = openSession([
    { id: 't', html: '<table><tbody><tr><td>1</td></tr></tbody></table>' },
  ]);
  expect(withGapFilled(session.state(), blockAt(0).getKey())).toBeNull();
  expect(withGapFilled(session.state(), 'gone')).toBeNull();
});
