import { Drawer } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Drawer.css';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { app } from '#src/kit/copy/app.ts';
import { history as copy } from './history.copy.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { History } from './History.tsx';
import classes from './history.module.css';

interface HistoryDrawerProps {
  readonly articleId: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function HistoryDrawer({ articleId, isOpen, onClose }: HistoryDrawerProps) {
  return (
    <Drawer
      opened={useOpening(isOpen)}
      onClose={onClose}
      position="right"
      size={1180}
      title={copy.open}
      closeButtonProps={{ 'aria-label': app.close }}
      classNames={{ content: classes.content ?? '', body: classes.body ?? '' }}
    >
      <ErrorBoundary isPanel>
        <History articleId={articleId} onLeave={onClose} />
      </ErrorBoundary>
    </Drawer>
  );
}
