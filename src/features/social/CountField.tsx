import { NumberInput, type NumberInputProps } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/NumberInput.css';

interface CountFieldProps extends Pick<NumberInputProps, 'label' | 'description' | 'max'> {
  readonly value: number;
  readonly onChange: (count: number) => void;
}

/** How many of something, at least one. An empty field changes nothing. */
export const CountField = ({ onChange, ...field }: CountFieldProps) => (
  <NumberInput
    size="md"
    min={1}
    clampBehavior="strict"
    allowDecimal={false}
    {...field}
    onChange={(count) => Number(count) >= 1 && onChange(Number(count))}
  />
);
