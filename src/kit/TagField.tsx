import { TagsInput, type TagsInputProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

interface TagFieldProps
  extends Pick<TagsInputProps, 'label' | 'description' | 'error' | 'name' | 'inputMode'> {
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** What ends a tag, besides Enter. */
  readonly separator?: RegExp;
}

/** Commas and semicolons of all scripts. Spreadsheets copy tabs and lines. */
const LIST = /[,;،؛、，；\t\r\n]/u;

/**
 * A list that is typed, one tag after another. A separator ends a tag however it gets into the field:
 * on-screen keyboards and dictation do not send its key. What is pasted without one can still be edited.
 */
export function TagField({ value, onChange, separator = LIST, ...field }: TagFieldProps) {
  const [typed, setTyped] = useState('');
  const isComposing = useRef(false);
  /** Adds all parts of a text, except those of `rest`, which stay in the field. */
  const add = (parts: readonly string[], rest: string) => {
    const tags = withTags(value, parts);
    if (tags.length > value.length) onChange(tags);
    setTyped(rest);
  };
  const type = (text: string) => {
    const parts = isComposing.current ? [text] : text.split(separator);
    add(parts.slice(0, -1), parts.at(-1) ?? '');
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.stopPropagation(); // Mantine would end a tag here, and ignore the selection
    const pasted = event.clipboardData.getData('text/plain');
    if (!separator.test(pasted)) return;
    event.preventDefault();
    const { value: text, selectionStart, selectionEnd } = event.currentTarget;
    const before = text.slice(0, selectionStart ?? text.length);
    add(`${before}${pasted}${text.slice(selectionEnd ?? text.length)}`.split(separator), '');
  };
  const endTag = useEffectEvent(() => add([typed], ''));
  useEffect(() => {
    // In the capture phase, before the listener that keeps what is in the form.
    window.addEventListener('pagehide', endTag, true);
    return () => window.removeEventListener('pagehide', endTag, true);
  }, []);
  return (
    <TagsInput
      {...field}
      size="md"
      splitChars={[]}
      acceptValueOnBlur
      value={[...value]}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={type}
      onPasteCapture={paste}
      onCompositionStart={() => {
        isComposing.current = true;
      }}
      onCompositionEnd={(event) => {
        isComposing.current = false;
        type(event.currentTarget.value);
      }}
    />
  );
}

/** Without empty ones, and without those that are there already. */
function withTags(tags: readonly string[], more: readonly string[]): string[] {
  const known = new Set(tags.map((tag) => tag.toLowerCase()));
  const isNew = (tag: string) => {
    const size = known.size;
    return tag !== '' && known.add(tag.toLowerCase()).size > size;
  };
  return [...tags, ...more.map((tag) => tag.trim()).filter(isNew)];
}
