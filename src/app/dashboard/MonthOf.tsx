import { Skeleton } from '@mantine/core';
import type { LimitName } from '#contract/limit.schema.ts';
import { useAppSelector, useLimits } from '#src/kit/hooks.ts';
import { LimitBarsView } from '#src/kit/LimitBarsView.tsx';
import { token } from '#store/session/token.slice.ts';

const SHOWN: readonly LimitName[] = ['article'];

/** What the plan has left this month. */
export function MonthOf() {
  const { data } = useLimits();
  const isTrialActive = useAppSelector(token.selectIsTrialActive);
  if (data === undefined) return <Skeleton h={48} />;
  return <LimitBarsView limits={data} names={SHOWN} isTrialActive={isTrialActive} />;
}
