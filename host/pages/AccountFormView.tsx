import { Alert, Anchor, Button, Stack, Text, TextInput, Title } from '@mantine/core';
import type { FocusEvent } from 'react';
import { host as copy } from '../copy/pages.ts';
import classes from './account.module.css';
import type { AccountErrors, AccountValues, Mode } from './accountErrors.ts';
import { PasswordField } from './CredentialFields.tsx';
import { HostForm } from './HostForm.tsx';

interface AccountFormViewProps {
  readonly mode: Mode;
  readonly introduction: readonly string[];
  readonly passwordMinLength: number;
  readonly errors: AccountErrors;
  readonly isWorking: boolean;
  /** The other form (sign-in or sign-up), with the same query. */
  readonly otherHref: string;
  readonly onLeave: (field: keyof AccountValues, values: AccountValues) => void;
  readonly onSubmit: (values: AccountValues) => Promise<boolean>;
}

const valuesOf = (data: FormData): AccountValues => ({
  email: String(data.get('email')),
  password: String(data.get('password')),
});

export function AccountFormView(props: AccountFormViewProps) {
  const { mode, introduction, errors, isWorking, otherHref, onSubmit } = props;
  const isSignUp = mode === 'signUp';
  const title = isSignUp ? copy.signUpTitle : copy.signInTitle;
  return (
    <main className={classes.page}>
      <HostForm
        label={title}
        className={classes.card}
        onSubmit={(data) => onSubmit(valuesOf(data))}
      >
        <Stack gap="md">
          <Title order={1} size="h2">
            {title}
          </Title>
          {introduction.map((line) => (
            <Text key={line} c="dimmed">
              {line}
            </Text>
          ))}
          <Fields {...props} />
          {errors.form === null ? null : (
            <Alert color="red" role="alert">
              {errors.form}
            </Alert>
          )}
          <Button type="submit" size="md" loading={isWorking}>
            {isSignUp ? copy.signUp : copy.signIn}
          </Button>
          <Text size="sm">
            {isSignUp ? copy.hasAccount : copy.noAccount}{' '}
            <Anchor href={otherHref}>{isSignUp ? copy.signInTitle : copy.signUpTitle}</Anchor>
          </Text>
        </Stack>
      </HostForm>
    </main>
  );
}

function Fields({ mode, errors, passwordMinLength, onLeave }: AccountFormViewProps) {
  const isSignUp = mode === 'signUp';
  const leave = (field: keyof AccountValues) => (event: FocusEvent<HTMLInputElement>) => {
    const { relatedTarget: next, currentTarget } = event;
    // An error shown now would move the button before the click ends.
    if (next instanceof HTMLButtonElement && next.type === 'submit') return;
    onLeave(field, valuesOf(new FormData(currentTarget.form ?? undefined)));
  };
  return (
    <>
      <TextInput
        size="md"
        required
        withAsterisk={false}
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        autoFocus
        error={errors.email}
        onBlur={leave('email')}
      />
      <PasswordField
        size="md"
        name="password"
        label={copy.password}
        description={isSignUp ? copy.passwordRule(passwordMinLength) : null}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        error={errors.password}
        onBlur={leave('password')}
      />
    </>
  );
}
