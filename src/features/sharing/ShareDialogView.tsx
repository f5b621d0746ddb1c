import { Button, Group, Modal, Skeleton, Stack, Switch, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/ModalBase.css';
import '@mantine/core/styles/Modal.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Switch.css';
import { IconCheck, IconCopy, IconExternalLink, IconLinkOff } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { app, errors } from '#src/kit/copy/app.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { ShareState } from '#store/sharing/share.slice.ts';
import { share as copy } from './share.copy.ts';

interface Shown<State = ShareState> {
  readonly state: State;
  readonly onCopy: (url: string) => void;
  readonly onRevoke: () => void;
  readonly onCreate: () => void;
  readonly onResearch: (showsResearch: boolean) => void;
  /** Its readers may see more than its text. */
  readonly isBrief: boolean;
}

interface ShareDialogViewProps extends Shown {
  readonly isOpen: boolean;
  /** What to know before the text leaves the house. */
  readonly note?: ReactNode;
  /** How many slots the text has, which are not shared. */
  readonly slots: number;
  readonly onClose: () => void;
}

export function ShareDialogView({ isOpen, note, slots, onClose, ...shown }: ShareDialogViewProps) {
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
        {note}
        {slots > 0 && <Text size="sm">{copy.slots(slots)}</Text>}
        <Content {...shown} />
      </Stack>
    </Modal>
  );
}

function Content({ state, ...actions }: Shown) {
  switch (state.status) {
    case 'closed':
      return null;
    case 'creating':
      return (
        <div role="status" aria-label={copy.creating}>
          <Skeleton h={36} />
        </div>
      );
    case 'shared':
    case 'revoking':
    case 'changing':
      return <Link state={state} {...actions} />;
    case 'revoked':
      return (
        <Group justify="space-between">
          <Text role="status">{copy.revoked}</Text>
          <Button onClick={actions.onCreate}>{copy.again}</Button>
        </Group>
      );
    case 'failed':
      return (
        <div role="alert">
          <Text c="var(--mantine-color-error)" mb="sm">
            {copy.failed} {textOfError(state.error)}
          </Text>
          <Button onClick={actions.onCreate}>{errors.tryAgain}</Button>
        </div>
      );
  }
}

type LinkState = Extract<ShareState, { readonly path: string }>;

function Link({ state, isBrief, onCopy, onRevoke, onResearch }: Shown<LinkState>) {
  const { status, path, isCopied, showsResearch } = state;
  const url = new URL(path, location.origin).href;
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
      {isBrief ? (
        <Switch
          label={copy.research}
          description={copy.researchHint}
          checked={showsResearch}
          disabled={status === 'revoking'}
          onChange={(event) => status === 'shared' && onResearch(event.currentTarget.checked)}
        />
      ) : null}
      <Failure state={state} />
    </>
  );
}

function Failure({ state }: { readonly state: LinkState }) {
  if (state.status !== 'shared' || state.error === null) return null;
  return (
    <Text role="alert" c="var(--mantine-color-error)">
      {state.failed === 'changing' ? copy.notChanged : copy.notRevoked} {textOfError(state.error)}
    </Text>
  );
}
