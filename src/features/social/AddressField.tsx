import { TextInput, type TextInputProps } from '@mantine/core';
import { useState } from 'react';
import { webAddressOf } from '#src/kit/webAddress.ts';
import { postWizardTexts as copy } from './social.copy.ts';

interface AddressFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (address: string) => void;
}

const SCHEME = /^https?:/i;

/**
 * The address of a web page. `https://` is added to one without, before the form is submitted. What cannot be one is
 * shown as an error once the field is left.
 */
export function AddressField({ value, onChange, error, ...field }: AddressFieldProps) {
  const [isTyping, setTyping] = useState(false);
  const isWrong = !isTyping && value.trim() !== '' && webAddressOf(value) === null;
  const complete = () => {
    const address = SCHEME.test(value) ? null : webAddressOf(value);
    if (address !== null) onChange(address);
  };
  return (
    <TextInput
      size="md"
      type="url"
      {...field}
      error={isWrong ? copy.addressWrong : error}
      value={value}
      onChange={(event) => {
        setTyping(true);
        onChange(event.currentTarget.value);
      }}
      onBlur={() => {
        setTyping(false);
        complete();
      }}
      onKeyDown={({ key }) => {
        if (key !== 'Enter') return;
        setTyping(false);
        complete();
      }}
    />
  );
}
