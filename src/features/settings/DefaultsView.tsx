import { Select, Stack, Text } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import { languageChoices } from '#src/kit/copy/names.ts';
import { SEARCHABLE } from '#src/kit/ui/searchedOptions.ts';
import { defaults as copy } from './workspace.copy.ts';

interface DefaultsViewProps {
  /** BCP 47. */
  readonly language: string;
  /** Undefined while they are read. */
  readonly voices: readonly Pick<Voice, 'id' | 'name' | 'isDefault'>[] | undefined;
  readonly canChange: boolean;
  readonly onLanguage: (language: string) => void;
  /** Null: none is the default one. */
  readonly onVoice: (voiceId: string | null) => void;
}

const NONE = 'none';

/** What articles have for which nothing else is chosen. */
export function DefaultsView({ language, voices = [], canChange, ...on }: DefaultsViewProps) {
  return (
    <Stack gap="sm">
      <Select
        label={copy.language}
        {...SEARCHABLE}
        allowDeselect={false}
        disabled={!canChange}
        data={languageChoices()}
        value={language}
        onChange={(chosen) => chosen !== null && chosen !== language && on.onLanguage(chosen)}
      />
      {voices.length === 0 ? (
        <Text size="sm" c="dimmed">
          {copy.noVoices}
        </Text>
      ) : (
        <Select
          label={copy.voice}
          allowDeselect={false}
          disabled={!canChange}
          data={[
            { value: NONE, label: copy.noVoice },
            ...voices.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={voices.find(({ isDefault }) => isDefault)?.id ?? NONE}
          onChange={(chosen) => chosen !== null && on.onVoice(chosen === NONE ? null : chosen)}
        />
      )}
    </Stack>
  );
}
