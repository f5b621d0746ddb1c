import { PasswordInput } from '@mantine/core';
import '@mantine/core/styles/PasswordInput.css';
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
