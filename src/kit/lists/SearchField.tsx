import { CloseButton, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useState } from 'react';
import { articles as copy } from '#src/kit/copy/articles.ts';

/** After the last key press: long enough to keep typing, short enough not to wait. */
const SEARCH_DEBOUNCE_MS = 300;

interface SearchFieldProps {
  readonly label: string;
  readonly maxLength: number;
  readonly className?: string;
  readonly search: string;
  readonly onSearch: (search: string) => void;
}

/** Typed text goes into the address after a pause. If the address changes otherwise, so does the text. */
export function SearchField(props: SearchFieldProps) {
  const { label, maxLength, className, search, onSearch } = props;
  const [text, setText] = useState(search);
  const [asked, setAsked] = useState(search);
  const [known, setKnown] = useState(search);
  const ask = useDebouncedCallback((next: string) => {
    setAsked(next.trim());
    if (next.trim() !== search) onSearch(next.trim());
  }, SEARCH_DEBOUNCE_MS);
  if (search !== known) {
    setKnown(search);
    if (search !== asked) {
      setAsked(search);
      setText(search);
    }
  }
  const type = (next: string) => {
    setText(next);
    ask(next);
  };
  return (
    <TextInput
      type="search"
      {...(className === undefined ? {} : { className })}
      aria-label={label}
      placeholder={label}
      leftSection={<IconSearch size={18} stroke={1.6} />}
      rightSection={
        text === '' ? null : <CloseButton aria-label={copy.clearSearch} onClick={() => type('')} />
      }
      maxLength={maxLength}
      value={text}
      onChange={(event) => type(event.currentTarget.value)}
    />
  );
}
