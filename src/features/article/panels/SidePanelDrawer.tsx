import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { useMediaQuery } from '@mantine/hooks';
import { useRef } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { PanelContent } from './PanelContent.tsx';
import type { ArticlePanel, PanelContentProps } from './panels.ts';
import classes from './rail.module.css';

interface SidePanelDrawerProps extends PanelContentProps {
  readonly panel: ArticlePanel;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** A panel where there is no room beside the text: a drawer, and a sheet on a small screen. */
export function SidePanelDrawer(props: SidePanelDrawerProps) {
  const { articleId, panel, isOpen, onClose, onReveal } = props;
  const isSmall = useMediaQuery('(max-width: 768px)', undefined, {
    getInitialValueInEffect: false,
  });
  const wanted = useRef<Parameters<typeof onReveal> | null>(null);
  const leaveFor: typeof onReveal = (...place) => {
    wanted.current = place;
    onClose();
  };
  // Only after the transition: a closing drawer returns the focus to the button that opened it.
  const arrive = () => {
    if (wanted.current !== null) onReveal(...wanted.current);
    wanted.current = null;
  };
  return (
    <Drawer
      opened={useOpening(isOpen)}
      onClose={onClose}
      onExitTransitionEnd={arrive}
      position={isSmall ? 'bottom' : 'right'}
      size={isSmall ? '75dvh' : 360}
      title={panel.label}
      closeButtonProps={{ 'aria-label': app.close }}
      classNames={{ body: classes.drawer ?? '' }}
    >
      <PanelContent key={panel.name} {...{ articleId, panel }} onReveal={leaveFor} />
    </Drawer>
  );
}
