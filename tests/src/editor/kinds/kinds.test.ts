/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { renderHook } from '@testing-library/react';
import { htmlOfFigure } from '#html/figure.ts';
import { slotHtml } from '#html/slot.ts';
import { BLOCK_TABLE, viewOf } from '#src/editor/blocks/blockTable.ts';
import { buttonGroups, COMMAND_TABLE } from '#src/editor/commands/commandTable.ts';
import { AsStored } from '#src/editor/kernel/AtomicBlock.tsx';
import { COMMANDS } from '#src/editor/kernel/commands.ts';
import { ALL_KINDS, INSERT_COMMANDS, insertOf, kindNameOf } from '#src/editor/kinds/kinds.ts';
import { slashItems } from '#src/editor/panels/slash/slashItems.ts';
import { useWriter } from '#src/editor/panels/writing/WritingContext.ts';

const TABLE = '<table><tbody><tr><td>1</td></tr></tbody></table>';
const IMAGE = { src: '/a.png', alt: null, width: null, height: null, caption: '' };

test.each([
  [TABLE, 'table'],
  [`<figure>${TABLE}<figcaption>Prices</figcaption></figure>`, 'table'],
  [htmlOfFigure(IMAGE), 'image'],
  ['<img src="/a.png">', 'image'],
  ['<hr>', 'divider'],
  [slotHtml(['What does it cost?']), 'slot'],
  ['<p>Text</p>', undefined],
  ['<blockquote><ul><li>1</li></ul></blockquote>', undefined],
] as const)('%s is recognised, and shown by its own view', (html, kind) => {
  expect(kindNameOf(html)).toBe(kind);
  expect(viewOf(html)).toBe(kind === undefined ? AsStored : BLOCK_TABLE[kind].View);
});

test('what can be inserted has a command, a button and a place behind the slash, and what is inserted is such a block', () => {
  const items = slashItems(renderHook(useWriter).result.current).map(({ name }) => name);
  expect(INSERT_COMMANDS).toEqual(['table', 'image', 'divider']);
  for (const command of INSERT_COMMANDS) {
    const { html, label } = insertOf(command);
    expect(COMMANDS).toContain(command);
    expect(buttonGroups(false).flat()).toContain(command);
    expect(items).toContain(command);
    expect(COMMAND_TABLE[command]).toMatchObject({
      label,
      opens: html === undefined ? 'dialog' : null,
    });
    expect(BLOCK_TABLE[command].Panel === null).toBe(html !== undefined);
    if (html !== undefined) expect(kindNameOf(html)).toBe(command);
  }
});

test('no two blocks are typed as the same line', () => {
  const lines = ALL_KINDS.flatMap(({ insert }) => insert?.line ?? []);
  expect(new Set(lines).size).toBe(lines.length);
});
