import { lazy, Suspense, useEffect } from 'react';
import { useEverOpen } from '#src/ui/useOpening.ts';
import { closeOverlay, openCommands, openShortcuts, useOverlay } from './overlays.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));
const ShortcutMap = lazy(async () => ({
  default: (await import('./ShortcutMap.tsx')).ShortcutMap,
}));

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input, textarea, select'));

/** Ctrl/Cmd-K opens the command palette anywhere, `?` the keyboard map wherever nobody types. */
export function Overlays() {
  const overlay = useOverlay();
  const isWanted = useEverOpen(overlay !== null);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented) return; // the editor uses Ctrl-K for links
      if (event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        openCommands();
      } else if (event.key === '?' && !isTyping(event.target)) openShortcuts();
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, []);
  if (!isWanted) return null; // loaded with the first of them that is opened
  return (
    <Suspense fallback={null}>
      <CommandPalette isOpen={overlay === 'commands'} onClose={() => closeOverlay('commands')} />
      <ShortcutMap isOpen={overlay === 'shortcuts'} onClose={() => closeOverlay('shortcuts')} />
    </Suspense>
  );
}
