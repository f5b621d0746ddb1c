/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import Draft from 'draft-js';
import type { Block } from '#domain/article/body.ts';
import { textReportOf } from '#domain/seo/score/textReport.ts';
import { blockFactsOf } from '#domain/seo/text/blockFacts.ts';
import { textToolsOf } from '#language/textTools.ts';
import { sizeOfSelected } from '#src/editor/kernel/selectionSize.ts';
import { aReportContext } from '#tests/support/factories.ts';
import { openSession } from '../support/openSession.ts';

function sizeOf(blocks: readonly Block[], from?: [number, number], to?: [number, number]) {
  const { session, select, texts, blockAt } = openSession(blocks);
  const last = texts().length - 1;
  select(from ?? [0, 0], to ?? [last, blockAt(last).getLength()]);
  return sizeOfSelected(session.state(), 'en');
}

const WHOLE: Block[] = [
  { id: 'a', html: "<h1>Don't panic: 3.14 reasons – all e-mail</h1>" },
  { id: 'b', html: '<p>Naïve 東京に住む. He said “no”…</p>' },
  { id: 'c', html: '<ul><li>one</li><li>two three</li></ul>' },
  { id: 'd', html: '<pre>const a = 1;\nreturn a;</pre>' },
  {
    id: 'e',
    html: '<table><tbody><tr><td>cell one</td><td>cell</td></tr></tbody></table>',
  },
  {
    id: 'f',
    html: '<figure><img src="/a.png" alt="no text"><figcaption>A caption</figcaption></figure>',
  },
];

test('the whole text has the number of words that the side panel shows', () => {
  const tools = textToolsOf('en');
  const read = WHOLE.map(({ id, html }) => ({ id, facts: blockFactsOf(html, tools) }));
  const { words } = textReportOf(read, aReportContext(), tools);
  expect(sizeOf(WHOLE)?.words).toBe(words);
});

test('counts only the selected part; an emoji is one character, the end of a line is none', () => {
  const blocks = [
    { id: 'a', html: '<p>one two</p>' },
    { id: 'b', html: '<p>👩‍👩‍👧 three</p>' },
  ];
  expect(sizeOf(blocks, [0, 4], [1, 8])).toEqual({ words: 1, characters: 4 });
  expect(sizeOf(blocks)).toEqual({ words: 3, characters: 14 });
});

test('counts nothing without a selection or while the focus is elsewhere', () => {
  expect(sizeOf(WHOLE, [0, 2], [0, 2])).toBeNull();
  const { session, select } = openSession(WHOLE);
  select([0, 0], [0, 3]);
  const away = session.state().getSelection().set('hasFocus', false) as Draft.SelectionState;
  const state = Draft.EditorState.acceptSelection(session.state(), away);
  expect(sizeOfSelected(state, 'en')).toBeNull();
});
