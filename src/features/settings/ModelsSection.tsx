import { Skeleton, Text } from '@mantine/core';
import { useEffect } from 'react';
import {
  useAppDispatch,
  useAppSelector,
  useOptionalResource,
  useResource,
} from '#src/kit/hooks.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { modelSettings } from '#store/settings/modelSettings.slice.ts';
import { EnvironmentModelsView } from './EnvironmentModelsView.tsx';
import { ModelsFormView } from './ModelsFormView.tsx';
import { models } from './models.copy.ts';
import { Panel } from './Panel.tsx';
import classes from './settings.module.css';

/** The models that write: a form for administrators; everybody else reads which model it is, and whom to ask. */
export function ModelsSection() {
  const isAdmin = useAppSelector(host.selectUser)?.isAdmin === true;
  return (
    <div className={classes.panels}>
      <Panel title={models.title} hint={models.hint}>
        {isAdmin ? <Models /> : <WhomToAsk />}
      </Panel>
    </div>
  );
}

function Models() {
  const dispatch = useAppDispatch();
  const { data } = useResource('installationModels', null);
  const state = useAppSelector(modelSettings.select);
  useEffect(() => () => void dispatch(modelSettings.left()), [dispatch]);
  if (data === undefined) return <Skeleton h={320} />;
  if (data.source === 'environment' && data.models !== null)
    return <EnvironmentModelsView models={data.models} />;
  return (
    <ModelsFormView
      stored={data.models}
      state={state}
      onList={(server) => dispatch(modelSettings.listRequested(server))}
      onTest={(request) => dispatch(modelSettings.testRequested(request))}
      onSave={(request) => dispatch(modelSettings.saveRequested(request))}
      onRemove={(what) => dispatch(modelSettings.removeRequested({ what }))}
    />
  );
}

function WhomToAsk() {
  const engine = useOptionalResource('engine', null);
  const email = useAppSelector(config.selectSupportEmail);
  return (
    <>
      {engine === undefined ? null : <Text mb="xs">{models.written(engine.model)}</Text>}
      <Text c="dimmed">{models.askAdministrator(email)}</Text>
    </>
  );
}
