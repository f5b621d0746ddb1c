import { IconListCheck } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { sidePanel as copy } from './sidePanel.copy.ts';
import { sidePanel } from '#store/article/sidePanel.slice.ts';
import { HeaderButton } from '#src/kit/ui/HeaderButton.tsx';
import { useHasRoomBeside } from './useHasRoomBeside.ts';

const SidePanelDrawer = lazy(async () => ({
  default: (await import('./SidePanelDrawer.tsx')).SidePanelDrawer,
}));

/** Opens and closes the panel beside the text; where there is no room for it, a drawer with the same. */
export function SidePanelToggle({ articleId }: { articleId: string }) {
  const dispatch = useAppDispatch();
  const isPanelOpen = useAppSelector(sidePanel.selectIsOpen);
  const hasRoom = useHasRoomBeside();
  /** Null until it was opened for the first time, which loads it. */
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
