import { Alert, Button, Select, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
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
  const { values, isSubmitting, error, onChange, onSubmit } = props;
  const [touched, setTouched] = useState<ReadonlySet<WizardField>>(new Set());
  const form = useRef<HTMLFormElement>(null);
  const languages = useMemo(languageChoices, []);
  const countries = useMemo(() => [{ value: '', label: wizard.noLocation }, ...countryChoices()], []);
  const errors = fieldErrorsOf(values, error);
  const touch = (field: WizardField) => () => setTouched((before) => new Set(before).add(field));
  const shown = (field: WizardField) => (touched.has(field) || error !== null ? errors[field] : null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const invalid = firstInvalid(fieldErrorsOf(values, null));
    if (invalid === null) return onSubmit();
    setTouched(new Set<WizardField>(['topic', 'notes']));
    form.current?.querySelector<HTMLElement>(`[name="${invalid}"]`)?.focus();
  };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text c="dimmed">{wizard.lead}</Text>
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
        <Stack gap="lg">
          <Select
            label={wizard.language}
            size="md"
            searchable
            allowDeselect={false}
            data={languages}
            value={values.language}
            onChange={(language) => language !== null && onChange({ language })}
          />
          <Select
            label={wizard.location}
            size="md"
            searchable
            allowDeselect={false}
            data={countries}
            value={values.location}
            onChange={(location) => location !== null && onChange({ location })}
          />
        </Stack>
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
        <Text size="sm" c="dimmed" mt={-16}>
          {wizard.characters([...values.notes].length)}
        </Text>
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
