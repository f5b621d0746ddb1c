import { lazy, Suspense, useEffect } from 'react';
import { isTyping } from '#src/kit/focus/isTyping.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { tool } from '#src/kit/ui/chunk.ts';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { signOut } from '#store/session/signOut.slice.ts';
import {
  closeOverlay,
  late,
  type Overlay,
  openCommands,
  openShortcuts,
  useOverlay,
} from './overlays.ts';

const CommandPalette = lazy(async () => ({
  default: (await import('./CommandPalette.tsx')).CommandPalette,
}));
const SubscribeModal = tool(
  async () => (await import('#src/features/access/SubscribeModal.tsx')).SubscribeModal,
);
const SignOutDialog = lazy(async () => ({
  default: (await import('./SignOutDialog.tsx')).SignOutDialog,
}));
const ShortcutMap = lazy(async () => ({
  default: (await import('./ShortcutMap.tsx')).ShortcutMap,
}));

const ProblemReport = tool(
  async () => (await import('#src/features/support/ProblemReport.tsx')).ProblemReport,
);

const Late = lazy(() => late);
const Consent = lazy(async () => ({
  default: (await import('#src/features/session/Consent.tsx')).Consent,
}));

const CLOSED = { status: 'closed' } as const;

/** Ctrl/Cmd-K opens the command palette anywhere, `?` the keyboard map outside of text fields. */
export function Overlays() {
  const overlay = useOverlay();
  const isWanted = useEverOpen(overlay !== null);
  const isSubscribeWanted = useEverOpen(useAppSelector(subscribe.selectBenefit) !== null);
  const isSignOutAsked = useEverOpen(useAppSelector(signOut.selectStatus) === 'asking');
  // These slices are loaded with what opens them.
  const isReportOpen = useAppSelector(
    ({ problemReport = CLOSED }) => problemReport.status !== CLOSED.status,
  );
  const isReportWanted = useEverOpen(isReportOpen);
  const isConsentAsked = useAppSelector(({ consent }) => consent?.status === 'asked');
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => onKey(event, overlay);
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [overlay]);
  return (
    <>
      <Suspense>
        {isConsentAsked ? <Consent /> : null}
        {isSubscribeWanted ? <SubscribeModal /> : null}
        {isReportWanted ? <ProblemReport /> : null}
        {isSignOutAsked ? <SignOutDialog /> : null}
        {isWanted ? <Keys overlay={overlay} /> : null}
      </Suspense>
      <Suspense>
        <Late />
      </Suspense>
    </>
  );
}

const asksForCommands = ({ key, ctrlKey, metaKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey);

function onKey(event: KeyboardEvent, overlay: Overlay): void {
  if (event.defaultPrevented) return; // the editor uses Ctrl-K for links
  if (asksForCommands(event)) {
    event.preventDefault();
    openCommands();
  } else if (event.key === '?' && !isTyping(event.target)) openShortcuts();
  else if (event.key === 'Escape') closeOverlay(overlay); // also while it is being loaded
}

/** Both are loaded when one of them is first opened. */
function Keys({ overlay }: { overlay: Overlay }) {
  return (
    <>
      <CommandPalette isOpen={overlay === 'commands'} onClose={() => closeOverlay('commands')} />
      <ShortcutMap isOpen={overlay === 'shortcuts'} onClose={() => closeOverlay('shortcuts')} />
    </>
  );
}
