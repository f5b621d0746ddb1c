import { Button, Stack, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import type { ServiceSettingsState } from '#store/settings/serviceSettings.slice.ts';
import classes from './models.module.css';

interface EnvironmentFactsProps {
  readonly said: string;
  readonly rows: readonly (readonly [name: string, value: string])[];
  readonly children?: ReactNode;
}

/** What environment variables set; it cannot be changed here. */
export function EnvironmentFacts({ said, rows, children }: EnvironmentFactsProps) {
  return (
    <Stack gap="md">
      <Text>{said}</Text>
      <dl className={classes.facts}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {children}
    </Stack>
  );
}

interface TestOfSetProps {
  readonly copy: { readonly test: string };
  readonly help: string;
  readonly status: ServiceSettingsState<unknown>['status'];
  readonly onTest: () => void;
  /** What the last test came to. */
  readonly children: ReactNode;
}

/** The button that tests what is set. */
export function TestOfSet({ copy, help, status, onTest, children }: TestOfSetProps) {
  return (
    <>
      <div>
        <Button variant="default" loading={status === 'testing'} onClick={onTest}>
          {copy.test}
        </Button>
      </div>
      <Text size="sm" c="dimmed">
        {help}
      </Text>
      {children}
    </>
  );
}
