import { Alert, Skeleton, Stack, Text } from '@mantine/core';
import { useEffect } from 'react';
import type { InstallationMail } from '#contract/installation/mail.schema.ts';
import { useAppDispatch, useAppSelector, useResource } from '#src/kit/hooks.ts';
import { config } from '#store/session/config.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { mailSettings } from '#store/settings/serviceSettings.slice.ts';
import { EnvironmentFacts, TestOfSet } from './EnvironmentFacts.tsx';
import { MailFormView, MailOutcome } from './MailFormView.tsx';
import { mail as copy } from './mail.copy.ts';
import { Panel } from './Panel.tsx';
import panels from './settings.module.css';

/** The server that sends e-mails. */
export function MailSection() {
  const isAdmin = useAppSelector(host.selectUser)?.isAdmin === true;
  return (
    <div className={panels.panels}>
      <Panel title={copy.title} hint={copy.hint}>
        {isAdmin ? <Server /> : <WhomToAsk />}
      </Panel>
    </div>
  );
}

function Server() {
  const dispatch = useAppDispatch();
  const { data } = useResource('installationMail', null);
  const state = useAppSelector(mailSettings.select);
  const email = useAppSelector(host.selectUser)?.email ?? '';
  useEffect(() => () => void dispatch(mailSettings.left()), [dispatch]);
  if (data === undefined) return <Skeleton h={320} />;
  const { source, mail, hasPublicUrl } = data;
  return (
    <Stack gap="md">
      {hasPublicUrl ? null : <Alert color="yellow">{copy.noPublicUrl}</Alert>}
      {source === 'environment' && mail !== null ? (
        <EnvironmentFacts said={copy.environment} rows={rowsOf(mail)}>
          <TestOfSet
            {...{ copy, status: state.status, help: copy.testHelp(email) }}
            onTest={() => dispatch(mailSettings.testRequested(null))}
          >
            <MailOutcome state={state} />
          </TestOfSet>
        </EnvironmentFacts>
      ) : (
        <MailFormView
          {...{ stored: mail, state, email }}
          onTest={(request) => dispatch(mailSettings.testRequested(request))}
          onSave={(request) => dispatch(mailSettings.saveRequested(request))}
          onRemove={() => dispatch(mailSettings.removeRequested())}
        />
      )}
    </Stack>
  );
}

const rowsOf = (mail: NonNullable<InstallationMail['mail']>) =>
  [
    [copy.host, mail.host],
    [copy.port, String(mail.port)],
    [copy.encryption, copy.encryptions[mail.encryption]],
    [copy.user, mail.user ?? copy.noUser],
    [copy.password, copy.passwordState[mail.passwordState]],
    [copy.from, mail.from],
  ] as const;

function WhomToAsk() {
  const email = useAppSelector(config.selectSupportEmail);
  return <Text c="dimmed">{copy.askAdministrator(email)}</Text>;
}
