import { Button, Skeleton } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { USAGE_PAGE_SIZE } from '#contract/access/limit.route.ts';
import { LIMITS_SHOWN } from '#src/kit/copy/limits.ts';
import { useAppDispatch, useAppSelector, useLimits, useResource } from '#src/kit/hooks.ts';
import { LimitBarsView } from '#src/kit/limits/LimitBarsView.tsx';
import { limitReading } from '#store/access/limitReading.slice.ts';
import { usageExport } from '#store/access/usageExport.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { LedgerView } from './LedgerView.tsx';
import { Panel } from './Panel.tsx';
import { usage } from './settings.copy.ts';
import classes from './settings.module.css';

/** Limits and ledger; each stands and fails by itself. */
export function UsageSection() {
  return (
    <div className={classes.panels}>
      <Panel title={usage.limits}>
        <MonthlyLimits />
      </Panel>
      <Panel title={usage.ledger} hint={usage.ledgerHint} action={<ExportButton />}>
        <Ledger />
      </Panel>
    </div>
  );
}

function MonthlyLimits() {
  const { data } = useLimits();
  const readAt = useAppSelector(limitReading.selectReadAt);
  const isTrialActive = useAppSelector(token.selectIsTrialActive);
  if (data === undefined) return <Skeleton h={96} />;
  return (
    <LimitBarsView
      limits={data}
      names={LIMITS_SHOWN}
      isTrialActive={isTrialActive}
      readAt={readAt}
    />
  );
}

function Ledger() {
  const [page, setPage] = useState(0);
  const { data } = useResource('usage', { page, limit: USAGE_PAGE_SIZE });
  const workspaceId = useAppSelector(folderSetup.selectWorkspaceId);
  return <LedgerView ledger={data} page={page} workspaceId={workspaceId} onPage={setPage} />;
}

function ExportButton() {
  const dispatch = useAppDispatch();
  const isRunning = useAppSelector(usageExport.selectIsRunning);
  return (
    <Button
      variant="default"
      size="xs"
      leftSection={<IconDownload size={16} />}
      aria-disabled={isRunning}
      onClick={() => dispatch(usageExport.requested())}
    >
      {isRunning ? usage.exporting : usage.export}
    </Button>
  );
}
