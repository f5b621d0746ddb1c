import { CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type KeyboardEvent,
  lazy,
  type RefObject,
  Suspense,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { app } from '#src/kit/copy/app.ts';
import { isTyping } from '#src/kit/focus/isTyping.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { whenIdle } from '#src/kit/whenIdle.ts';
import { type PanelName, sidePanel } from '#store/article/sidePanel.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { PanelContent } from './PanelContent.tsx';
import type { ArticlePanel, PanelContentProps } from './panels.ts';
import { Rail } from './Rail.tsx';
import classes from './rail.module.css';

const SidePanelDrawer = lazy(async () => ({
  default: (await import('./SidePanelDrawer.tsx')).SidePanelDrawer,
}));

/** Sidebar 240, text 800 and its margins, panel 320, rail 48: below this the panel lies over the text. */
const ROOM_BESIDE = '(min-width: 1440px)';

const useRoomBeside = () =>
  useMediaQuery(ROOM_BESIDE, undefined, { getInitialValueInEffect: false });

/** Where the rail and the panel beside the text will be. */
export function SidePanelSpace() {
  const isOpen = useAppSelector(sidePanel.selectOpen) !== null;
  const hasRoom = useRoomBeside();
  return (
    <>
      {hasRoom && isOpen ? <div className={classes.aside} /> : null}
      <div className={classes.rail} />
    </>
  );
}

interface SidePanelProps {
  readonly articleId: string;
  readonly panels: readonly ArticlePanel[];
}

/** The rail, and the panel that is open: beside the text, or over it where there is no room. */
export function SidePanel({ articleId, panels: all }: SidePanelProps) {
  const dispatch = useAppDispatch();
  const flags = useAppSelector(host.selectFlags);
  const panels = useMemo(
    () => all.filter(({ flag }) => flag === null || flags.includes(flag)),
    [all, flags],
  );
  const hasRoom = useRoomBeside();
  const remembered = useAppSelector(sidePanel.selectOpen);
  const asked = useAppSelector(sidePanel.selectAsked);
  /** A panel over the text is closed again when it was used: it is not remembered. */
  const [above, setAbove] = useState<PanelName | null>(null);
  // A page that does not have the panel that was open elsewhere shows its first one.
  const isElsewhere = remembered !== null && panels.every(({ name }) => name !== remembered);
  const beside = isElsewhere ? (panels[0]?.name ?? null) : remembered;
  const open = hasRoom ? beside : above;
  const rail = useRef<HTMLDivElement>(null);
  const toggle = useCallback(
    (name: PanelName) => {
      if (hasRoom && isElsewhere && name === beside) dispatch(sidePanel.closed());
      else if (hasRoom) dispatch(sidePanel.toggled({ name }));
      else setAbove((before) => (before === name ? null : name));
    },
    [dispatch, hasRoom, isElsewhere, beside],
  );
  if (hasRoom && above !== null) setAbove(null);
  useEffect(() => {
    if (asked === null) return;
    if (!hasRoom) setAbove(asked);
    dispatch(sidePanel.answered());
  }, [asked, hasRoom, dispatch]);
  useDigits(panels, toggle);
  useLoadedOffline(panels);
  const close = () => dispatch(sidePanel.closed());
  const panel = panels.find(({ name }) => name === open);
  return (
    <>
      {hasRoom && panel !== undefined ? (
        <Beside key={panel.name} {...{ articleId, panel, rail }} onClose={close} />
      ) : null}
      <Rail ref={rail} panels={panels} open={open} onToggle={toggle} />
      <Above
        articleId={articleId}
        panel={hasRoom ? undefined : panel}
        onClose={() => setAbove(null)}
      />
    </>
  );
}

/** What works from the text alone, so that it must be there when the connection is not. */
const OF_TEXT: ReadonlySet<PanelName> = new Set([
  'outline',
  'score',
  'terms',
  'competitors',
  'search',
  'origin',
]);

/** Loads these panels once the page has nothing else to do. */
function useLoadedOffline(panels: readonly ArticlePanel[]): void {
  useEffect(
    () =>
      whenIdle(() => {
        void import('./SidePanelDrawer.tsx').catch(() => undefined);
        for (const { name, Content } of panels) if (OF_TEXT.has(name)) Content.begin();
      }),
    [panels],
  );
}

interface PlacedProps {
  readonly articleId: string;
  readonly panel: ArticlePanel | undefined;
  readonly onClose: () => void;
}

interface BesideProps extends PlacedProps {
  readonly panel: ArticlePanel;
  readonly rail: RefObject<HTMLElement | null>;
}

function Beside({ articleId, panel, rail, onClose }: BesideProps) {
  const reveal = useReveal(articleId);
  const aside = useRef<HTMLElement>(null);
  // However it is closed or replaced: who was inside goes on at its button.
  useLayoutEffect(() => {
    const inside = aside.current;
    return () => {
      if (!inside?.contains(document.activeElement)) return;
      rail.current?.querySelector<HTMLElement>(`[data-panel="${panel.name}"]`)?.focus();
    };
  }, [panel.name, rail]);
  const leave = (event: KeyboardEvent) => {
    const isInList =
      event.target instanceof Element &&
      event.target.getAttribute('data-mantine-stop-propagation') === 'true';
    if (event.key === 'Escape' && !event.defaultPrevented && !isInList) onClose(); // an open list is closed first
  };
  return (
    <aside ref={aside} className={classes.aside} aria-label={panel.label} onKeyDown={leave}>
      <div className={classes.head}>
        <h2>{panel.label}</h2>
        <CloseButton aria-label={app.close} onClick={onClose} />
      </div>
      <PanelContent {...{ articleId, panel }} onReveal={reveal} />
    </aside>
  );
}

/** Loaded with the first panel that opens over the text, and then kept, so that it can close. */
function Above({ articleId, panel, onClose }: PlacedProps) {
  const [last, setLast] = useState(panel);
  if (panel !== undefined && panel !== last) setLast(panel);
  const reveal = useReveal(articleId);
  if (last === undefined) return null;
  return (
    <Suspense fallback={null}>
      <SidePanelDrawer
        {...{ articleId, onClose }}
        panel={last}
        isOpen={panel !== undefined}
        onReveal={reveal}
      />
    </Suspense>
  );
}

/** Scrolls to a block of the text. */
function useReveal(articleId: string): PanelContentProps['onReveal'] {
  const dispatch = useAppDispatch();
  return useCallback(
    (blockId, words) =>
      void dispatch(sidePanel.revealRequested({ articleId, blockId, ...(words && { words }) })),
    [dispatch, articleId],
  );
}

/** Alt and a digit open and close a panel. Where Alt types another character, as on a Mac, not in a text. */
function useDigits(panels: readonly ArticlePanel[], onToggle: (name: PanelName) => void) {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.shiftKey || !event.altKey;
      if (isOther || event.repeat || event.getModifierState('AltGraph')) return;
      const digit = /^Digit(\d)$/.exec(event.code)?.[1] ?? '';
      const isTyped = event.key !== digit && isTyping(event.target);
      const panel = panels[DIGITS.indexOf(digit)];
      if (panel === undefined || isTyped || isModalOpen()) return;
      event.preventDefault();
      onToggle(panel.name);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [panels, onToggle]);
}

/** In the order of a keyboard. */
const DIGITS = [...'1234567890'];

const isModalOpen = (): boolean => document.querySelector('[aria-modal="true"]') !== null;
