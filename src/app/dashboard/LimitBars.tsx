import { Skeleton } from '@mantine/core';
import { LIMITS_SHOWN } from '#src/kit/copy/limits.ts';
import { useAppSelector, useLimits } from '#src/kit/hooks.ts';
import { LimitBarsView } from '#src/kit/limits/LimitBarsView.tsx';
import { token } from '#store/session/token.slice.ts';

/** What is left of the plan this month: of articles, and of whatever else was used. */
export function LimitBars() {
  const { data } = useLimits();
  const isTrialActive = useAppSelector(token.selectIsTrialActive);
  if (data === undefined) return <Skeleton h={48} />;
  const names = LIMITS_SHOWN.filter((name) => name === 'article' || data[name].used > 0);
  return <LimitBarsView limits={data} names={names} isTrialActive={isTrialActive} />;
}
