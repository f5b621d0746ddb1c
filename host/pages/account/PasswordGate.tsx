import { Group, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { Refusal } from '../../client.ts';
import { secondFactor as copy, host } from '../../copy/pages.ts';
import { PasswordField } from '../CredentialFields.tsx';
import { HostForm } from '../HostForm.tsx';
import { RefusalAlert } from '../Notices.tsx';

interface PasswordGateProps {
  readonly label: string;
  readonly hint: string;
  readonly email: string;
  readonly refusal: Refusal | null;
  /** Resolves with false if refused. `button` is the name of the pressed button. */
  readonly onSubmit: (password: string, button: string | null) => Promise<boolean>;
  /** The buttons. */
  readonly children: ReactNode;
}

/** Asks for the password again before a change to the security of the account. */
export function PasswordGate(props: PasswordGateProps) {
  const { label, hint, email, refusal, onSubmit, children } = props;
  const [isMissing, setMissing] = useState(false);
  const submit = async (data: FormData) => {
    const password = String(data.get('password'));
    setMissing(password === '');
    const button = data.get('act');
    return password !== '' && onSubmit(password, button === null ? null : String(button));
  };
  const isWrong = refusal?.code === 'INVALID_PASSWORD';
  const wrong = isWrong ? host.errors.passwordWrong : null;
  return (
    <HostForm label={label} onSubmit={submit}>
      <Stack gap="md">
        <Text>{hint}</Text>
        {/* For password managers: the account of the password. */}
        <input hidden readOnly autoComplete="username" value={email} />
        <PasswordField
          name="password"
          label={copy.password}
          autoComplete="current-password"
          error={isMissing ? host.errors.passwordMissing : wrong}
        />
        <RefusalAlert refusal={isWrong ? null : refusal} />
        <Group gap="sm">{children}</Group>
      </Stack>
    </HostForm>
  );
}
