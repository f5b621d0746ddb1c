import { Skeleton, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { InstallationSearch } from '#contract/installation/search.schema.ts';
import { useAppDispatch, useAppSelector, useResource } from '#src/kit/hooks.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { searchSettings } from '#store/settings/serviceSettings.slice.ts';
import { EnvironmentFacts, TestOfSet } from './EnvironmentFacts.tsx';
import { LlmsPanel } from './LlmsPanel.tsx';
import { PagesPanel } from './PagesPanel.tsx';
import { Panel } from './Panel.tsx';
import { SearchFormView } from './SearchFormView.tsx';
import { SearchOutcome } from './SearchOutcome.tsx';
import { search } from './search.copy.ts';
import classes from './settings.module.css';

/** Where competitors are found: the service of the installation, and the imported pages of the workspace. */
export function SearchSection() {
  const isAdmin = useAppSelector(host.selectUser)?.isAdmin === true;
  return (
    <div className={classes.panels}>
      <Panel title={search.title} hint={search.hint}>
        {isAdmin ? <Service /> : <WhomToAsk />}
      </Panel>
      <PagesPanel />
      <LlmsPanel />
    </div>
  );
}

function Service() {
  const dispatch = useAppDispatch();
  const { data } = useResource('installationSearch', null);
  const state = useAppSelector(searchSettings.select);
  useEffect(() => () => void dispatch(searchSettings.left()), [dispatch]);
  if (data === undefined) return <Skeleton h={240} />;
  if (data.source === 'environment' && data.search !== null)
    return (
      <EnvironmentFacts said={search.environment} rows={rowsOf(data.search)}>
        <TestOfSet
          {...{ copy: search, status: state.status, help: search.testHelp }}
          onTest={() => dispatch(searchSettings.testRequested(null))}
        >
          <SearchOutcome state={state} />
        </TestOfSet>
      </EnvironmentFacts>
    );
  return (
    <SearchFormView
      stored={data.search}
      state={state}
      onTest={(request) => dispatch(searchSettings.testRequested(request))}
      onSave={(request) => dispatch(searchSettings.saveRequested(request))}
      onRemove={() => dispatch(searchSettings.removeRequested())}
    />
  );
}

const rowsOf = ({ provider, address, key }: NonNullable<InstallationSearch['search']>) =>
  [
    [search.provider, search.providerNamed(provider)],
    [search.address, address ?? search.noAddress],
    [search.apiKey, search.keyState[key]],
  ] as const;

function WhomToAsk() {
  const email = useAppSelector(config.selectSupportEmail);
  return <Text c="dimmed">{search.askAdministrator(email)}</Text>;
}
