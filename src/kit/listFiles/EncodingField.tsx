import { NativeSelect } from '@mantine/core';
import { encodingTexts as copy } from '../copy/encodings.ts';

interface EncodingFieldProps {
  /** How the letters of a file were read that does not say it (Encoding Standard); null: it says it. */
  readonly encoding: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (encoding: string) => void;
}

/** Asks how the letters of a file are written; nothing where the file says it. */
export function EncodingField({ encoding, isDisabled, onChange }: EncodingFieldProps) {
  if (encoding === null) return null;
  return (
    <NativeSelect
      label={copy.label}
      description={copy.help}
      size="md"
      disabled={isDisabled}
      value={encoding}
      onChange={(event) => onChange(event.currentTarget.value)}
      data={[...copy.choices]}
    />
  );
}
