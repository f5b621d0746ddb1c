import { Alert, Button, Select, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import { type FormEvent, useMemo, useRef, useState } from 'react';
import type { PortError } from '#domain/contract/problems.ts';
import { countryChoices, languageChoices } from '#src/copy/names.ts';
import { textOfError } from '#src/copy/problems.ts';
import { wizard } from '#src/copy/wizard.ts';
import type { ArticleWizardValues } from '#store/articleWizard/articleWizard.slice.ts';
import { fieldErrorsOf, firstInvalid, type WizardField } from './wizardErrors.ts';

interface ArticleWizardViewProps {
  readonly values: ArticleWizardValues;
  readonly isSubmitting: boolean;
  readonly error: PortError | null;
  readonly onChange: (change: Partial<ArticleWizardValues>) => void;
  readonly onSubmit: () => void;
}

export function ArticleWizardView(props: ArticleWizardViewProps) {
  const { values, isSubmitting, error, onSubmit } = props;
  const [touched, setTouched] = useState<ReadonlySet<WizardField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const errors = fieldErrorsOf(values, error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = firstInvalid(fieldErrorsOf(values, null));
    if (invalid === null) return onSubmit();
    setTouched(new Set<WizardField>(['topic', 'notes']));
    form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  };
  const fields: FieldsProps = {
    ...props,
    touch: (field) => () => setTouched((before) => new Set(before).add(field)),
    shown: (field) => (touched.has(field) || error !== null ? errors[field] : null),
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text c="dimmed">{wizard.lead}</Text>
        <AboutFields {...fields} />
        <PlaceFields {...fields} />
        <NotesField {...fields} />
        {error === null || error.fields !== undefined ? null : (
          <Alert color="red" role="alert">
            {textOfError(error)}
          </Alert>
        )}
        <Button type="submit" size="md" loading={isSubmitting} style={{ alignSelf: 'start' }}>
          {isSubmitting ? wizard.submitting : wizard.submit}
        </Button>
      </Stack>
    </form>
  );
}

interface FieldsProps extends ArticleWizardViewProps {
  /** The field was left: from now on its error shows. */
  readonly touch: (field: WizardField) => () => void;
  readonly shown: (field: WizardField) => string | null;
}

function AboutFields({ values, onChange, touch, shown }: FieldsProps) {
  return (
    <>
      <TextInput
        name="topic"
        label={wizard.topic}
        description={wizard.topicHelp}
        required
        autoFocus
        size="md"
        value={values.topic}
        error={shown('topic')}
        onBlur={touch('topic')}
        onChange={(event) => onChange({ topic: event.currentTarget.value })}
      />
      <TagsInput
        name="keywords"
        label={wizard.keywords}
        description={wizard.keywordsHelp}
        size="md"
        splitChars={[',']}
        acceptValueOnBlur
        value={values.keywords}
        error={shown('keywords')}
        onChange={(keywords) => onChange({ keywords })}
      />
    </>
  );
}

function PlaceFields({ values, onChange }: FieldsProps) {
  const languages = useMemo(languageChoices, []);
  const countries = useMemo(
    () => [{ value: '', label: wizard.noLocation }, ...countryChoices()],
    [],
  );
  const choice = { size: 'md', searchable: true, allowDeselect: false } as const;
  return (
    <>
      <Select
        {...choice}
        label={wizard.language}
        data={languages}
        value={values.language}
        onChange={(language) => language !== null && onChange({ language })}
      />
      <Select
        {...choice}
        label={wizard.location}
        data={countries}
        value={values.location}
        onChange={(location) => location !== null && onChange({ location })}
      />
    </>
  );
}

function NotesField({ values, onChange, touch, shown }: FieldsProps) {
  return (
    <div>
      <Textarea
        name="notes"
        label={wizard.notes}
        description={wizard.notesHelp}
        size="md"
        autosize
        minRows={8}
        maxRows={24}
        value={values.notes}
        error={shown('notes')}
        onBlur={touch('notes')}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
      <Text size="sm" c="dimmed" mt={6}>
        {wizard.characters([...values.notes].length)}
      </Text>
    </div>
  );
}
