import { TagsInput, type TagsInputProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import { type ClipboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

interface TagFieldProps
  extends Pick<
    TagsInputProps,
    'label' | 'description' | 'error' | 'name' | 'inputMode' | 'onBlur' | 'data'
  > {
  readonly value: readonly string[];
  readonly onChange: (tags: string[]) => void;
  /** What ends a tag, besides Enter. */
  readonly separator?: RegExp;
}

/** More at once are not a list, but a text that was pasted by mistake: it stays one, to be removed as one. */
const MOST_AT_ONCE = 500;
/** Commas and semicolons of all scripts. Spreadsheets copy tabs and lines. */
const LIST = /[,;،؛、，；\t\r\n]/u;

/**
 * A list that is typed, one tag after another. A separator ends a tag however it gets into the field:
 * on-screen keyboards and dictation do not send its key. What is pasted without one can still be edited. Enter never sends the form:
 * who types a list presses it once more than there are tags.
 */
export function TagField({ value, onChange, separator = LIST, onBlur, ...field }: TagFieldProps) {
  const { typed, type, paste, endTag, compose } = useTyping({ value, onChange, separator });
  return (
    <TagsInput
      {...field}
      size="md"
      splitChars={[]}
      acceptValueOnBlur={false} // it would keep the spaces around a tag
      onBlur={(event) => {
        endTag();
        onBlur?.(event);
      }}
      value={[...value]}
      onChange={onChange}
      searchValue={typed}
      onSearchChange={type}
      onPasteCapture={paste}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && typed.trim() === '') event.preventDefault();
      }}
      onCompositionStart={() => compose(true)}
      onCompositionEnd={(event) => {
        compose(false);
        type(event.currentTarget.value);
      }}
    />
  );
}

type TypingOptions = Required<Pick<TagFieldProps, 'value' | 'onChange' | 'separator'>>;

/** What is in the field, and what ends it. */
function useTyping({ value, onChange, separator }: TypingOptions) {
  const [typed, setTyped] = useState('');
  const isComposing = useRef(false);
  const partsOf = (text: string): string[] => {
    const parts = text.split(separator);
    return parts.length > MOST_AT_ONCE ? [text] : parts;
  };
  /** Adds the parts of a text; its `rest` stays in the field. */
  const add = (parts: readonly string[], rest: string) => {
    const tags = withTags(value, parts);
    if (tags.length > value.length) onChange(tags);
    setTyped(rest);
  };
  const type = (text: string) => {
    const parts = isComposing.current ? [text] : partsOf(text);
    add(parts.slice(0, -1), parts.at(-1) ?? '');
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    event.stopPropagation(); // Mantine would end a tag here, and ignore the selection
    const parts = partsOf(withPasted(event));
    if (parts.length === 1) return;
    event.preventDefault();
    add(parts, '');
  };
  const endTag = () => add([typed], '');
  const leavePage = useEffectEvent(endTag);
  useEffect(() => {
    // In the capture phase, before the listener that keeps what is in the form.
    window.addEventListener('pagehide', leavePage, true);
    return () => window.removeEventListener('pagehide', leavePage, true);
  }, []);
  const compose = (isOn: boolean) => {
    isComposing.current = isOn;
  };
  return { typed, type, paste, endTag, compose };
}

/** What the field would say, with the pasted text in place of the selection. */
function withPasted({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>): string {
  const { value, selectionStart, selectionEnd } = currentTarget;
  const before = value.slice(0, selectionStart ?? value.length);
  return `${before}${clipboardData.getData('text/plain')}${value.slice(selectionEnd ?? value.length)}`;
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
