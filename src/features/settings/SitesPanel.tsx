import { Skeleton, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { Site } from '#contract/publishing/integration.schema.ts';
import { useAppDispatch, useAppSelector, useResource, useWorkspaceId } from '#src/kit/hooks.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { siteCheck } from '#store/publishing/siteCheck.slice.ts';
import { siteForm } from '#store/publishing/siteForm.slice.ts';
import { sitePages } from '#store/publishing/sitePages.slice.ts';
import { siteWrites } from '#store/publishing/sites.writes.ts';
import { Panel } from './Panel.tsx';
import { SiteFormView } from './SiteFormView.tsx';
import { SiteView } from './SiteView.tsx';
import { sites as copy } from './sites.copy.ts';
import classes from './sites.module.css';

/** The sites that the workspace is connected with. */
export const SitesPanel = () => (
  <Panel title={copy.title} hint={copy.hint}>
    <Sites />
  </Panel>
);

function Sites() {
  const workspaceId = useWorkspaceId();
  const canWrite = useAppSelector(folderSetup.selectCanWrite);
  const { data } = useResource('sites', { workspaceId });
  const { data: chosen } = useResource('defaultSite', { workspaceId });
  if (data === undefined || chosen === undefined) return <Skeleton h={160} />;
  return (
    <>
      {data.sites.length === 0 ? (
        <Text mb="md">{canWrite ? copy.none : copy.readOnly}</Text>
      ) : (
        <ul className={classes.list} aria-label={copy.list}>
          {data.sites.map((site) => (
            <li key={site.id}>
              <OneSite site={site} isDefault={site.id === chosen.siteId} canChange={canWrite} />
            </li>
          ))}
        </ul>
      )}
      {canWrite ? <Connecting workspaceId={workspaceId} /> : null}
    </>
  );
}

interface OneSiteProps {
  readonly site: Site;
  readonly isDefault: boolean;
  readonly canChange: boolean;
}

function OneSite({ site, ...shown }: OneSiteProps) {
  const dispatch = useAppDispatch();
  const { id: siteId, workspaceId } = site;
  const { status, error } = useAppSelector((state) => siteCheck.select(state, siteId));
  const pages = useAppSelector((state) => sitePages.select(state, siteId));
  return (
    <SiteView
      site={site}
      {...shown}
      isChecking={status === 'checking'}
      error={error ?? pages.error}
      pages={pages.isStarted ? 'started' : pages.status}
      onCheck={() => dispatch(siteCheck.requested({ workspaceId, siteId }))}
      onImport={() => dispatch(sitePages.requested({ workspaceId, siteId }))}
      onChoose={() => dispatch(siteWrites.choose({ workspaceId, body: { siteId } }))}
      onDisconnect={() => dispatch(siteWrites.disconnect({ workspaceId, siteId }))}
    />
  );
}

function Connecting({ workspaceId }: { readonly workspaceId: string }) {
  const dispatch = useAppDispatch();
  const state = useAppSelector(siteForm.select);
  useEffect(() => () => void dispatch(siteForm.left()), [dispatch]);
  return (
    <SiteFormView
      state={state}
      onConnect={(site) => dispatch(siteForm.connectRequested({ workspaceId, site }))}
    />
  );
}
