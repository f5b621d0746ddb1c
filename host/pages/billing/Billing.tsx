import { useState } from 'react';
import { Page } from '#src/kit/ui/Page.tsx';
import { billing as copy } from '../../copy/pages.ts';
import type { BillingState } from '../../contract.ts';
import { type Notice, NoticeLine } from '../NoticeLine.tsx';
import { ReadingView } from '../ReadingView.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { useReading } from '../useReading.ts';
import { BillingView } from './BillingView.tsx';
import { type Offer, offersOf } from './billingOffers.ts';
import { EmailReports } from './EmailReports.tsx';

const REQUESTS = {
  trial: requests.startTrial,
  subscribe: requests.subscribe,
  cancel: requests.cancelSubscription,
} as const;

/** What is active, what can be had, and what can be ended. */
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
