import { Button, Checkbox, Group, Input, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { type ClipboardEvent, useCallback, useRef } from 'react';
import type { ImportSource } from '#store/transfer/importSource.ts';
import { importing } from './importing.copy.ts';
import classes from './importing.module.css';
import type { SourceFieldProps } from './sourceField.ts';

/** Typed or pasted text. What is pasted into the empty field keeps its formatting. */
export function PasteFieldView({ onChange, ...props }: SourceFieldProps) {
  // A field that replaces the other one also takes its focus.
  const isFocusDue = useRef(false);
  const field = useCallback((element: HTMLElement | null) => {
    if (element === null || !isFocusDue.current) return;
    isFocusDue.current = false;
    element.focus();
  }, []);
  const replaceField = (change: Partial<ImportSource>) => {
    isFocusDue.current = true;
    onChange(change);
  };
  const fields = { ...props, field, onChange, replaceField };
  return props.source.rich === null ? <PlainText {...fields} /> : <RichText {...fields} />;
}

interface FieldProps extends SourceFieldProps {
  readonly field: (element: HTMLElement | null) => void;
  readonly replaceField: SourceFieldProps['onChange'];
}

function PlainText({ source, problem, isReading, field, onChange, replaceField }: FieldProps) {
  const paste = (event: ClipboardEvent) => {
    const html = event.clipboardData.getData('text/html');
    if (html.trim() === '' || source.text !== '' || isReading) return;
    event.preventDefault();
    replaceField({ rich: { html, text: event.clipboardData.getData('text/plain') } });
  };
  return (
    <Stack gap="sm">
      <Textarea
        ref={field}
        label={importing.text}
        description={importing.textHelp}
        required
        size="md"
        autosize
        minRows={8}
        maxRows={20}
        readOnly={isReading}
        error={problem}
        value={source.text}
        onPaste={paste}
        onChange={(event) => onChange({ text: event.currentTarget.value })}
      />
      <Checkbox
        label={importing.isMarkdown}
        checked={source.isMarkdown}
        onChange={(event) => onChange({ isMarkdown: event.currentTarget.checked })}
      />
    </Stack>
  );
}

function RichText({ source, problem, isReading, field, replaceField }: FieldProps) {
  const text = source.rich?.text ?? '';
  return (
    <Input.Wrapper
      label={importing.rich}
      labelElement="div"
      error={problem}
      errorProps={{ role: 'alert' }}
      size="md"
    >
      <section
        ref={field}
        className={classes.rich}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling area has to be reachable by keyboard
        tabIndex={0}
        aria-label={importing.rich}
      >
        <Text className={classes.richText}>{text}</Text>
      </section>
      <Group mt="xs">
        <Button
          variant="default"
          disabled={isReading}
          onClick={() => replaceField({ rich: null, text })}
        >
          {importing.richPlain}
        </Button>
        <Button variant="default" disabled={isReading} onClick={() => replaceField({ rich: null })}>
          {importing.richRemove}
        </Button>
      </Group>
    </Input.Wrapper>
  );
}
