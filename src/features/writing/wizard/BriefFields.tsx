import { SimpleGrid, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/SimpleGrid.css';
import { type ReactNode, useMemo } from 'react';
import { languageChoices } from '#src/kit/copy/names.ts';
import { TagField } from '#src/kit/keywords/TagField.tsx';
import { SuggestedChoice, SuggestedValues } from '#src/kit/suggested/SuggestedSelect.tsx';
import { LongField } from '#src/kit/ui/LongField.tsx';
import type { ArticleWizardValues, SuggestedFields } from '#store/writing/wizardValues.ts';
import type { useWizardForm } from './useWizardForm.ts';
import { wizard } from './wizard.copy.ts';

export type Fields = Pick<ReturnType<typeof useWizardForm>, 'field'> & {
  readonly values: ArticleWizardValues;
  /** What a brief or an analysis suggests; null: it is written from neither. */
  readonly suggested: SuggestedFields | null;
  readonly onChange: (change: Partial<ArticleWizardValues>) => void;
};

interface BriefFieldsProps extends Fields {
  /** Suggestions for a title. */
  readonly titles: ReactNode;
  /** Search results that it can be written from. */
  readonly results: ReactNode;
}

/** What every article needs. */
export function BriefFields({ titles, results, ...fields }: BriefFieldsProps) {
  const { values, onChange, field } = fields;
  return (
    <>
      <div>
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
        <SuggestedText {...fields} name="topic" label={wizard.topic} />
      </div>
      <div>
        <TextInput
          {...field('title')}
          label={wizard.heading}
          description={wizard.headingHelp}
          size="md"
          value={values.title}
          onChange={(event) => onChange({ title: event.currentTarget.value })}
        />
        {titles}
      </div>
      {results}
      <KeywordsAndLanguage {...fields} />
      <Notes {...fields} />
    </>
  );
}

function KeywordsAndLanguage({ values, suggested, onChange, field }: Fields) {
  const languages = useMemo(languageChoices, []);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="lg">
      <div>
        <TagField
          {...field('keywords')}
          label={wizard.keywords}
          description={wizard.keywordsHelp}
          value={values.keywords}
          onChange={(keywords) => onChange({ keywords })}
        />
        <SuggestedValues
          label={wizard.keywords}
          lang={suggested?.language ?? values.language}
          suggested={suggested?.keywords ?? []}
          present={values.keywords}
          onTake={(keyword) => onChange({ keywords: [...values.keywords, keyword] })}
        />
      </div>
      <SuggestedChoice
        {...field('language')}
        label={wizard.language}
        description={wizard.languageHelp}
        size="md"
        options={languages}
        suggested={suggested?.language ?? null}
        isExpected={false}
        value={values.language}
        onChange={(language) => onChange({ language })}
      />
    </SimpleGrid>
  );
}

type TextProps = Omit<Fields, 'field'> & {
  readonly name: 'topic' | 'city';
  readonly label: string;
};

/** Below a text field: that its value is suggested, or what is. */
export function SuggestedText({ values, suggested, onChange, name, label }: TextProps) {
  return (
    <SuggestedValues
      label={label}
      lang={suggested?.language ?? values.language}
      suggested={[suggested?.[name] ?? ''].filter((one) => one !== '')}
      present={[values[name]]}
      onTake={(text) => onChange({ [name]: text })}
    />
  );
}

function Notes({ values, onChange, field }: Fields) {
  return (
    <div>
      <LongField
        {...field('notes')}
        label={wizard.notes}
        description={wizard.notesHelp}
        minRows={6}
        maxRows={24}
        value={values.notes}
        onChange={(notes) => onChange({ notes })}
      />
      <Text size="sm" c="dimmed" mt={4}>
        {wizard.characters([...values.notes].length)}
      </Text>
    </div>
  );
}
