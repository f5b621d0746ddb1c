import { Checkbox, Radio, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Radio.css';
import { useState } from 'react';
import type { VoiceRules } from '#contract/voice/brandVoice.schema.ts';
import { bannedFrom, bannedText, namesFrom } from '#domain/voice/ruleLines.ts';
import { SectionTitle } from './SectionTitle.tsx';
import { voiceFormTexts as copy } from './voice.copy.ts';

interface RulesViewProps {
  readonly rules: VoiceRules;
  readonly onChange: (rules: VoiceRules) => void;
}

const OXFORD = ['any', 'always', 'never'] as const;

/** The style rules of a voice, to be typed a line each. */
export function RulesView({ rules, onChange }: RulesViewProps) {
  // What is typed stays as it is until the voice is stored: a line in the making is no rule yet.
  const [banned, setBanned] = useState(() => bannedText(rules.banned));
  const [names, setNames] = useState(() => rules.names.join('\n'));
  return (
    <Stack gap="md">
      <SectionTitle>{copy.rules}</SectionTitle>
      <Text size="sm" c="dimmed">
        {copy.rulesHelp}
      </Text>
      <Textarea
        label={copy.banned}
        description={copy.bannedHelp}
        size="md"
        autosize
        minRows={3}
        maxRows={12}
        value={banned}
        onChange={({ currentTarget: { value } }) => {
          setBanned(value);
          onChange({ ...rules, banned: bannedFrom(value) });
        }}
      />
      <Textarea
        label={copy.names}
        description={copy.namesHelp}
        size="md"
        autosize
        minRows={2}
        maxRows={12}
        value={names}
        onChange={({ currentTarget: { value } }) => {
          setNames(value);
          onChange({ ...rules, names: namesFrom(value) });
        }}
      />
      <OxfordComma rules={rules} onChange={onChange} />
      <Checkbox
        label={copy.noExclamations}
        checked={rules.noExclamations}
        onChange={(event) => onChange({ ...rules, noExclamations: event.currentTarget.checked })}
      />
    </Stack>
  );
}

const OxfordComma = ({ rules, onChange }: RulesViewProps) => (
  <Radio.Group
    label={copy.oxford}
    size="md"
    value={rules.oxfordComma ?? 'any'}
    onChange={(chosen) =>
      onChange({
        ...rules,
        oxfordComma: chosen === 'always' || chosen === 'never' ? chosen : null,
      })
    }
  >
    <Stack gap={6} mt={6}>
      {OXFORD.map((value) => (
        <Radio key={value} value={value} label={copy.oxfordChoices[value]} />
      ))}
    </Stack>
  </Radio.Group>
);
