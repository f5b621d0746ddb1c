import { Skeleton } from '@mantine/core';
import { Suspense } from 'react';
import { tool } from '#src/kit/ui/chunk.ts';

const Ideas = tool(async () => (await import('#src/features/ideas/Ideas.tsx')).Ideas);

/** The ideas of the week, which are not in the initial bundle. */
export function WeekIdeas() {
  return (
    <Suspense fallback={<Skeleton h={120} />}>
      <Ideas />
    </Suspense>
  );
}
