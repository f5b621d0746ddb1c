import { Button, Group, Text } from '@mantine/core';
import { EVENTS } from '#domain/session/analytics.ts';
import { useAppDispatch, useAppSelector } from '#src/kit/hooks.ts';
import { config } from '#store/session/config.slice.ts';
import { consent } from '#store/session/consent.slice.ts';
import { host } from '#store/session/host.slice.ts';
import { Panel } from './Panel.tsx';
import { privacy as copy } from './privacy.copy.ts';
import classes from './settings.module.css';

/** Whether the use of the person is counted, and what that is. */
export function PrivacySection() {
  const { analytics } = useAppSelector(config.select);
  return (
    <div className={classes.panels}>
      <Panel title={copy.title}>
        <Answer />
      </Panel>
      {analytics === 'none' ? null : (
        <Panel title={copy.what} hint={copy.whatHint(analytics)}>
          <Catalogue />
        </Panel>
      )}
    </div>
  );
}

function Answer() {
  const dispatch = useAppDispatch();
  const { analytics } = useAppSelector(config.select);
  const isAdmin = useAppSelector(host.selectUser)?.isAdmin === true;
  const { status, answer } = useAppSelector(consent.select);
  if (analytics === 'none') return <Text c="dimmed">{copy.none}</Text>;
  if (isAdmin) return <Text c="dimmed">{copy.administrator}</Text>;
  if (status === 'asked') return <Text c="dimmed">{copy.open}</Text>;
  if (answer === null) return <Text c="dimmed">{copy.unread}</Text>;
  return (
    <Group>
      <Text>{copy.answer(answer)}</Text>
      <Button variant="default" size="xs" onClick={() => dispatch(consent.reopened())}>
        {copy.change}
      </Button>
    </Group>
  );
}

const Catalogue = () => (
  <table className={classes.ledger}>
    <thead>
      <tr>
        <th scope="col">{copy.event}</th>
        <th scope="col">{copy.when}</th>
        <th scope="col">{copy.with}</th>
      </tr>
    </thead>
    <tbody>
      {Object.entries(EVENTS).map(([name, { when, properties }]) => (
        <tr key={name}>
          <td>{name}</td>
          <td>{when}</td>
          <td>{Object.keys(properties).join(', ')}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
