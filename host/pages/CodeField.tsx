import { TextInput } from '@mantine/core';

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
