/** The screens that AreaGate shows instead of a page. */
import { Button, Group, Loader } from '@mantine/core';
import { AppLink } from '#src/kit/AppLink.tsx';
import { access, app, errors, setup, sidebar } from '#src/kit/copy/app.ts';
import { textOfOwnError } from '#src/kit/copy/ownProblems.ts';
import { FullPageError } from '#src/kit/ErrorBoundary.tsx';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import type { FolderSetupStatus } from '#store/folders/setup.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { host } from '#store/session/host.slice.ts';

const WHAT_HAPPENS: Partial<Record<FolderSetupStatus, string>> = {
  reading: setup.reading,
  creatingFolder: setup.creatingFolder,
  creatingWorkspace: setup.creatingWorkspace,
};

export function Connecting() {
  return <Waiting text={setup.connecting} />;
}

export function SettingUp() {
  const status = useAppSelector(folderSetup.selectStatus);
  return <Waiting text={WHAT_HAPPENS[status] ?? app.loading} />;
}

function Waiting({ text }: { text: string }) {
  return (
    <StatePanel title={text} role="status" level={1}>
      <Loader size="sm" aria-hidden />
    </StatePanel>
  );
}

/** A page without the host object (spec §8). */
export function NoHost() {
  return <FullPageError title={errors.noHost} onTryAgain={() => location.reload()} />;
}

export function BrokenSetup() {
  const dispatch = useAppDispatch();
  const error = useAppSelector(folderSetup.selectError);
  const hint = error === null ? errors.somethingWrongLater : textOfOwnError(error);
  return (
    <StatePanel title={setup.broken} hint={hint} role="alert" level={1}>
      <Button onClick={() => dispatch(folderSetup.started())}>{errors.tryAgain}</Button>
    </StatePanel>
  );
}

/** Asks a visitor to sign in, and returns them to the page they wanted. */
export function SignInPanel() {
  const dispatch = useAppDispatch();
  return (
    <StatePanel title={access.signInTitle} hint={access.signInHint} level={1}>
      <Group>
        <Button onClick={() => dispatch(host.signInRequested())}>{access.signIn}</Button>
        <Button variant="default" onClick={() => dispatch(host.guestSignupRequested())}>
          {access.createAccount}
        </Button>
      </Group>
    </StatePanel>
  );
}

/** Instead of a page that creates something, for a guest without write access (spec §6, workspace write access). */
export function ReadersOnly() {
  return (
    <StatePanel title={access.readersOnly} hint={access.readersOnlyHint} level={1}>
      <Button component={AppLink} to="/articles">
        {sidebar.articles}
      </Button>
    </StatePanel>
  );
}
