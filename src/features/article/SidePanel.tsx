import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { IconListCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useMediaQuery } from '@mantine/hooks';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { sidePanel as copy } from './sidePanel.copy.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { Outline } from './Outline.tsx';
import { ReportPanel, useReveal } from './ReportPanel.tsx';
import classes from './sidePanel.module.css';
import { HeaderButton } from '#src/kit/ArticleBar.tsx';

const SidePanelDrawer = lazy(async () => ({
  default: (await import('./SidePanelDrawer.tsx')).SidePanelDrawer,
}));

/** Sidebar 240, text 640 and its margins, panel 320: below this the panel is a drawer. */
const ROOM_BESIDE = '(min-width: 1240px)';

const useHasRoomBeside = (): boolean =>
  useMediaQuery(ROOM_BESIDE, undefined, { getInitialValueInEffect: false });

/** Before the first report, the length of the outline is unknown, and so is the position of the report. */
const selectHasBeenRead = (state: RootState, articleId: string) => {
  const { subject, isFailing } = articleReport.select(state, articleId);
  return subject !== null || isFailing;
};

/** The panel beside the text, if it is open and there is room for it. */
export function SidePanel({ articleId }: { articleId: string }) {
  const isOpen = useAppSelector(sidePanel.selectIsOpen);
  const hasRoom = useHasRoomBeside();
  const reveal = useReveal(articleId);
  const isRead = useAppSelector((state) => selectHasBeenRead(state, articleId));
  if (!isOpen || !hasRoom) return null;
  return (
    <aside className={classes.aside} aria-label={copy.name}>
      {isRead ? (
        <>
          <Outline articleId={articleId} onReveal={reveal} />
          <ReportPanel articleId={articleId} onReveal={reveal} />
        </>
      ) : (
        <Reading />
      )}
    </aside>
  );
}

function Reading() {
  return (
    <Stack gap="md" p="md" aria-busy>
      <VisuallyHidden>{copy.reading}</VisuallyHidden>
      <Skeleton h={160} />
      <Skeleton h={88} />
      <Skeleton h={88} />
    </Stack>
  );
}

/** Opens and closes the panel beside the text. If there is no room for it, opens a drawer with the same content. */
export function SidePanelToggle({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const isPanelOpen = useAppSelector(sidePanel.selectIsOpen);
  const hasRoom = useHasRoomBeside();
  /** Null until it is first opened, which loads it. */
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null);
  const isOpen = hasRoom ? isPanelOpen : isDrawerOpen === true;
  const toggle = () => {
    if (hasRoom) dispatch(sidePanel.toggled());
    else setDrawerOpen(true);
  };
  return (
    <>
      <HeaderButton name={copy.name} icon={IconListCheck} isExpanded={isOpen} onClick={toggle} />
      <Suspense fallback={null}>
        {isDrawerOpen === null ? null : (
          <SidePanelDrawer
            articleId={articleId}
            isOpen={isDrawerOpen && !hasRoom}
            onClose={() => setDrawerOpen(false)}
          />
        )}
      </Suspense>
    </>
  );
}
