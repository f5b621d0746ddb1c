import type { KeyboardEvent } from 'react';
import type { EditorCommand } from '#src/editor/kernel/commands.ts';
import { isMac } from '#src/editor/kernel/isMac.ts';
import { SHORTCUTS } from './commandTable.ts';

/** Key codes on the US layout; other layouts may have another character there. */
const KEY_CODES: Readonly<Record<string, number>> = { '.': 190, '/': 191, '\\': 220 };

type Pressed = Pick<
  KeyboardEvent,
  'keyCode' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'getModifierState'
>;

/** The command of a pressed key. */
export function commandOf(event: Pressed, onMac = isMac()): EditorCommand | null {
  // On many layouts AltGr is reported as Ctrl and Alt, and types a character.
  if (event.getModifierState('AltGraph')) return null;
  const isMeant = onMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  if (!isMeant) return null;
  // By key code: the letter on any Latin layout, the position of the key on any other.
  const shortcut = SHORTCUTS.find(
    ({ key, shift = false, alt = false }) =>
      (KEY_CODES[key] ?? key.charCodeAt(0)) === event.keyCode &&
      shift === event.shiftKey &&
      alt === event.altKey,
  );
  return shortcut?.command ?? null;
}

interface KeyName {
  readonly mac: string;
  readonly other: string;
  /** For `aria-keyshortcuts`. */
  readonly aria: string;
}

const named = (name: string, mac = name): KeyName => ({ mac, other: name, aria: name });
const SHIFT = named('Shift', '⇧');
const ALT = named('Alt', '⌥');
const TAB = named('Tab');
const modifier = (onMac: boolean): KeyName => ({
  mac: '⌘',
  other: 'Ctrl',
  aria: onMac ? 'Meta' : 'Control',
});

const textOf = (keys: readonly KeyName[], onMac: boolean): string =>
  onMac ? keys.map((key) => key.mac).join('') : keys.map((key) => key.other).join('+');

/** All combinations of a command; the first one is shown. */
function combinationsOf(command: EditorCommand, onMac: boolean): KeyName[][] {
  if (command === 'indent') return [[TAB]];
  if (command === 'outdent') return [[SHIFT, TAB]];
  return SHORTCUTS.filter((shortcut) => shortcut.command === command).map(({ key, shift, alt }) => [
    modifier(onMac),
    ...(alt ? [ALT] : []),
    ...(shift ? [SHIFT] : []),
    named(key),
  ]);
}

/** How a shortcut is written: on screen (`⌘B`, `Ctrl+B`) and in `aria-keyshortcuts`. */
export function shortcutOf(
  command: EditorCommand,
  onMac = isMac(),
): { text: string; aria: string } | null {
  const [keys] = combinationsOf(command, onMac);
  if (keys === undefined) return null;
  return { text: textOf(keys, onMac), aria: keys.map((key) => key.aria).join('+') };
}

/** Every combination of a command, written for the current platform. */
export const spellingsOf = (command: EditorCommand, onMac = isMac()): string[] =>
  combinationsOf(command, onMac).map((keys) => textOf(keys, onMac));

/** Writes a combination that is not a command of the text, for the current platform. */
export const writtenKeys = (...names: readonly string[]): string =>
  textOf(
    names.map((name) => [SHIFT, ALT].find((key) => key.other === name) ?? named(name)),
    isMac(),
  );
