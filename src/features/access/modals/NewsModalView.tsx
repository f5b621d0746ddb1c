import { Button, Group, Modal, Text } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import type { ModalName } from '#domain/access/modals.ts';
import { app } from '#src/kit/copy/app.ts';
import { useOpening } from '#src/kit/ui/useOpening.ts';
import { ModalArt } from './ModalArt.tsx';
import { news } from './modals.copy.ts';
import classes from './modals.module.css';

interface NewsModalViewProps {
  readonly modal: Exclude<ModalName, 'questionnaire'>;
  readonly isOpen: boolean;
  /** The page elsewhere that it leads to, in a new tab; null: it leads to one of ours. */
  readonly href: string | null;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** News of the product, with the way to what is new. */
export function NewsModalView({ modal, isOpen, href, onAccept, onClose }: NewsModalViewProps) {
  const { badge, title, text, accept, decline } = news[modal];
  return (
    <Modal
      opened={useOpening(isOpen)}
      onClose={onClose}
      size={500}
      title={
        <>
          <span className={classes.badge}>{badge}</span>
          {title}
        </>
      }
      classNames={{ title: classes.title ?? '' }}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <ModalArt art={modal} />
      <Text>{text}</Text>
      <Group justify="end" mt="lg">
        {decline === null ? null : (
          <Button variant="default" onClick={onClose}>
            {decline}
          </Button>
        )}
        <Button data-autofocus onClick={onAccept} {...linkTo(href)}>
          {accept}
        </Button>
      </Group>
    </Modal>
  );
}

const linkTo = (href: string | null) =>
  href === null ? {} : ({ component: 'a', href, target: '_blank', rel: 'noreferrer' } as const);
