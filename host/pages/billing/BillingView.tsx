import { Button, Group, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Refusal } from '../../client.ts';
import type { BillingState } from '../../contract.ts';
import { billing as copy } from '../../copy/pages.ts';
import { mayStartTrial } from '../../trial.ts';
import { RefusalAlert } from '../Notices.tsx';
import { FactsView, SectionView } from '../SectionView.tsx';
import { trialText } from '../trialText.ts';

interface BillingViewProps {
  readonly billing: BillingState;
  /** The first one is the suggested one. */
  readonly offers: readonly Offer[];
  readonly working: Offer | null;
  readonly refusal: Refusal | null;
  readonly notice: ReactNode;
  readonly reports: ReactNode;
  readonly onChoose: (offer: Offer) => void;
}

export function BillingView({ billing, refusal, notice, reports, ...acts }: BillingViewProps) {
  const isEnding = billing.subscriptionEndsAt !== null;
  return (
    <Stack gap="md">
      {notice}
      <RefusalAlert refusal={refusal} />
      <SectionView title={copy.now}>
        <FactsView facts={factsOf(billing)} />
        <Offers {...acts} />
        <Stack gap={4}>
          {acts.offers.map((offer) => (
            <Text key={offer} size="sm">
              {isEnding ? copy.resubscribeNote : copy.notes[offer]}
            </Text>
          ))}
          <Text size="sm" c="dimmed">
            {copy.sandbox}
          </Text>
        </Stack>
      </SectionView>
      {reports}
    </Stack>
  );
}

function factsOf(billing: BillingState): Readonly<Record<string, string>> {
  const { plan, trial, subscriptionEndsAt } = billing;
  const isFull = plan === 'paid' || trial === 'active';
  const subscription =
    subscriptionEndsAt === null ? copy.endsNever : copy.endsAt(subscriptionEndsAt);
  return {
    [copy.plan]: copy.plans[plan],
    [copy.active]: isFull ? copy.activeProduct : copy.activeNone,
    [copy.ends]: plan === 'paid' ? subscription : copy.endsNone,
    [copy.trial]: trialText(billing, copy),
  };
}

type OffersProps = Pick<BillingViewProps, 'offers' | 'working' | 'onChoose'>;

function Offers({ offers, working, onChoose }: OffersProps) {
  return (
    <Group gap="sm">
      {offers.map((offer, index) => (
        <Button
          key={offer}
          variant={index === 0 && offer !== 'cancel' ? 'filled' : 'default'}
          loading={working === offer}
          disabled={working !== null}
          onClick={() => onChoose(offer)}
        >
          {copy.offers[offer]}
        </Button>
      ))}
    </Group>
  );
}

export type Offer = 'trial' | 'subscribe' | 'cancel';

/** The offers in a billing state. Subscribing also reverts a cancellation. */
export function offersOf(billing: BillingState): readonly Offer[] {
  if (billing.plan === 'paid')
    return [billing.subscriptionEndsAt === null ? 'cancel' : 'subscribe'];
  return mayStartTrial(billing) ? ['trial', 'subscribe'] : ['subscribe'];
}
