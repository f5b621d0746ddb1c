import { Alert, Button, Group, Stack } from '@mantine/core';
import { account as copy, host } from '../../copy/pages.ts';
import type { PasswordErrors, Passwords } from '../accountErrors.ts';
import { PasswordField } from '../CredentialFields.tsx';
import { HostForm } from '../HostForm.tsx';
import { SectionView } from '../SectionView.tsx';

interface PasswordFormViewProps {
  readonly email: string;
  readonly passwordMinLength: number;
  readonly errors: PasswordErrors;
  readonly isWorking: boolean;
  readonly onSubmit: (passwords: Passwords, form: HTMLFormElement) => Promise<boolean>;
}

export function PasswordFormView(props: PasswordFormViewProps) {
  const { email, passwordMinLength, errors, isWorking, onSubmit } = props;
  return (
    <SectionView title={copy.password} hint={copy.passwordHint}>
      <HostForm
        label={copy.password}
        onSubmit={(data, form) =>
          onSubmit({ present: String(data.get('present')), next: String(data.get('next')) }, form)
        }
      >
        <Stack gap="md">
          {/* For password managers: the account of the password. */}
          <input hidden readOnly autoComplete="username" value={email} />
          <PasswordField
            name="present"
            label={copy.present}
            autoComplete="current-password"
            error={errors.present}
          />
          <PasswordField
            name="next"
            label={copy.next}
            description={host.passwordRule(passwordMinLength)}
            autoComplete="new-password"
            error={errors.next}
          />
          {errors.form === null ? null : (
            <Alert color="red" role="alert">
              {errors.form}
            </Alert>
          )}
          <Group>
            <Button type="submit" loading={isWorking}>
              {copy.change}
            </Button>
          </Group>
        </Stack>
      </HostForm>
    </SectionView>
  );
}
