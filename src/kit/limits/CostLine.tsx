import { Text } from '@mantine/core';
import type { LimitName } from '#contract/access/limits.ts';
import { expiryOf } from '#domain/access/limits.ts';
import { limitTexts } from '#src/kit/copy/limits.ts';
import { limitReading } from '#store/access/limitReading.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { useAppSelector, useOptionalLimits } from '../hooks.ts';

interface CostLineProps {
  readonly limit: LimitName;
  /** The most that it may cost. */
  readonly most?: number;
  /** The limit does not count what is written without a model. */
  readonly isFree?: boolean;
}

/** What a use is going to cost, and what is left; stands before the button that starts it. */
export function CostLine({ limit, most = 1, isFree = false }: CostLineProps) {
  const cost = useCost(limit, most);
  return (
    <Text size="xs" c="dimmed">
      {isFree ? limitTexts.freeCost : cost}
    </Text>
  );
}

function useCost(limit: LimitName, most: number): string {
  const limits = useOptionalLimits();
  const readAt = useAppSelector(limitReading.selectReadAt);
  const isTrialActive = useAppSelector(token.selectIsTrialActive);
  if (isTrialActive) return limitTexts.trialCost;
  if (limits === undefined) return limitTexts.unknownCost;
  const { used, total } = limits[limit];
  const left = Math.max(0, total - used);
  return limitTexts.cost(limit, left, expiryOf(limits[limit], readAt), most);
}
