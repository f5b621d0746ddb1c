import { Skeleton, Stack } from '@mantine/core';

interface LoadingRowsProps {
  readonly label: string;
  /** Of one row, in pixels. */
  readonly height: number;
}

/** Stands for a list that is being read. */
export function LoadingRows({ label, height }: LoadingRowsProps) {
  return (
    <Stack gap="xs" role="status" aria-label={label}>
      {['a', 'b', 'c', 'd', 'e'].map((row) => (
        <Skeleton key={row} h={height} />
      ))}
    </Stack>
  );
}
