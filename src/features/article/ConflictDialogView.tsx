import { Button, Group, Modal, Skeleton, Text, Title } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { app } from '#src/copy/app.ts';
import { article as copy } from '#src/copy/article.ts';
import classes from './article.module.css';

interface ConflictDialogViewProps {
  readonly mine: string;
  /** Null while it is being read. */
  readonly theirs: string | null;
  readonly onChoose: (keep: 'mine' | 'theirs') => void;
  readonly onClose: () => void;
}

export function ConflictDialogView({ mine, theirs, onChoose, onClose }: ConflictDialogViewProps) {
  return (
    <Modal
      opened
      onClose={onClose}
      size={895}
      title={copy.conflictTitle}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <Text mb="md">{copy.conflictHint}</Text>
      <div className={classes.versions}>
        <section>
          <Title order={3} size="h5">
            {copy.mine}
          </Title>
          <pre>{mine}</pre>
        </section>
        <section>
          <Title order={3} size="h5">
            {copy.theirs}
          </Title>
          {theirs === null ? <Skeleton h={200} /> : <pre>{theirs}</pre>}
        </section>
      </div>
      <Group justify="end" mt="lg">
        <Button variant="default" disabled={theirs === null} onClick={() => onChoose('theirs')}>
          {copy.keepTheirs}
        </Button>
        <Button disabled={theirs === null} onClick={() => onChoose('mine')}>
          {copy.keepMine}
        </Button>
      </Group>
    </Modal>
  );
}
