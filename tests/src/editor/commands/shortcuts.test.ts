/** @jest-environment #tests/support/pageEnvironment.js */
import { expect, test } from '@jest/globals';
import { commandOf, shortcutOf } from '#src/editor/commands/shortcuts.ts';

const pressed = (key: string, held: readonly string[]) => ({
  keyCode: { '/': 191, '\\': 220 }[key] ?? key.charCodeAt(0),
  ctrlKey: held.includes('ctrl'),
  metaKey: held.includes('meta'),
  altKey: held.includes('alt'),
  shiftKey: held.includes('shift'),
  getModifierState: (name: string) => held.includes(name),
});

test.each([
  ['B', ['ctrl'], false, 'bold'],
  ['B', ['meta'], true, 'bold'],
  ['B', ['ctrl'], true, null],
  ['B', ['ctrl', 'shift'], false, null],
  ['Z', ['ctrl', 'shift'], false, 'redo'],
  ['Y', ['ctrl'], false, 'redo'],
  ['K', ['ctrl'], false, 'link'],
  ['2', ['ctrl', 'alt'], false, 'heading-2'],
  ['2', ['ctrl', 'alt', 'AltGraph'], false, null],
  ['7', ['ctrl', 'shift'], false, 'numbered-list'],
  ['8', ['meta', 'shift'], true, 'bulleted-list'],
  ['F', ['ctrl'], false, 'find'],
  ['F', ['ctrl', 'alt'], false, 'replace'],
  ['H', ['ctrl'], false, 'replace'],
  ['F', ['meta', 'shift'], true, 'full-screen'],
  ['/', ['ctrl'], false, 'help'],
  ['\\', ['ctrl'], false, 'clear-format'],
  ['6', ['ctrl', 'alt'], false, 'heading-6'],
] as const)('%s with %j (Mac: %s) means %s', (key, held, onMac, command) => {
  expect(commandOf(pressed(key, held), onMac)).toBe(command);
});

test('a shortcut is written for the current platform', () => {
  expect(shortcutOf('heading-1', false)).toEqual({ text: 'Ctrl+Alt+1', aria: 'Control+Alt+1' });
  expect(shortcutOf('heading-1', true)).toEqual({ text: '⌘⌥1', aria: 'Meta+Alt+1' });
  expect(shortcutOf('outdent', false)).toEqual({ text: 'Shift+Tab', aria: 'Shift+Tab' });
});
