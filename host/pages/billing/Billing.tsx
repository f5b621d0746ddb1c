import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { Switch } from '@mantine/core';
import { useState } from 'react';
import { Page } from '#src/kit/ui/Page.tsx';
import type { BillingState } from '../../contract.ts';
import { billing as copy } from '../../copy/pages.ts';
import { type Notice, NoticeLine, RefusalAlert } from '../Notices.tsx';
import { ReadingView, useReading } from '../Reading.tsx';
import { requests } from '../requests.ts';
import { SectionView } from '../SectionView.tsx';
import { useAct } from '../useAct.ts';
import { BillingView, type Offer, offersOf } from './BillingView.tsx';

const REQUESTS = {
  trial: requests.startTrial,
  subscribe: requests.subscribe,
  cancel: requests.cancelSubscription,
} as const;

/** What is active, and what can be started or ended. */
export function Billing() {
  const reading = useReading<BillingState>(requests.billing().path);
  const { act, isWorking, refusal } = useAct(reading.reload);
  const [chosen, setChosen] = useState<Offer | null>(null);
  const [notice, setNotice] = useState<Notice | null>(null);
  const choose = async (offer: Offer) => {
    setChosen(offer);
    setNotice(null);
    if (await act(REQUESTS[offer]())) setNotice({ text: copy.done[offer] });
  };
  return (
    <Page title={copy.title} isNarrow>
      <ReadingView reading={reading} label={copy.loading}>
        {(billing) => (
          <BillingView
            billing={billing}
            offers={offersOf(billing)}
            working={isWorking ? chosen : null}
            refusal={refusal}
            notice={<NoticeLine notice={notice} say={setNotice} />}
            reports={<EmailReports isWanted={billing.wantsEmailReports} reload={reading.reload} />}
            onChoose={choose}
          />
        )}
      </ReadingView>
    </Page>
  );
}

interface EmailReportsProps {
  readonly isWanted: boolean;
  readonly reload: () => Promise<void>;
}

function EmailReports({ isWanted, reload }: EmailReportsProps) {
  const { act, isWorking, refusal } = useAct(reload);
  return (
    <SectionView title={copy.reports}>
      <Switch
        label={copy.reportsSwitch}
        // Shows the new state immediately; a refusal reverts it.
        checked={isWorking ? !isWanted : isWanted}
        onChange={() => isWorking || act(requests.emailReports(!isWanted))}
      />
      <RefusalAlert refusal={refusal} />
    </SectionView>
  );
}
