import { CloseButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import {
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react';
import type { BlockId } from '#domain/article/body.ts';
import { app } from '#src/kit/copy/app.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { type PanelName, sidePanel } from '#store/article/sidePanel.slice.ts';
import { PanelContent } from './PanelContent.tsx';
import type { ArticlePanel } from './panels.ts';
import { Rail } from './Rail.tsx';
import classes from './rail.module.css';

const SidePanelDrawer = lazy(async () => ({
  default: (await import('./SidePanelDrawer.tsx')).SidePanelDrawer,
}));

/** Sidebar 240, text 800 and its margins, panel 320, rail 48: below this the panel lies over the text. */
const ROOM_BESIDE = '(min-width: 1440px)';

interface SidePanelProps {
  readonly articleId: string;
  readonly panels: readonly ArticlePanel[];
}

/** The rail, and the panel that is open: beside the text, or over it where there is no room. */
export function SidePanel({ articleId, panels }: SidePanelProps) {
  const dispatch = useAppDispatch();
  const hasRoom = useMediaQuery(ROOM_BESIDE, undefined, { getInitialValueInEffect: false });
  const remembered = useAppSelector(sidePanel.selectOpen);
  /** A panel over the text is closed again when it was used: it is not remembered. */
  const [above, setAbove] = useState<PanelName | null>(null);
  const open = hasRoom ? remembered : above;
  const rail = useRef<HTMLDivElement>(null);
  const toggle = useCallback(
    (name: PanelName) => {
      if (hasRoom) dispatch(sidePanel.toggled({ name }));
      else setAbove((before) => (before === name ? null : name));
    },
    [dispatch, hasRoom],
  );
  useDigits(panels, toggle);
  const close = () => {
    rail.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus();
    dispatch(sidePanel.closed());
  };
  const panel = panels.find(({ name }) => name === open);
  return (
    <>
      {hasRoom && panel !== undefined ? (
        <Beside articleId={articleId} panel={panel} onClose={close} />
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

interface PlacedProps {
  readonly articleId: string;
  readonly panel: ArticlePanel | undefined;
  readonly onClose: () => void;
}

function Beside({ articleId, panel, onClose }: PlacedProps & { readonly panel: ArticlePanel }) {
  const reveal = useReveal(articleId);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <aside className={classes.aside} aria-label={panel.label} onKeyDown={leave}>
      <div className={classes.head}>
        <h2>{panel.label}</h2>
        <CloseButton aria-label={app.close} onClick={onClose} />
      </div>
      <PanelContent key={panel.name} {...{ articleId, panel }} onReveal={reveal} />
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
function useReveal(articleId: string): (blockId: BlockId) => void {
  const dispatch = useAppDispatch();
  return useCallback(
    (blockId) => void dispatch(sidePanel.revealRequested({ articleId, blockId })),
    [dispatch, articleId],
  );
}

/** Alt and a digit open and close a panel from anywhere on the page (design: one rail). */
function useDigits(panels: readonly ArticlePanel[], onToggle: (name: PanelName) => void) {
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => {
      const isOther = event.ctrlKey || event.metaKey || event.shiftKey || !event.altKey;
      if (isOther || event.getModifierState('AltGraph')) return;
      // By code: with Alt, many layouts have another character there.
      const panel = panels[Number(/^Digit([1-9])$/.exec(event.code)?.[1]) - 1];
      if (panel === undefined) return;
      event.preventDefault();
      onToggle(panel.name);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [panels, onToggle]);
}
