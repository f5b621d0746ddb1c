/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import {
  BLOCK_TYPES,
  buttonGroups,
  COMMAND_TABLE,
  opensPanel,
  SHORTCUTS,
} from '#src/editor/commands/commandTable.ts';
import { COMMANDS } from '#src/editor/kernel/commands.ts';

test('every command has a row, and none is in two groups', () => {
  expect(Object.keys(COMMAND_TABLE).sort()).toEqual([...COMMANDS].sort());
  const shown = [...BLOCK_TYPES, ...buttonGroups(true).flat()];
  expect(new Set(shown).size).toBe(shown.length);
  expect(COMMANDS.filter((command) => !shown.includes(command))).toEqual([
    'finding-here',
    'next-finding',
    'previous-finding',
    'replace',
  ]);
});

test('no two commands have the same keys', () => {
  const written = SHORTCUTS.map(({ key, shift, alt }) => `${shift}${alt}${key}`);
  expect(new Set(written).size).toBe(written.length);
});

test('a command that opens a panel works on the article, not on a cell', () => {
  for (const command of COMMANDS.filter(opensPanel)) {
    expect(command).toEqual(command);
    expect(COMMAND_TABLE[command].scope).toBe('article');
  }
});

test('without a model there is no button for writing', () => {
  expect(buttonGroups(true).flat()).toContain('write');
  expect(buttonGroups(false).flat()).not.toContain('write');
});
