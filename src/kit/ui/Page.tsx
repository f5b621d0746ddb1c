import { Skeleton, Stack, Text, Title, type TitleSize, VisuallyHidden } from '@mantine/core';
import { type ReactNode, useEffect, useRef } from 'react';
import classes from './page.module.css';

interface PageProps {
  readonly title: string;
  readonly action?: ReactNode;
  readonly isNarrow?: boolean;
  readonly children: ReactNode;
}

/** A page with its heading, which receives the focus after a navigation. */
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
    // Takes the focus from the link that led here, but not from a field of the page.
    const isInPage = heading.current?.closest('main')?.contains(document.activeElement) ?? false;
    if (!isInPage) heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Title order={1} size={size} ref={heading} tabIndex={-1}>
      {children}
    </Title>
  );
}

interface StatePanelProps {
  readonly title: string;
  readonly hint?: string;
  readonly children?: ReactNode;
  /** `alert` is announced at once: something failed. */
  readonly role?: 'alert' | 'status';
  /** 1 if the panel is the whole page. */
  readonly level?: 1 | 2;
}

/** Shown instead of content that is missing, not found or failed, with the next step. */
export function StatePanel({ title, hint, children, role, level = 2 }: StatePanelProps) {
  return (
    <div className={classes.state} role={role}>
      {level === 1 ? (
        <PageHeading size="h3">{title}</PageHeading>
      ) : (
        <Title order={2} size="h3">
          {title}
        </Title>
      )}
      {hint === undefined ? null : (
        <Text c="dimmed" maw={480}>
          {hint}
        </Text>
      )}
      {children}
    </div>
  );
}

/** The placeholder of a page while it loads. `label` says what it is waiting for. */
export function PageSkeleton({ label }: { label: string }) {
  return (
    <div className={classes.page} role="status">
      <VisuallyHidden>{label}</VisuallyHidden>
      <Stack gap="md" aria-hidden>
        <Skeleton h={32} w="40%" />
        <Skeleton h={96} />
        <Skeleton h={96} />
        <Skeleton h={96} />
      </Stack>
    </div>
  );
}

/** The first link for the keyboard: skips the navigation, to `#main`. */
export function SkipLink({ label }: { label: string }) {
  return (
    <a href="#main" className={classes.skip}>
      {label}
    </a>
  );
}
