import { Button, type ButtonProps, Tooltip } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Tooltip.css';
import type { ReactNode } from 'react';
import type { LimitName } from '#contract/access/limits.ts';
import { isSpent } from '#domain/access/limits.ts';
import { paidLimitText } from '#src/kit/copy/notices.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { AppLink } from '../AppLink.tsx';
import { useAppSelector, useOptionalLimits } from '../hooks.ts';

interface LimitedButtonProps extends ButtonProps {
  readonly limit: LimitName;
  /** Where it links to. Without it, the button submits its form. */
  readonly to?: string;
  readonly children: ReactNode;
}

/**
 * A button for an action that a limit can stop. If a paid user has spent the limit, it is disabled and its
 * tooltip says whom to contact. It is hidden from a guest without write access (spec §6).
 */
export function LimitedButton({ limit, to, ...props }: LimitedButtonProps) {
  const reason = useSpentReason(limit);
  if (useAppSelector(folderSetup.selectMayOnlyRead)) return null;
  if (reason !== null) {
    return (
      <Tooltip label={reason} multiline w={320} events={{ hover: true, focus: true, touch: true }}>
        {/* Not `disabled`: the keyboard could not reach it, nor its tooltip. */}
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
