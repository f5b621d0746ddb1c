import { Button, Modal, Text, Title } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { Benefit } from '#domain/access/gatedAction.ts';
import { app } from '#src/kit/copy/app.ts';
import { offer, subscribe } from './subscribe.copy.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import classes from './subscribe.module.css';

interface SubscribeModalViewProps {
  readonly isOpen: boolean;
  readonly benefit: Benefit;
  readonly isTrialAvailable: boolean;
  readonly onClose: () => void;
  readonly onSubscribe: () => void;
  readonly onTrial: () => void;
}

/** Why an action wants the full plan, what is free, and the offer (spec §2 "Modals and banners"). */
export function SubscribeModalView(props: SubscribeModalViewProps) {
  const { isOpen, benefit, isTrialAvailable, onClose, onSubscribe, onTrial } = props;
  return (
    <Modal
      opened={useOpening(isOpen)}
      onClose={onClose}
      size={895} // spec §9
      title={subscribe.benefits[benefit]}
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <div className={classes.columns}>
        <section>
          <Title order={3} size="h5">
            {subscribe.freeTitle}
          </Title>
          <ul className={classes.limits}>
            {subscribe.freeLimits.map((limit) => (
              <li key={limit}>{limit}</li>
            ))}
          </ul>
        </section>
        <section className={classes.offer}>
          <Title order={3} size="h5">
            {subscribe.planTitle}
          </Title>
          <Text>{isTrialAvailable ? subscribe.trialHint : subscribe.planHint}</Text>
          <Text fw={600}>{subscribe.price}</Text>
          <Button fullWidth onClick={isTrialAvailable ? onTrial : onSubscribe}>
            {offer(isTrialAvailable)}
          </Button>
          <Text size="sm" c="dimmed">
            {subscribe.unsubscribe}
          </Text>
        </section>
      </div>
    </Modal>
  );
}
