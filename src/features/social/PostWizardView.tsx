import { Alert, Checkbox, Group, Select, SimpleGrid, Stack, Text } from '@mantine/core';
import { CHANNEL } from '#domain/social/channels.ts';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/SimpleGrid.css';
import { type ComponentProps, type FormEvent, type ReactNode, useMemo, useState } from 'react';
import { CHANNELS, POST_VARIANTS_MOST } from '#contract/lib/channels.ts';
import type { PortError } from '#contract/lib/problems.ts';
import { TONES } from '#contract/lib/tasks.ts';
import { languageChoices } from '#src/kit/copy/names.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { toneNames } from '#src/kit/copy/tones.ts';
import { TagField } from '#src/kit/keywords/TagField.tsx';
import { LimitedButton } from '#src/kit/limits/LimitedButton.tsx';
import { refusedFields } from '#src/kit/refusedFields.ts';
import { SEARCHABLE } from '#src/kit/ui/searchedOptions.ts';
import { AddressField } from './AddressField.tsx';
import { CountField } from './CountField.tsx';
import { type Fields, MaterialFields } from './MaterialFields.tsx';
import { postWizardTexts as copy } from './social.copy.ts';
import classes from './social.module.css';

interface PostWizardViewProps extends Omit<ComponentProps<typeof MaterialFields>, 'refused'> {
  readonly isAsking: boolean;
  /** How many posts it makes. */
  readonly count: number;
  /** Whether there is something to write from, and a channel. */
  readonly isComplete: boolean;
  readonly error: PortError | null;
  /** What becomes of it without a model; null with one. */
  readonly withoutModel: ReactNode;
  readonly cost: ReactNode;
  /** The brand voice, if there is one to choose. */
  readonly voice: ReactNode;
  readonly onSubmit: () => void;
}

export function PostWizardView(props: PostWizardViewProps) {
  const { isAsking, isComplete, error, withoutModel, cost, onSubmit } = props;
  const fields = { ...props, refused: refusedFields(error) };
  const [isTried, setTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete && !isAsking) onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="lg">
        <Text c="dimmed">{copy.lead}</Text>
        {withoutModel !== null && <Alert color="gray">{withoutModel}</Alert>}
        <fieldset disabled={isAsking} className={classes.fields}>
          <Stack gap="lg">
            <MaterialFields {...fields} />
            <FormFields {...fields} />
          </Stack>
        </fieldset>
        {isTried && !isComplete && (
          <Alert color="red" role="alert">
            {copy.incomplete}
          </Alert>
        )}
        {error !== null && (
          <Alert color="red" role="alert">
            {textOfError(error)}
          </Alert>
        )}
        <Stack gap="xs" align="start">
          {isAsking ? null : cost}
          <LimitedButton limit="smm" size="md" loading={isAsking}>
            {isAsking ? copy.submitting : copy.submit(props.count)}
          </LimitedButton>
        </Stack>
      </Stack>
    </form>
  );
}

function FormFields({ voice, ...fields }: Fields & { readonly voice: ReactNode }) {
  const { values, refused, onChange } = fields;
  return (
    <>
      <Checkbox.Group
        label={copy.channels}
        size="md"
        value={[...values.channels]}
        onChange={(chosen) =>
          onChange({ channels: CHANNELS.filter((channel) => chosen.includes(channel)) })
        }
      >
        <Group mt={6}>
          {CHANNELS.map((channel) => (
            <Checkbox key={channel} value={channel} label={CHANNEL[channel].name} />
          ))}
        </Group>
      </Checkbox.Group>
      <SimpleGrid
        cols={{ base: 1, sm: 2 }}
        spacing="md"
        verticalSpacing="lg"
        style={{ alignItems: 'end' }}
      >
        <Choices {...fields} />
        {voice}
        <AddressField
          label={copy.link}
          description={copy.linkHelp}
          error={refused.has('link') && copy.addressWrong}
          value={values.link}
          onChange={(link) => onChange({ link })}
        />
        <TagField
          label={copy.keywords}
          description={copy.keywordsHelp}
          error={refused.has('keywords') && copy.keywordsWrong}
          value={values.keywords}
          onChange={(keywords) => onChange({ keywords })}
        />
      </SimpleGrid>
      <Group>
        <Checkbox
          label={copy.hashtags}
          checked={values.hasHashtags}
          onChange={(event) => onChange({ hasHashtags: event.currentTarget.checked })}
        />
        <Checkbox
          label={copy.emoji}
          checked={values.hasEmoji}
          onChange={(event) => onChange({ hasEmoji: event.currentTarget.checked })}
        />
      </Group>
    </>
  );
}

const tones = TONES.map((value) => ({ value, label: toneNames[value] }));

function Choices({ values, onChange }: Fields) {
  const languages = useMemo(languageChoices, []);
  return (
    <>
      <CountField
        label={copy.variants}
        max={POST_VARIANTS_MOST}
        value={values.variants}
        onChange={(variants) => onChange({ variants })}
      />
      <Select
        label={copy.tone}
        size="md"
        clearable
        placeholder={copy.anyTone}
        data={tones}
        value={values.tone}
        onChange={(tone) => onChange({ tone: TONES.find((one) => one === tone) ?? null })}
      />
      <Select
        label={copy.language}
        size="md"
        {...SEARCHABLE}
        allowDeselect={false}
        data={languages}
        value={values.language}
        onChange={(language) => language !== null && onChange({ language })}
      />
    </>
  );
}
