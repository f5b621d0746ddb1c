import { Alert, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { type FormEvent, useState } from 'react';
import { KEYPHRASE_MAX_CHARS } from '#contract/topics/topicBounds.ts';
import { listNotes } from '#src/kit/copy/listNotes.ts';
import { countryChoices, languageChoices, languageName } from '#src/kit/copy/names.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { ChosenList, ListFile } from '#src/kit/listFiles/ListFile.tsx';
import tablePage from '#src/kit/lists/tablePage.module.css';
import { webAddressOf } from '#src/kit/webAddress.ts';
import type { TopicFormState, TopicFormValues } from '#store/topics/topicForm.slice.ts';
import { topicList as copy, refusals } from './topics.copy.ts';
import classes from './topics.module.css';

interface TopicFormViewProps {
  readonly state: TopicFormState;
  readonly onChange: (change: Partial<TopicFormValues>) => void;
  readonly onFile: (file: File) => void;
  /** Null: the file cannot be read again. */
  readonly onEncoding: ((encoding: string) => void) | null;
  readonly onDropList: () => void;
  readonly onSubmit: () => void;
}

/** What to search for: a subject, a website, a list, or several of them. */
export function TopicFormView(props: TopicFormViewProps) {
  const { state, onChange, onSubmit } = props;
  const { values, list, status, error } = state;
  const [isTried, setIsTried] = useState(false);
  const isEmpty = values.seed.trim() === '' && values.website.trim() === '' && list === null;
  const isWrongSite = values.website.trim() !== '' && webAddressOf(values.website.trim()) === null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    if (!isEmpty && !isWrongSite && status === 'editing') onSubmit();
  };
  return (
    <form className={tablePage.form} onSubmit={submit} noValidate aria-label={copy.form}>
      <div className={classes.fields}>
        <TextInput
          label={copy.seed}
          placeholder={copy.seedPlaceholder}
          maxLength={KEYPHRASE_MAX_CHARS}
          value={values.seed}
          error={isTried && isEmpty ? copy.needed : null}
          onChange={(event) => onChange({ seed: event.currentTarget.value })}
        />
        <TextInput
          label={copy.website}
          placeholder="example.com"
          inputMode="url"
          autoComplete="off"
          value={values.website}
          error={isTried && isWrongSite ? copy.websiteHelp : null}
          onChange={(event) => onChange({ website: event.currentTarget.value })}
        />
        <NativeSelect
          label={copy.language}
          data={languageChoices()}
          value={values.language}
          onChange={(event) => onChange({ language: event.currentTarget.value })}
        />
        <NativeSelect
          label={copy.country}
          data={[{ value: '', label: copy.anyCountry }, ...countryChoices()]}
          value={values.country}
          onChange={(event) => onChange({ country: event.currentTarget.value })}
        />
      </div>
      <ListField {...props} />
      {error === null ? null : <Alert color="red">{textOfError(error)}</Alert>}
      <div>
        <Button type="submit" loading={status === 'sending'} leftSection={<IconSearch size={18} />}>
          {copy.search}
        </Button>
      </div>
    </form>
  );
}

function ListField({ state, onFile, onEncoding, onDropList }: TopicFormViewProps) {
  const { list, status, values } = state;
  const reading = {
    isReading: status === 'reading',
    refusal: state.refusal && refusals[state.refusal],
  };
  if (list !== null) {
    const isOther = list.language != null && list.language !== values.language;
    const warning = isOther
      ? [copy.otherLanguage(languageName(list.language), languageName(values.language))]
      : [];
    return (
      <ChosenList
        said={copy.list(list.name, list.rows.length)}
        notes={[...warning, ...listNotes(list.notes, copy.row)]}
        encoding={list.notes.encoding?.label ?? null}
        {...{ ...reading, onEncoding }}
        dropLabel={copy.dropList}
        onDrop={onDropList}
      />
    );
  }
  return <ListFile copy={copy} {...reading} onFile={onFile} />;
}
