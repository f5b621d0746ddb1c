import { Title, type TitleSize } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A page with its heading, which takes the focus when one arrives here by navigation. */
export function Page({ title, action, isNarrow = false, children }: PageProps) {
  return (
    <div className={isNarrow ? `${classes.page} ${classes.narrow}` : classes.page}>
      <div className={classes.head}>
        <PageHeading>{title}</PageHeading>
        {action}
      </div>
      {children}
    </div>
  );
}

interface PageHeadingProps {
  readonly size?: TitleSize;
  readonly children: string;
}

/** The page's one level-1 heading; names the document and receives the focus after a navigation. */
export function PageHeading({ size = 'h2', children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    document.title = `${children} · Content toolkit`;
  }, [children]);
  useEffect(() => {
    // The link that led here has done its work; a field of the page that asks for the focus keeps it.
    const isInPage = heading.current?.closest('main')?.contains(document.activeElement) ?? false;
    if (!isInPage) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title order={1} size={size} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}
