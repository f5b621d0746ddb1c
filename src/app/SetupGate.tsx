import { Button, Loader } from '@mantine/core';
import type { ReactNode } from 'react';
import { errors, setup, SUPPORT_EMAIL } from '#src/copy/app.ts';
import { textOfError } from '#src/copy/problems.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import {
  selectSetupError,
  selectSetupStatus,
  selectWorkspaceId,
  setupStarted,
} from '#store/folderSetup/folderSetup.slice.ts';
import type { FolderSetupStatus } from '#store/folderSetup/folderSetup.machine.ts';
import { selectHostStatus, selectIsSignedIn } from '#store/hostReady/hostReady.slice.ts';
import { FullPageError } from './FullPageError.tsx';
import { useAppDispatch, useAppSelector } from './hooks.ts';
import { SignInPanel } from './SignInPanel.tsx';

const WHAT_HAPPENS: Readonly<Record<Exclude<FolderSetupStatus, 'broken'>, string>> = {
  idle: setup.connecting,
  reading: setup.reading,
  creatingFolder: setup.creatingFolder,
  findingWorkspace: setup.findingWorkspace,
  creatingWorkspace: setup.creatingWorkspace,
  ready: setup.connecting,
};

/** Shows the product once host, session, folder and workspace are there; before, what is happening. */
export function SetupGate({ children }: { children: ReactNode }) {
  const hostStatus = useAppSelector(selectHostStatus);
  const isSignedIn = useAppSelector(selectIsSignedIn);
  const hasWorkspace = useAppSelector(selectWorkspaceId) !== null;
  const setupStatus = useAppSelector(selectSetupStatus);
  if (hostStatus === 'absent') {
    return (
      <main>
        <FullPageError title={errors.noHost} onTryAgain={() => location.reload()} />
      </main>
    );
  }
  if (hostStatus === 'ready' && !isSignedIn) return <SignInPanel />;
  if (setupStatus === 'broken') return <BrokenSetup />;
  if (!hasWorkspace) return <Waiting text={WHAT_HAPPENS[setupStatus]} />;
  return children;
}

function Waiting({ text }: { text: string }) {
  return (
    <main>
      <StatePanel title={text} role="status" level={1}>
        <Loader size="sm" aria-hidden />
      </StatePanel>
    </main>
  );
}

function BrokenSetup() {
  const dispatch = useAppDispatch();
  const error = useAppSelector(selectSetupError);
  const hint = error === null ? errors.fullPage(SUPPORT_EMAIL) : textOfError(error);
  return (
    <main>
      <StatePanel title={setup.broken} hint={hint} role="alert" level={1}>
        <Button onClick={() => dispatch(setupStarted())}>{errors.tryAgain}</Button>
      </StatePanel>
    </main>
  );
}
