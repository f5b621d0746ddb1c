import { Button, Code, Group, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Code.css';
import { lazy, Suspense } from 'react';
import type { Refusal } from '../../client.ts';
import { secondFactor as copy } from '../../copy/pages.ts';
import { CodeField, codeOf } from '../CredentialFields.tsx';
import { HostForm } from '../HostForm.tsx';
import { RefusalAlert } from '../Notices.tsx';

interface SecondFactorSetupViewProps {
  readonly uri: string;
  readonly secret: string;
  readonly error: string | null;
  readonly refusal: Refusal | null;
  readonly isWorking: boolean;
  readonly onSubmit: (code: string) => Promise<boolean>;
  readonly onCancel: () => void;
}

const QrCodeView = lazy(async () => ({ default: (await import('../QrCodeView.tsx')).QrCodeView }));

export function SecondFactorSetupView(props: SecondFactorSetupViewProps) {
  const { uri, secret, error, refusal, isWorking, onSubmit, onCancel } = props;
  return (
    <HostForm label={copy.setUp} onSubmit={(data) => onSubmit(codeOf(data))}>
      <Stack gap="md">
        <Text>{copy.scan}</Text>
        <Suspense fallback={null}>
          <QrCodeView text={uri} label={copy.qr} />
        </Suspense>
        <Text>
          {copy.key}: <Code>{secret}</Code>
        </Text>
        <CodeField label={copy.code} error={error} isOfApp />
        <RefusalAlert refusal={refusal} />
        <Group gap="sm">
          <Button type="submit" loading={isWorking}>
            {copy.confirm}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Group>
      </Stack>
    </HostForm>
  );
}
