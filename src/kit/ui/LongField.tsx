import { Textarea, type TextareaProps } from '@mantine/core';

interface LongFieldProps extends Omit<TextareaProps, 'onChange'> {
  readonly onChange: (text: string) => void;
}

/** A field for some lines of text. It grows with them. */
export const LongField = ({ onChange, ...field }: LongFieldProps) => (
  <Textarea
    size="md"
    autosize
    {...field}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
);
