import { TextInput } from '@mantine/core';
import { type ChangeEvent, useLayoutEffect, useRef, useState } from 'react';
import { FIELD_LIMITS_CHARS } from '#contract/article/searchFields.ts';
import { slugOf } from '#domain/article/fieldText.ts';
import { fieldNames } from '#src/kit/copy/fields.ts';
import { search as copy } from './search.copy.ts';

interface SlugFieldProps {
  readonly value: string;
  /** Used for as long as the field is empty. */
  readonly suggested: string;
  /** BCP 47. */
  readonly language: string;
  readonly onChange: (slug: string) => void;
}

/** What is being typed: corrected, except while an input method composes it. */
interface Typed {
  readonly text: string;
  readonly caret: number;
  readonly isComposing: boolean;
  /** Something was replaced since the field got the focus. */
  readonly isCorrected: boolean;
}

/** The slug. What an address cannot have is corrected as it is typed. */
export function SlugField({ value, suggested, language, onChange }: SlugFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState<Typed | null>(null);
  const isCurrent = typed !== null && (typed.isComposing || closed(typed.text) === value);
  const shown = isCurrent ? typed.text : value;
  useLayoutEffect(() => {
    // A corrected value would move the caret to the end.
    if (typed !== null && !typed.isComposing && document.activeElement === input.current)
      input.current?.setSelectionRange(typed.caret, typed.caret);
  }, [typed]);
  const take = (text: string, caret: number) => {
    const slug = openSlug(text, language);
    const before = openSlug(text.slice(0, caret), language);
    const isCorrected = typed?.isCorrected === true || slug !== text.toLowerCase();
    setTyped({ text: slug, caret: before.length, isComposing: false, isCorrected });
    onChange(closed(slug));
  };
  const onType = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: text, selectionStart } = event.currentTarget;
    const caret = selectionStart ?? text.length;
    const isComposing = (event.nativeEvent as InputEvent).isComposing === true;
    if (isComposing)
      setTyped({ text, caret, isComposing, isCorrected: typed?.isCorrected === true });
    else take(text, caret);
  };
  const isCorrected = typed?.isCorrected === true;
  const length = copy.characters(value.length, FIELD_LIMITS_CHARS.slug);
  return (
    <TextInput
      ref={input}
      label={fieldNames.slug}
      dir="auto"
      spellCheck={false}
      autoCapitalize="none"
      placeholder={suggested}
      value={shown}
      onChange={onType}
      onCompositionEnd={({ currentTarget: { value: text, selectionStart } }) =>
        take(text, selectionStart ?? text.length)
      }
      onBlur={() => setTyped(null)}
      inputWrapperOrder={['label', 'input', 'description']}
      description={
        <>
          <span role="status">{isCorrected ? copy.corrected : ''}</span>
          {isCorrected ? null : value === '' ? copy.fallbacks.slug : length}
        </>
      }
    />
  );
}

const closed = (slug: string): string => slug.replace(/-$/, '');

/** A slug that goes on: the hyphen at its end joins it with what is typed next. */
function openSlug(text: string, language: string): string {
  const slug = slugOf(text, language);
  const isOpen =
    slug !== '' && slug.length < FIELD_LIMITS_CHARS.slug && /[^\p{L}\p{M}\p{N}'’ʼ]$/u.test(text);
  return isOpen ? `${slug}-` : slug;
}
