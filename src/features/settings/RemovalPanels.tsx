import { Button, Skeleton, Text } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { textOfError } from '#src/kit/copy/problems.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { type RemovalSubject, removal } from '#store/removal/removal.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { Panel } from './Panel.tsx';
import { RemovalDialogView } from './RemovalDialogView.tsx';
import { removals, removalTexts as texts } from './removal.copy.ts';

/** The two things that cannot be undone at once, and so are asked first. */
export function RemovalPanels() {
  return (
    <>
      <Panel title={removals.workspace.title} hint={removals.workspace.hint}>
        <OfWorkspace />
      </Panel>
      <Panel title={removals.account.title} hint={removals.account.hint}>
        <OfAccount />
      </Panel>
    </>
  );
}

function OfWorkspace() {
  const { workspace, folder } = useAppSelector(folderSetup.selectFound);
  if (workspace === null) return <Skeleton h={36} />;
  if (!workspace.isOwner) return <Text c="dimmed">{texts.notOwner}</Text>;
  if (workspace.removal !== null) return <Text c="dimmed">{texts.scheduled}</Text>;
  return <Ask subject="workspace" name={folder?.name ?? workspace.id} notes={[]} />;
}

function OfAccount() {
  const email = useAppSelector(host.selectUser)?.email ?? '';
  const { data } = useResource('accountRemoval', null);
  if (data === undefined) return <Skeleton h={36} />;
  if (data.dueAt !== null) return <Kept />;
  const { workspaces, removesSignIn } = data;
  const notes = [
    ...(workspaces === 0 ? [] : [texts.workspaces(workspaces), texts.others]),
    ...(removesSignIn ? [] : [texts.ofProductOnly]),
  ];
  return <Ask subject="account" name={email} notes={notes} />;
}

/** The notice at the top is of a workspace; an account may have none. */
function Kept() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const state = useAppSelector(removal.select);
  return (
    <>
      <Button
        loading={state.status === 'keeping'}
        onClick={() => dispatch(removal.keepRequested({ subject: 'account', workspaceId }))}
      >
        {texts.keepAccount}
      </Button>
      {state.status === 'resting' && state.error !== null ? (
        <Text size="sm" role="alert" mt="xs" c="var(--mantine-color-error)">
          {textOfError(state.error)}
        </Text>
      ) : null}
    </>
  );
}

interface AskProps {
  readonly subject: RemovalSubject;
  readonly name: string;
  readonly notes: readonly string[];
}

function Ask({ subject, name, notes }: AskProps) {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const state = useAppSelector(removal.select);
  const isOpen = 'subject' in state && state.subject === subject && state.status !== 'keeping';
  return (
    <>
      <Button
        color="red.8"
        leftSection={<IconTrash size={16} />}
        onClick={() => dispatch(removal.asked({ subject, workspaceId }))}
      >
        {removals[subject].ask}
      </Button>
      {isOpen ? (
        <RemovalDialogView
          subject={subject}
          name={name}
          notes={notes}
          isSending={state.status === 'sending'}
          error={'error' in state ? state.error : null}
          onConfirm={(email) => dispatch(removal.confirmed({ email }))}
          onCancel={() => dispatch(removal.cancelled())}
        />
      ) : null}
    </>
  );
}
