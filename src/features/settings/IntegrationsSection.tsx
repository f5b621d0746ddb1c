import { Badge, Text } from '@mantine/core';
import '@mantine/core/styles/Badge.css';
import data from './data.module.css';
import { integrations as copy } from './notifications.copy.ts';
import { Panel } from './Panel.tsx';
import { SitesPanel } from './SitesPanel.tsx';
import classes from './settings.module.css';

/** The programs that articles can be exchanged with, and their state. */
export function IntegrationsSection() {
  return (
    <div className={classes.panels}>
      <SitesPanel />
      <Panel title={copy.title} hint={copy.hint}>
        <ul className={data.integrations}>
          {copy.list.map(({ name, what }) => (
            <li key={name}>
              <div>
                <Text fw={500}>{name}</Text>
                <Text size="sm" c="dimmed">
                  {what}
                </Text>
              </div>
              <Badge variant="light" color="gray" tt="none">
                {copy.notYet}
              </Badge>
            </li>
          ))}
        </ul>
      </Panel>
    </div>
  );
}
