import { ActionIcon } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { app } from '#src/kit/copy/app.ts';
import { PageHeading } from '#src/kit/ui/Page.tsx';
import { AppLink } from './AppLink.tsx';
import classes from './articleBar.module.css';

interface ArticleBarProps {
  readonly backTo: string;
  readonly title: string;
  readonly children?: ReactNode;
}

/** Stays in sight while an article scrolls: the way back, the title, and what can be done (spec §2, editor layout). */
export function ArticleBar({ backTo, title, children }: ArticleBarProps) {
  return (
    <header className={classes.bar}>
      <ActionIcon
        component={AppLink}
        to={backTo}
        variant="subtle"
        color="gray"
        c="inherit"
        size={40}
        aria-label={app.back}
      >
        <IconArrowLeft size={20} stroke={1.6} />
      </ActionIcon>
      <div className={classes.title}>
        <PageHeading>{title}</PageHeading>
      </div>
      {children}
    </header>
  );
}
