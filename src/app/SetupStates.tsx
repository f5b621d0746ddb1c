import { Button, Loader } from '@mantine/core';
import { app, errors, setup } from '#src/kit/copy/app.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';
import { type FolderSetupStatus, folderSetup } from '#store/folders/setup.slice.ts';
import { FullPageError } from '#src/kit/FullPageError.tsx';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';

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
  const hint = error === null ? errors.somethingWrongLater : textOfError(error);
  return (
    <StatePanel title={setup.broken} hint={hint} role="alert" level={1}>
      <Button onClick={() => dispatch(folderSetup.started())}>{errors.tryAgain}</Button>
    </StatePanel>
  );
}
