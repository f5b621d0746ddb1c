import { Button, Group, Loader } from '@mantine/core';
import { useCallback, useContext, useEffect, useState } from 'react';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { type HostRequest, Refusal } from '../client.ts';
import type { BillingState } from '../contract.ts';
import { activation as copy } from '../copy/pages.ts';
import { mayStartTrial } from '../trial.ts';
import { refusalText, useAsk } from './ask.ts';
import { GoContext, pageOrigins, redirectTo } from './navigation.ts';
import { requests } from './requests.ts';

/** Starts the free trial of a new account, then continues to where the person was heading (spec §6, §7). */
export function Activation() {
  const go = useContext(GoContext);
  const ask = useAsk();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const goOn = useCallback(
    () => go.replace(redirectTo(location.search, pageOrigins(), 'on_success')),
    [go],
  );
  const activate = useCallback(async () => {
    setRefusal(null);
    try {
      await startTrial(ask);
      goOn();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setRefusal(error);
    }
  }, [ask, goOn]);
  useEffect(() => {
    void activate();
  }, [activate]);
  return (
    <main>
      {refusal === null ? (
        <StatePanel title={copy.working} role="status" level={1}>
          <Loader aria-hidden />
        </StatePanel>
      ) : (
        <StatePanel title={copy.failed} hint={refusalText(refusal)} role="alert" level={1}>
          <Group justify="center">
            <Button onClick={activate}>{copy.tryAgain}</Button>
            <Button variant="default" onClick={goOn}>
              {copy.goOn}
            </Button>
          </Group>
        </StatePanel>
      )}
    </main>
  );
}

/** Rejects with a `Refusal`, except if no trial is left: another tab has started it, or it is used up. */
async function startTrial(ask: <T>(request: HostRequest) => Promise<T>): Promise<void> {
  if (!mayStartTrial(await ask<BillingState>(requests.billing()))) return;
  await ask(requests.startTrial()).catch((error: unknown) => {
    if (!(error instanceof Refusal) || error.code !== 'trial_unavailable') throw error;
  });
}
