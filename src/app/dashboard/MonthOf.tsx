import { Skeleton } from '@mantine/core';
import { useLimits } from '#src/kit/hooks.ts';
import { LimitBarsView } from './LimitBarsView.tsx';

/** What the plan has left this month. */
export function MonthOf() {
  const { data } = useLimits();
  return data === undefined ? <Skeleton h={48} /> : <LimitBarsView limits={data} />;
}
