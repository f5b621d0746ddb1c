import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import { useAppSelector } from '#src/kit/hooks.ts';
import { sidePanel as copy } from './sidePanel.copy.ts';
import { articleReport } from '#store/article/report.slice.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import type { RootState } from '#store/subjects.ts';
import { Outline } from './Outline.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import classes from './sidePanel.module.css';
import { useHasRoomBeside } from './useHasRoomBeside.ts';
import { useReveal } from './useReveal.ts';

/** Only then is it known how long the outline is, and so where the report stands. */
const selectHasBeenRead = (state: RootState, articleId: string) => {
  const { subject, isFailing } = articleReport.select(state, articleId);
  return subject !== null || isFailing;
};

/** The panel beside the text, where there is room for it and it is wanted. */
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
