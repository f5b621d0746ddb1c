import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
import { type FormEvent, useRef } from 'react';
import { host as copy } from '../copy/pages.ts';
import type { AccountErrors } from './accountErrors.ts';
import classes from './account.module.css';

interface AccountFormViewProps {
  readonly mode: 'signIn' | 'signUp';
  readonly passwordMinLength: number;
  readonly errors: AccountErrors;
  readonly isWorking: boolean;
  /** The same page in its other mode, with the way back kept. */
  readonly otherHref: string;
  readonly onSubmit: (values: { email: string; password: string }) => void;
}

export function AccountFormView(props: AccountFormViewProps) {
  const { mode, errors, isWorking, otherHref, passwordMinLength, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const isSignUp = mode === 'signUp';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const data = new FormData(form.current ?? undefined);
    onSubmit({ email: String(data.get('email')), password: String(data.get('password')) });
  };
  return (
    <main className={classes.page}>
      <form ref={form} onSubmit={submit} className={classes.card} noValidate>
        <Stack gap="md">
          <Title order={1} size="h2">
            {isSignUp ? copy.signUpTitle : copy.signInTitle}
          </Title>
          {isSignUp ? <Text c="dimmed">{copy.firstAccount}</Text> : null}
          <TextInput
            name="email"
            type="email"
            label={copy.email}
            autoComplete="username"
            autoFocus
            size="md"
            required
            withAsterisk={false}
            error={errors.email}
          />
          <PasswordInput
            name="password"
            label={copy.password}
            description={isSignUp ? copy.passwordRule(passwordMinLength) : null}
            autoComplete={isSignUp ? 'new-password' : 'current-password'}
            size="md"
            required
            withAsterisk={false}
            error={errors.password}
            visibilityToggleButtonProps={{ 'aria-label': copy.showPassword, tabIndex: 0 }}
          />
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
      </form>
    </main>
  );
}
