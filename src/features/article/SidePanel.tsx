import { useAppSelector } from '#src/app/hooks.ts';
import { sidePanel as copy } from '#src/copy/sidePanel.ts';
import { selectIsPanelOpen } from '#store/sidePanel/sidePanel.slice.ts';
import { Outline } from './Outline.tsx';
import { ReportPanel } from './ReportPanel.tsx';
import classes from './sidePanel.module.css';
import { useHasRoomBeside } from './useHasRoomBeside.ts';
import { useReveal } from './useReveal.ts';

/** The panel beside the text, where there is room for it and it is wanted. */
export function SidePanel({ articleId }: { articleId: string }) {
  const isOpen = useAppSelector(selectIsPanelOpen);
  const hasRoom = useHasRoomBeside();
  const reveal = useReveal(articleId);
  if (!isOpen || !hasRoom) return null;
  return (
    <aside className={classes.aside} aria-label={copy.name}>
      <Outline articleId={articleId} onReveal={reveal} />
      <ReportPanel articleId={articleId} onReveal={reveal} />
    </aside>
  );
}
