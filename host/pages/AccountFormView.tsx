import { Alert, Anchor, Button, PasswordInput, Stack, Text, TextInput, Title } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
import { type FocusEvent, type FormEvent, useRef } from 'react';
import { host as copy } from '../copy/pages.ts';
import type { AccountErrors, AccountValues, Mode } from './accountErrors.ts';
import classes from './account.module.css';

interface AccountFormViewProps {
  readonly mode: Mode;
  readonly passwordMinLength: number;
  readonly errors: AccountErrors;
  readonly isWorking: boolean;
  /** The same page in its other mode, with the way back kept. */
  readonly otherHref: string;
  readonly onLeave: (field: keyof AccountValues, values: AccountValues) => void;
  readonly onSubmit: (values: AccountValues) => void;
}

export function AccountFormView(props: AccountFormViewProps) {
  const { mode, errors, isWorking, otherHref, onSubmit } = props;
  const form = useRef<HTMLFormElement>(null);
  const isSignUp = mode === 'signUp';
  // Read when needed: the browser may have filled in a password that it keeps.
  const values = (): AccountValues => {
    const data = new FormData(form.current ?? undefined);
    return { email: String(data.get('email')), password: String(data.get('password')) };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    onSubmit(values());
  };
  return (
    <main className={classes.page}>
      <form ref={form} onSubmit={submit} className={classes.card} noValidate>
        <Stack gap="md">
          <Title order={1} size="h2">
            {isSignUp ? copy.signUpTitle : copy.signInTitle}
          </Title>
          {isSignUp ? <Text c="dimmed">{copy.firstAccount}</Text> : null}
          <Fields {...props} values={values} />
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

type FieldsProps = AccountFormViewProps & { readonly values: () => AccountValues };

function Fields({ mode, errors, passwordMinLength, onLeave, values }: FieldsProps) {
  const isSignUp = mode === 'signUp';
  const leave = (field: keyof AccountValues) => (event: FocusEvent) => {
    const next = event.relatedTarget;
    // An error that appears now would move the button away before the click is over.
    if (!(next instanceof HTMLButtonElement && next.type === 'submit')) onLeave(field, values());
  };
  const common = { size: 'md', required: true, withAsterisk: false } as const;
  return (
    <>
      <TextInput
        {...common}
        name="email"
        type="email"
        label={copy.email}
        autoComplete="username"
        autoFocus
        error={errors.email}
        onBlur={leave('email')}
      />
      <PasswordInput
        {...common}
        name="password"
        label={copy.password}
        description={isSignUp ? copy.passwordRule(passwordMinLength) : null}
        autoComplete={isSignUp ? 'new-password' : 'current-password'}
        error={errors.password}
        // What Mantine does for its other fields:
        id="password"
        aria-invalid={errors.password !== null}
        aria-describedby="password-description password-error"
        onBlur={leave('password')}
        visibilityToggleButtonProps={{ 'aria-label': copy.showPassword, tabIndex: 0 }}
      />
    </>
  );
}
