import { TextInput, type TextInputProps } from '@mantine/core';
import { webAddressOf } from '#src/kit/webAddress.ts';

interface AddressFieldProps extends Omit<TextInputProps, 'value' | 'onChange'> {
  readonly value: string;
  readonly onChange: (address: string) => void;
}

const SCHEME = /^https?:/i;

/** The address of a web page. `https://` is added to one without, before the form is submitted. */
export function AddressField({ value, onChange, ...field }: AddressFieldProps) {
  const complete = () => {
    const address = SCHEME.test(value) ? null : webAddressOf(value);
    if (address !== null) onChange(address);
  };
  return (
    <TextInput
      size="md"
      type="url"
      {...field}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      onBlur={complete}
      onKeyDown={({ key }) => key === 'Enter' && complete()}
    />
  );
}
