import { Button, Modal, Text, Title } from '@mantine/core';
import { useRef } from 'react';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { Benefit } from '#contract/access/benefits.ts';
import type { LimitPlans } from '#domain/access/limits.ts';
import { app } from '#src/kit/copy/app.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { purchase } from '#store/access/purchase.slice.ts';
import { subscribe } from '#store/access/subscribe.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { token } from '#store/session/token.slice.ts';
import { subscribe as copy, offer } from './access.copy.ts';
import classes from './subscribe.module.css';

/** Shown on demand: what the full plan includes, and how to get it (spec §2 "Subscribe/benefits modal"). */
export function SubscribeModal() {
  const dispatch = useAppDispatch();
  const benefit = useAppSelector(subscribe.selectBenefit);
  const last = useRef(benefit); // keeps the text while it closes
  last.current = benefit ?? last.current;
  const close = () => dispatch(subscribe.closed());
  return (
    <SubscribeModalView
      isOpen={benefit !== null}
      benefit={last.current ?? 'general'}
      isTrialAvailable={useAppSelector(token.selectIsTrialAvailable)}
      limits={useAppSelector(config.selectLimits)}
      onClose={close}
      onTrial={() => dispatch(purchase.trialRequested())}
      onSubscribe={() => {
        close(); // the host's own dialog comes next
        dispatch(purchase.requested({ kind: 'subscription' }));
      }}
    />
  );
}

interface SubscribeModalViewProps {
  readonly isOpen: boolean;
  readonly benefit: Benefit;
  readonly isTrialAvailable: boolean;
  readonly limits: LimitPlans;
  readonly onClose: () => void;
  readonly onSubscribe: () => void;
  readonly onTrial: () => void;
}

/** Why an action needs the full plan, what is free, and the offer (spec §2 "Modals and banners"). */
export function SubscribeModalView(props: SubscribeModalViewProps) {
  const { isOpen, benefit, isTrialAvailable, limits, onClose, onSubscribe, onTrial } = props;
  return (
    <Modal
      opened={useOpening(isOpen)}
      onClose={onClose}
      size={895} // spec §9
      title={copy.benefits[benefit]}
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <div className={classes.columns}>
        <section>
          <Title order={3} size="h5">
            {copy.freeTitle}
          </Title>
          <ul className={classes.limits}>
            {copy.freeLimits(limits).map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>
        <section className={classes.offer}>
          <Title order={3} size="h5">
            {copy.planTitle}
          </Title>
          <Text>{isTrialAvailable ? copy.trialHint : copy.planHint}</Text>
          <Text fw={600}>{copy.price}</Text>
          <Button fullWidth onClick={isTrialAvailable ? onTrial : onSubscribe}>
            {offer(isTrialAvailable)}
          </Button>
          <Text size="sm" c="dimmed">
            {copy.unsubscribe}
          </Text>
        </section>
      </div>
    </Modal>
  );
}
