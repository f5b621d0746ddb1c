import { Skeleton } from '@mantine/core';
import type { LimitName } from '#contract/limit.schema.ts';
import { useAppSelector, useLimits } from '#src/kit/hooks.ts';
import { LimitBarsView } from '#src/kit/LimitBarsView.tsx';
import { token } from '#store/session/token.slice.ts';

/** Limits that today's features use; the others appear with their features. */
const SHOWN: readonly LimitName[] = ['article'];

/** What is left of the plan this month. */
export function LimitBars() {
  const { data } = useLimits();
  const isTrialActive = useAppSelector(token.selectIsTrialActive);
  if (data === undefined) return <Skeleton h={48} />;
  return <LimitBarsView limits={data} names={SHOWN} isTrialActive={isTrialActive} />;
}
