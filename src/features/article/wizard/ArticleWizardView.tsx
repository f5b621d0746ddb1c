import { Alert, Select, Stack, TagsInput, Text, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import { type ReactNode, useMemo } from 'react';
import type { PortError } from '#contract/problems.ts';
import { LimitedButton } from '#src/kit/LimitedButton.tsx';
import { countryChoices, languageChoices } from '#src/kit/copy/names.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { wizard } from './wizard.copy.ts';
import type { ArticleWizardValues } from '#store/article/wizardValues.ts';
import { useWizardForm } from './useWizardForm.ts';

interface ArticleWizardViewProps {
  readonly values: ArticleWizardValues;
  readonly isSubmitting: boolean;
  readonly error: PortError | null;
  /** What a draft costs. */
  readonly cost: ReactNode;
  readonly onChange: (change: Partial<ArticleWizardValues>) => void;
  readonly onSubmit: () => void;
}

type Fields = Pick<ArticleWizardViewProps, 'values' | 'onChange'> &
  Pick<ReturnType<typeof useWizardForm>, 'field'>;

export function ArticleWizardView(props: ArticleWizardViewProps) {
  const { isSubmitting, error, cost } = props;
  const { form, field, submit } = useWizardForm(props);
  const fields: Fields = { ...props, field };
  return (
    <form ref={form} onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text c="dimmed">{wizard.lead}</Text>
        <Subject {...fields} />
        <Audience {...fields} />
        <Notes {...fields} />
        {error === null || error.fields !== undefined ? null : (
          <Alert color="red" role="alert">
            {textOfError(error)}
          </Alert>
        )}
        <Stack gap="xs" align="start">
          {isSubmitting ? null : cost}
          <LimitedButton limit="article" size="md" loading={isSubmitting}>
            {isSubmitting ? wizard.submitting : wizard.submit}
          </LimitedButton>
        </Stack>
      </Stack>
    </form>
  );
}

function Subject({ values, onChange, field }: Fields) {
  return (
    <>
      <TextInput
        {...field('topic')}
        label={wizard.topic}
        description={wizard.topicHelp}
        required
        autoFocus
        size="md"
        value={values.topic}
        onChange={(event) => onChange({ topic: event.currentTarget.value })}
      />
      <TagsInput
        {...field('keywords')}
        label={wizard.keywords}
        description={wizard.keywordsHelp}
        size="md"
        splitChars={[',']}
        acceptValueOnBlur
        value={[...values.keywords]}
        onChange={(keywords) => onChange({ keywords })}
      />
    </>
  );
}

/** The readers' language and location. */
function Audience({ values, onChange, field }: Fields) {
  const languages = useMemo(languageChoices, []);
  const countries = useMemo(
    () => [{ value: '', label: wizard.noLocation }, ...countryChoices()],
    [],
  );
  const common = { size: 'md', searchable: true, allowDeselect: false } as const;
  return (
    <>
      <Select
        {...common}
        {...field('language')}
        label={wizard.language}
        data={languages}
        value={values.language}
        onChange={(language) => language !== null && onChange({ language })}
      />
      <Select
        {...common}
        {...field('location')}
        label={wizard.location}
        data={countries}
        value={values.location}
        onChange={(location) => location !== null && onChange({ location })}
      />
    </>
  );
}

function Notes({ values, onChange, field }: Fields) {
  return (
    <div>
      <Textarea
        {...field('notes')}
        label={wizard.notes}
        description={wizard.notesHelp}
        size="md"
        autosize
        minRows={8}
        maxRows={24}
        value={values.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {wizard.characters([...values.notes].length)}
      </Text>
    </div>
  );
}
