import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { useRef } from 'react';
import type { BlockId } from '#domain/article/body.ts';
import { app } from '#src/kit/copy/app.ts';
import { sidePanel as copy } from './sidePanel.copy.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { Outline } from './Outline.tsx';
import { ReportPanel, useReveal } from './ReportPanel.tsx';
import classes from './sidePanel.module.css';

interface SidePanelDrawerProps {
  readonly articleId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The panel, if there is no room for it beside the text. */
export function SidePanelDrawer({ articleId, isOpen, onClose }: SidePanelDrawerProps) {
  const reveal = useReveal(articleId);
  const wanted = useRef<BlockId | null>(null);
  const leaveFor = (blockId: BlockId) => {
    wanted.current = blockId;
    onClose();
  };
  // Only after the transition: a closing drawer returns the focus to the button that opened it.
  const arrive = () => {
    if (wanted.current !== null) reveal(wanted.current);
    wanted.current = null;
  };
  return (
    <Drawer
      opened={useOpening(isOpen)}
      onClose={onClose}
      onExitTransitionEnd={arrive}
      position="right"
      size={360}
      title={copy.name}
      closeButtonProps={{ 'aria-label': app.close }}
      classNames={{ body: classes.drawer ?? '' }}
    >
      <Outline articleId={articleId} onReveal={leaveFor} />
      <ReportPanel articleId={articleId} onReveal={leaveFor} />
    </Drawer>
  );
}
