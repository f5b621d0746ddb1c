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

/**
 * A password field that can show its value. Help and error are linked to it, like those of other Mantine fields.
 */
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
  /** Codes of an app have digits only; backup codes have letters too. */
  readonly isOfApp: boolean;
  readonly size?: 'md';
}

/** A field for a one-time code, which phones and password managers can fill in. */
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

/** The typed code, without the spaces that apps show. */
export const codeOf = (data: FormData): string => String(data.get('code')).replace(/\s/g, '');
