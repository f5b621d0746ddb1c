import type { KeyboardEvent } from 'react';
import type { EditorCommand } from './model/commands.ts';

/** Keys with Ctrl, or Cmd on a Mac. `key` is a letter or a digit of the main row. */
interface Shortcut {
  readonly command: EditorCommand;
  readonly key: string;
  readonly shift?: true;
  readonly alt?: true;
}

/** The first one of a command is the one that is shown. */
const SHORTCUTS: readonly Shortcut[] = [
  { command: 'bold', key: 'B' },
  { command: 'italic', key: 'I' },
  { command: 'underline', key: 'U' },
  { command: 'strikethrough', key: 'X', shift: true },
  { command: 'inline-code', key: 'E' },
  { command: 'link', key: 'K' },
  { command: 'paragraph', key: '0', alt: true },
  { command: 'heading-1', key: '1', alt: true },
  { command: 'heading-2', key: '2', alt: true },
  { command: 'heading-3', key: '3', alt: true },
  { command: 'numbered-list', key: '7', shift: true },
  { command: 'bulleted-list', key: '8', shift: true },
  { command: 'quote', key: '9', shift: true },
  { command: 'code-block', key: 'C', alt: true },
  { command: 'undo', key: 'Z' },
  { command: 'redo', key: 'Z', shift: true },
  { command: 'redo', key: 'Y' },
];

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

type Pressed = Pick<
  KeyboardEvent,
  'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** The command behind a pressed key. */
export function commandOf(event: Pressed, onMac = isMac()): EditorCommand | null {
  // On many layouts AltGr reports Ctrl and Alt, and types a character.
  if (event.getModifierState('AltGraph')) return null;
  const isMeant = onMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!isMeant) return null;
  // By key code: the letter on any Latin layout, the place of the key on any other.
  const pressed = String.fromCharCode(event.keyCode);
  const shortcut = SHORTCUTS.find(
    ({ key, shift = false, alt = false }) =>
      key === pressed && shift === event.shiftKey && alt === event.altKey,
  );
  return shortcut?.command ?? null;
}

interface KeyName {
  readonly mac: string;
  readonly other: string;
  /** For `aria-keyshortcuts`. */
  readonly aria: string;
}

const SHIFT: KeyName = { mac: '⇧', other: 'Shift', aria: 'Shift' };
const ALT: KeyName = { mac: '⌥', other: 'Alt', aria: 'Alt' };
const TAB: KeyName = { mac: 'Tab', other: 'Tab', aria: 'Tab' };
const modifier = (onMac: boolean): KeyName => ({
  mac: '⌘',
  other: 'Ctrl',
  aria: onMac ? 'Meta' : 'Control',
});

function keysOf(command: EditorCommand, onMac: boolean): KeyName[] {
  if (command === 'indent') return [TAB];
  if (command === 'outdent') return [SHIFT, TAB];
  const shortcut = SHORTCUTS.find((other) => other.command === command);
  if (shortcut === undefined) return [];
  const { key } = shortcut;
  const held = [...(shortcut.alt ? [ALT] : []), ...(shortcut.shift ? [SHIFT] : [])];
  return [modifier(onMac), ...held, { mac: key, other: key, aria: key }];
}

/** How a shortcut is written: for eyes (`⌘B`, `Ctrl+B`), and for `aria-keyshortcuts`. */
export function shortcutOf(
  command: EditorCommand,
  onMac = isMac(),
): { text: string; aria: string } | null {
  const keys = keysOf(command, onMac);
  if (keys.length === 0) return null;
  return {
    text: onMac ? keys.map((key) => key.mac).join('') : keys.map((key) => key.other).join('+'),
    aria: keys.map((key) => key.aria).join('+'),
  };
}
