import { Skeleton } from '@mantine/core';
import { useEffect } from 'react';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { designConnection } from '#store/design/designConnection.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { DesignAccountView } from './DesignAccountView.tsx';
import { designTool as copy } from './designTool.copy.ts';
import { Panel } from './Panel.tsx';

/** The account of the design tool that the person has connected in the workspace. */
export const DesignPanel = () => (
  <Panel title={copy.title} hint={copy.hint}>
    <Account />
  </Panel>
);

function Account() {
  const dispatch = useAppDispatch();
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const state = useAppSelector(designConnection.select);
  const { data } = useResource('designAccount', { workspaceId });
  useEffect(() => () => void dispatch(designConnection.left()), [dispatch]);
  if (data === undefined) return <Skeleton h={80} />;
  return (
    <DesignAccountView
      {...data}
      canWrite={canWrite}
      state={state}
      onConnect={() =>
        dispatch(designConnection.connectRequested({ workspaceId, from: 'settings' }))
      }
      onDisconnect={() => dispatch(designConnection.disconnectRequested({ workspaceId }))}
    />
  );
}
