import { Modal } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { ReactNode } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { useFocusBack } from '#src/kit/ui/useOpening.ts';

interface DialogProps {
  readonly title: string;
  readonly size?: 'md' | 'lg' | 'xl' | number;
  readonly children: ReactNode;
  readonly onClose: () => void;
}

/** A dialog that is open as long as it is mounted. Once it is gone, the focus is where it was before. */
export function Dialog({ size = 'md', ...props }: DialogProps) {
  useFocusBack();
  return <Modal opened size={size} closeButtonProps={{ 'aria-label': app.close }} {...props} />;
}
