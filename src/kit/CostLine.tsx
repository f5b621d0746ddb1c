import { Text } from '@mantine/core';
import type { LimitName } from '#contract/limit.schema.ts';
import { expiryOf } from '#domain/access/limits.ts';
import { limitTexts } from '#src/kit/copy/limits.ts';
import { limitReading } from '#store/access/limitReading.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { useAppSelector, useOptionalLimits } from './hooks.ts';

interface CostLineProps {
  readonly limit: LimitName;
  /** The limit does not count what is written without a model. */
  readonly isFree?: boolean;
}

/** What a use is going to cost, and what is left; stands before the button that starts it. */
export function CostLine({ limit, isFree = false }: CostLineProps) {
  const cost = useCost(limit);
  return (
    <Text size="xs" c="dimmed">
      {isFree ? limitTexts.freeCost : cost}
    </Text>
  );
}

function useCost(limit: LimitName): string {
  const limits = useOptionalLimits();
  const readAt = useAppSelector(limitReading.selectReadAt);
  const isTrialActive = useAppSelector(token.selectIsTrialActive);
  if (isTrialActive) return limitTexts.trialCost;
  if (limits === undefined) return limitTexts.unknownCost;
  const { used, total } = limits[limit];
  return limitTexts.cost(limit, Math.max(0, total - used), expiryOf(limits[limit], readAt));
}
