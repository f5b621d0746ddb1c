import '@mantine/core/styles/Badge.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import { Autocomplete, Badge, type OptionsFilter } from '@mantine/core';
import { suggestedTexts as copy } from './copy/suggested.ts';
import classes from './suggestedSelect.module.css';

interface SuggestedSelectProps {
  readonly label: string;
  readonly description: string;
  readonly options: readonly string[];
  /** What an analysis suggests; null: nothing. */
  readonly suggested: string | null;
  /** The article has a text and its analysis is known, so that a suggestion could be there. */
  readonly isExpected: boolean;
  readonly value: string;
  readonly maxLength: number;
  /** BCP 47, of value and options. */
  readonly lang: string;
  readonly onChange: (value: string) => void;
}

/**
 * A field whose options may have a suggested one (spec §2). Nothing is filled in until somebody selects it, and any other text can be
 * typed.
 */
export function SuggestedSelect(props: SuggestedSelectProps) {
  const { description, options, suggested, isExpected, ...field } = props;
  return (
    <Autocomplete
      {...field}
      dir="auto"
      description={
        <>
          {description}
          {isExpected && suggested === null ? (
            <span className={classes.none}>{copy.none}</span>
          ) : null}
        </>
      }
      placeholder={copy.placeholder}
      data={[...options]}
      filter={filter}
      renderOption={({ option: { value } }) => (
        <span className={classes.option}>
          <bdi>{value}</bdi>
          {value === suggested ? (
            <Badge size="sm" variant="light" tt="none">
              {copy.tag}
            </Badge>
          ) : null}
        </span>
      )}
    />
  );
}

/** All options again once one is selected. */
const filter: OptionsFilter = ({ options, search, limit }) => {
  const isSelected = options.some((one) => 'value' in one && one.value === search);
  const asked = search.trim().toLocaleLowerCase();
  return isSelected
    ? options
    : options
        .filter((one) => 'value' in one && one.value.toLocaleLowerCase().includes(asked))
        .slice(0, limit);
};
