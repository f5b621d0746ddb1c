import { Select, SimpleGrid, TagsInput, Text, TextInput } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Pill.css';
import '@mantine/core/styles/PillsInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/SimpleGrid.css';
import { type ReactNode, useMemo } from 'react';
import { languageChoices } from '#src/kit/copy/names.ts';
import { LongField } from '#src/kit/ui/LongField.tsx';
import type { ArticleWizardValues } from '#store/writing/wizardValues.ts';
import type { useWizardForm } from './useWizardForm.ts';
import { wizard } from './wizard.copy.ts';

export type Fields = Pick<ReturnType<typeof useWizardForm>, 'field'> & {
  readonly values: ArticleWizardValues;
  readonly onChange: (change: Partial<ArticleWizardValues>) => void;
};

/** What every article needs. `titles`: suggestions for a title. */
export function BriefFields({ titles, ...fields }: Fields & { readonly titles: ReactNode }) {
  const { values, onChange, field } = fields;
  const languages = useMemo(languageChoices, []);
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
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="lg">
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
        <Select
          {...field('language')}
          searchable
          allowDeselect={false}
          label={wizard.language}
          description={wizard.languageHelp}
          size="md"
          data={languages}
          value={values.language}
          onChange={(language) => language !== null && onChange({ language })}
        />
      </SimpleGrid>
      <Notes {...fields} />
    </>
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
