import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { commandOf } from '#src/editor/commands/shortcuts.ts';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { FindBarView } from './FindBarView.tsx';
import { useFinding } from './useFinding.ts';

/** Find and replace, above the text until it is closed. */
export function FindBar({ command, session, root, onClose }: PanelProps) {
  const finding = useFinding(session, root);
  const [replaces, setReplaces] = useState(false);
  const [replacement, setReplacement] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const begin = useEffectEvent((isReplacing: boolean) => {
    if (isReplacing) setReplaces(true);
    finding.begin();
    input.current?.focus();
    input.current?.select();
  });
  useEffect(() => begin(command === 'replace'), [command]);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const asked = commandOf(event);
    if (event.key === 'Escape') onClose();
    else if (event.key === 'F3') finding.goOn(event.shiftKey ? -1 : 1);
    else if (asked === 'find' || asked === 'replace') begin(asked === 'replace');
    else return;
    event.preventDefault();
    event.stopPropagation();
  });
  useEffect(() => {
    // Listens on the whole editor: F3 and Escape control the search while the writer types in the text.
    const editor = root();
    const listener = (event: KeyboardEvent) => onKey(event);
    editor?.addEventListener('keydown', listener);
    return () => editor?.removeEventListener('keydown', listener);
  }, [root]);

  return (
    <FindBarView
      {...finding}
      inputRef={input}
      replacement={replacement}
      replaces={replaces}
      onQuery={finding.setQuery}
      onReplacement={setReplacement}
      onReplaces={setReplaces}
      onGo={finding.goOn}
      onReplace={() => finding.replaceCurrent(replacement)}
      onReplaceAll={() => finding.replaceAll(replacement)}
      onClose={onClose}
    />
  );
}
