import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import {
  Autocomplete,
  Badge,
  Button,
  type OptionsFilter,
  Select,
  type SelectProps,
} from '@mantine/core';
import type { ReactNode } from 'react';
import { suggestedTexts as copy } from '../copy/suggested.ts';
import { SEARCHABLE, searchedOptions } from '../ui/searchedOptions.ts';
import classes from './suggestedSelect.module.css';

interface Suggestible {
  readonly label: string;
  readonly description?: string;
  /** What an analysis suggests; null: nothing. */
  readonly suggested: string | null;
  /** The article has a text and its analysis is known, so that a suggestion could be there. */
  readonly isExpected: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

interface SuggestedSelectProps extends Suggestible {
  readonly options: readonly string[];
  readonly maxLength: number;
  /** BCP 47, of value and options. */
  readonly lang: string;
}

/**
 * A field whose options may have a suggested one (spec §2). Nothing is filled in until somebody selects it, and any other text can be
 * typed.
 */
export function SuggestedSelect(props: SuggestedSelectProps) {
  const {
    description: _description,
    options,
    suggested,
    isExpected: _isExpected,
    ...field
  } = props;
  return (
    <Autocomplete
      {...field}
      dir="auto"
      description={descriptionOf(props)}
      placeholder={copy.placeholder}
      data={[...options]}
      filter={filter}
      renderOption={({ option: { value } }) => (
        <Option text={value} isSuggested={value === suggested} />
      )}
    />
  );
}

interface SuggestedChoiceProps
  extends Suggestible,
    Pick<SelectProps, 'name' | 'error' | 'onBlur' | 'size' | 'disabled' | 'clearable'> {
  /** An empty value stands for no choice. */
  readonly options: readonly { readonly value: string; readonly label: string }[];
}

/** As `SuggestedSelect`, for one of the options only; the suggested one stands first. */
export function SuggestedChoice(props: SuggestedChoiceProps) {
  const { description: _description, isExpected: _isExpected, options, suggested, ...rest } = props;
  const { value, onChange, ...field } = rest;
  const first = options.filter((one) => one.value === suggested);
  return (
    <div>
      <Select
        {...field}
        {...SEARCHABLE}
        allowDeselect={false}
        description={descriptionOf(props)}
        placeholder={copy.placeholder}
        data={[...first, ...options.filter((one) => one.value !== suggested)]}
        value={options.some((one) => one.value === value) ? value : null}
        onChange={(chosen) => onChange(chosen ?? '')}
        renderOption={({ option }) => (
          <Option text={option.label} isSuggested={option.value === suggested} />
        )}
      />
      {value !== '' && value === suggested ? (
        <div className={classes.values}>
          <SuggestedTag />
        </div>
      ) : null}
    </div>
  );
}

/** Undefined: there is nothing to say. */
const descriptionOf = ({ description, suggested, isExpected }: Suggestible): ReactNode =>
  isExpected && suggested === null ? (
    <>
      {description}
      <span className={classes.none}>{copy.none}</span>
    </>
  ) : (
    description
  );

const Option = ({ text, isSuggested }: { text: string; isSuggested: boolean }) => (
  <span className={classes.option}>
    <bdi>{text}</bdi>
    {isSuggested ? <SuggestedTag /> : null}
  </span>
);

/** Marks what an analysis suggests. */
const SuggestedTag = () => (
  <Badge size="sm" variant="light" tt="none">
    {copy.tag}
  </Badge>
);

interface SuggestedValuesProps {
  /** The name of the field. */
  readonly label: string;
  /** BCP 47, of the suggestions. */
  readonly lang: string;
  /** What an analysis suggests. */
  readonly suggested: readonly string[];
  /** What the field has. */
  readonly present: readonly string[];
  readonly onTake: (suggestion: string) => void;
}

/** The next ones are shown once these are taken. */
const SHOWN_MOST = 5;

/** Below a field that is no select field: its value is suggested, or what is suggested besides. */
export function SuggestedValues(props: SuggestedValuesProps) {
  const { label, lang, suggested, present, onTake } = props;
  if (suggested.length === 0) return null;
  const others = suggested.filter((one) => !present.includes(one)).slice(0, SHOWN_MOST);
  return (
    <div className={classes.values}>
      <SuggestedTag />
      {others.map((one) => (
        <Button
          key={one}
          variant="default"
          size="compact-sm"
          lang={lang}
          aria-label={copy.take(label, one)}
          onClick={() => onTake(one)}
        >
          {one}
        </Button>
      ))}
    </div>
  );
}

/** All options again once one is selected. */
const filter: OptionsFilter = (asked) => {
  const isSelected = asked.options.some((one) => 'value' in one && one.value === asked.search);
  return isSelected ? asked.options : searchedOptions(asked);
};
