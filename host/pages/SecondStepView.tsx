import { Button, Stack, Text, Title } from '@mantine/core';
import { secondFactor as copy, host } from '../copy/pages.ts';
import classes from './account.module.css';
import { CodeField, codeOf } from './CredentialFields.tsx';
import { HostForm } from './HostForm.tsx';

interface SecondStepViewProps {
  readonly isOfApp: boolean;
  readonly error: string | null;
  readonly isWorking: boolean;
  readonly onSubmit: (code: string) => Promise<boolean>;
  readonly onToggle: () => void;
  readonly onBack: () => void;
}

export function SecondStepView(props: SecondStepViewProps) {
  const { isOfApp, error, isWorking, onSubmit, onToggle, onBack } = props;
  return (
    <main className={classes.page}>
      <HostForm
        key={String(isOfApp)}
        label={copy.step}
        className={classes.card}
        onSubmit={(data) => onSubmit(codeOf(data))}
      >
        <Stack gap="md">
          <Title order={1} size="h2">
            {copy.step}
          </Title>
          <Text c="dimmed">{isOfApp ? copy.stepHint : copy.backupHint}</Text>
          <CodeField
            size="md"
            label={isOfApp ? copy.code : copy.backupCode}
            error={error}
            isOfApp={isOfApp}
          />
          <Button type="submit" size="md" loading={isWorking}>
            {host.signIn}
          </Button>
          <Button variant="default" onClick={onToggle}>
            {isOfApp ? copy.useBackup : copy.useApp}
          </Button>
          <Button variant="subtle" onClick={onBack}>
            {copy.back}
          </Button>
        </Stack>
      </HostForm>
    </main>
  );
}
