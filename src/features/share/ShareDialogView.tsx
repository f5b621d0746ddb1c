import { Button, Group, Modal, Skeleton, Stack, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import { IconCheck, IconCopy, IconExternalLink, IconLinkOff } from '@tabler/icons-react';
import { app, errors } from '#src/copy/app.ts';
import { textOfError } from '#src/copy/problems.ts';
import { share as copy } from '#src/copy/share.ts';
import type { ShareState } from '#store/share/share.slice.ts';

interface ShareActions {
  readonly onCopy: (url: string) => void;
  readonly onRevoke: () => void;
  readonly onMake: () => void;
}
type Shown = Pick<ShareState, 'status' | 'path' | 'error' | 'isCopied'> & ShareActions;

interface ShareDialogViewProps extends Shown {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

export function ShareDialogView({ isOpen, onClose, ...shown }: ShareDialogViewProps) {
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size={500}
      title={copy.title}
      closeButtonProps={{ 'aria-label': app.close }}
    >
      <Stack gap="md">
        <Text>{copy.hint}</Text>
        <Text size="sm" c="dimmed">
          {copy.search}
        </Text>
        <Content {...shown} />
      </Stack>
    </Modal>
  );
}

function Content(shown: Shown) {
  const { status, path, error, onMake } = shown;
  if (path !== null) return <Link {...shown} url={new URL(path, location.origin).href} />;
  if (status === 'making') {
    return (
      <div role="status" aria-label={copy.making}>
        <Skeleton h={36} />
      </div>
    );
  }
  if (status === 'revoked') {
    return (
      <Group justify="space-between">
        <Text role="status">{copy.revoked}</Text>
        <Button onClick={onMake}>{copy.again}</Button>
      </Group>
    );
  }
  if (error === null) return null;
  return (
    <div role="alert">
      <Text c="var(--mantine-color-error)" mb="sm">
        {copy.failed} {textOfError(error)}
      </Text>
      <Button onClick={onMake}>{errors.tryAgain}</Button>
    </div>
  );
}

function Link({ url, status, error, isCopied, onCopy, onRevoke }: Shown & { url: string }) {
  return (
    <>
      <TextInput
        label={copy.link}
        value={url}
        readOnly
        onFocus={(event) => event.currentTarget.select()}
      />
      <Group gap="xs">
        <Button
          data-autofocus
          leftSection={isCopied ? <IconCheck size={18} /> : <IconCopy size={18} stroke={1.6} />}
          onClick={() => onCopy(url)}
        >
          {isCopied ? copy.copied : copy.copy}
        </Button>
        <Button
          component="a"
          href={url}
          target="_blank"
          rel="noopener"
          variant="default"
          leftSection={<IconExternalLink size={18} stroke={1.6} />}
        >
          {copy.openLink}
        </Button>
        <Button
          variant="subtle"
          color="red"
          leftSection={<IconLinkOff size={18} stroke={1.6} />}
          loading={status === 'revoking'}
          onClick={onRevoke}
        >
          {copy.revoke}
        </Button>
      </Group>
      <Text
        size="sm"
        role="status"
        c={isCopied === false ? 'var(--mantine-color-error)' : 'dimmed'}
      >
        {isCopied === null ? '' : isCopied ? copy.copied : copy.notCopied}
      </Text>
      {error === null ? null : (
        <Text role="alert" c="var(--mantine-color-error)">
          {copy.notRevoked} {textOfError(error)}
        </Text>
      )}
    </>
  );
}
