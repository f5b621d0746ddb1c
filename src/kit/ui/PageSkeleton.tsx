import { Skeleton, Stack, VisuallyHidden } from '@mantine/core';
import classes from './page.module.css';

/** The shape of a page while it loads, with what is being waited for in words. */
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
