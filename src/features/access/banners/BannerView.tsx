import { CloseButton, Text } from '@mantine/core';
import '@mantine/core/styles/CloseButton.css';
import type { ReactNode } from 'react';
import { banners as copy } from './banners.copy.ts';
import classes from './banners.module.css';

interface BannerViewProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly isWarning?: boolean;
  /** Null: it stays. */
  readonly onDismiss: (() => void) | null;
}

/** Says something of the account above a page. */
export function BannerView({ title, children, isWarning = false, onDismiss }: BannerViewProps) {
  return (
    <aside
      className={isWarning ? `${classes.banner} ${classes.warning}` : classes.banner}
      aria-label={title}
    >
      <div className={classes.text}>
        <strong>{title}</strong>
        <Text size="sm" component="div">
          {children}
        </Text>
      </div>
      {onDismiss === null ? null : <CloseButton aria-label={copy.dismiss} onClick={onDismiss} />}
    </aside>
  );
}
