import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Tooltip.css';
import type { ReactNode } from 'react';
import type { LimitName } from '#contract/limit.schema.ts';
import { isSpent } from '#domain/access/limits.ts';
import { paidLimitText } from '#src/kit/copy/notices.ts';
import { config } from '#store/session/config.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { AppLink } from './AppLink.tsx';
import { useAppSelector, useOptionalLimits } from './hooks.ts';

interface LimitedButtonProps extends ButtonProps {
  readonly limit: LimitName;
  /** Where it leads; without one it submits its form. */
  readonly to?: string;
  readonly children: ReactNode;
}

/**
 * Starts what a limit may stop. A paid user whose limit is spent sees it disabled, and whom to ask; a guest
 * who may only read does not see it (spec §6).
 */
export function LimitedButton({ limit, to, ...props }: LimitedButtonProps) {
  const reason = useSpentReason(limit);
  if (useAppSelector(folderSetup.selectMayOnlyRead)) return null;
  if (reason !== null) {
    return (
      <Tooltip label={reason} multiline w={320} events={{ hover: true, focus: true, touch: true }}>
        {/* Not `disabled`: that could not be reached by keyboard, and so not explained. */}
        <Button {...props} type="button" data-disabled aria-disabled />
      </Tooltip>
    );
  }
  if (to === undefined) return <Button {...props} type="submit" />;
  return <Button {...props} component={AppLink} to={to} />;
}

function useSpentReason(limit: LimitName): string | null {
  const limits = useOptionalLimits();
  const isPaid = useAppSelector(token.selectPlan) === 'paid';
  const isTrialActive = useAppSelector(token.selectIsTrialActive);
  const email = useAppSelector(config.selectSupportEmail);
  const isStopped = isPaid && !isTrialActive && limits !== undefined && isSpent(limits[limit]);
  return isStopped ? paidLimitText(email) : null;
}
