import '@mantine/core/styles/PasswordInput.css';
import { PasswordInput, TextInput } from '@mantine/core';
import type { FocusEventHandler } from 'react';
import { host as copy } from '../copy/pages.ts';

interface PasswordFieldProps {
  readonly name: string;
  readonly label: string;
  readonly description?: string | null;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly error: string | null;
  readonly size?: 'md';
  readonly onBlur?: FocusEventHandler<HTMLInputElement>;
}

/** A password that can be looked at, tied to its help and its error as Mantine ties its other fields. */
export function PasswordField({ name, label, error, ...field }: PasswordFieldProps) {
  return (
    <PasswordInput
      {...field}
      name={name}
      label={label}
      error={error}
      required
      withAsterisk={false}
      id={name}
      aria-invalid={error !== null}
      aria-describedby={`${name}-description ${name}-error`}
      visibilityToggleButtonProps={{ 'aria-label': copy.showPassword(label), tabIndex: 0 }}
    />
  );
}

interface CodeFieldProps {
  readonly label: string;
  readonly error: string | null;
  /** Of an app: digits. A backup code has letters too. */
  readonly isOfApp: boolean;
  readonly size?: 'md';
}

/** A one-time code, as phones and password managers fill it in. */
export function CodeField({ label, error, isOfApp, ...field }: CodeFieldProps) {
  return (
    <TextInput
      {...field}
      name="code"
      label={label}
      required
      withAsterisk={false}
      autoFocus
      autoComplete={isOfApp ? 'one-time-code' : 'off'}
      inputMode={isOfApp ? 'numeric' : 'text'}
      spellCheck={false}
      error={error}
    />
  );
}

/** What was typed, without the spaces that apps show and people copy. */
export const codeOf = (data: FormData): string => String(data.get('code')).replace(/\s/g, '');
