import { Alert, Button, Checkbox, Group, Select, Stack, Textarea, TextInput } from '@mantine/core';
import '@mantine/core/styles/Alert.css';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Popover.css';
import { type FormEvent, useMemo, useState } from 'react';
import { VOICE_LIMITS } from '#contract/voice/voice.ts';
import { languageChoices } from '#src/kit/copy/names.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import { SEARCHABLE } from '#src/kit/ui/searchedOptions.ts';
import type { VoiceValues } from '#store/voice/voiceValues.ts';
import type { OpenVoiceForm, VoiceFormViewProps } from './formProps.ts';
import { LinkButton } from './LinkButton.tsx';
import { ProfileView } from './ProfileView.tsx';
import { RulesView } from './RulesView.tsx';
import { TextsView } from './TextsView.tsx';
import { TheirsView } from './TheirsView.tsx';
import { ToneView } from './ToneView.tsx';
import { voiceFormTexts as copy, theirsTexts } from './voice.copy.ts';

export function VoiceFormView(props: VoiceFormViewProps) {
  const { form, onChange, onSubmit } = props;
  const { values, profile } = form;
  const [isTried, setTried] = useState(false);
  const isMeasured = form.texts.length === 0 || form.measured === form.texts;
  const isSaving = form.status === 'saving';
  const isTheirs = form.status === 'editing' && form.theirs !== null;
  const hasName = values.name.trim() !== '';
  const isEnough = profile !== null && profile.words >= VOICE_LIMITS.leastWords;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (hasName && isEnough && isMeasured && !isSaving) onSubmit();
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="xl">
        <TextInput
          label={copy.name}
          placeholder={copy.namePlaceholder}
          size="md"
          required
          maxLength={VOICE_LIMITS.nameChars}
          value={values.name}
          error={isTried && !hasName ? copy.nameMissing : null}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <Checkbox
          label={copy.isDefault}
          checked={values.isDefault}
          onChange={(event) => onChange({ isDefault: event.currentTarget.checked })}
        />
        <TextsView {...props} />
        <Language
          values={values}
          onChange={onChange}
          isFixed={form.stored !== null && form.texts.length === 0}
        />
        <ProfileView profile={profile} />
        <ToneView {...props} />
        <Sample values={values} onChange={onChange} />
        <RulesView
          key={form.stored?.updatedAt}
          rules={values.rules}
          onChange={(rules) => onChange({ rules })}
        />
        <Problems form={form} isIncomplete={isTried && !isEnough} />
        <TheirsView form={form} onTake={props.onTakeTheirs} />
        <Group>
          <Button type="submit" size="md" loading={isSaving} disabled={!isMeasured}>
            {isSaving ? copy.saving : isTheirs ? theirsTexts.saveMine : copy.save}
          </Button>
          <LinkButton to="/brand-voice" variant="subtle" size="md">
            {copy.cancel}
          </LinkButton>
        </Group>
      </Stack>
    </form>
  );
}

type Fields = Pick<VoiceFormViewProps, 'onChange'> & { readonly values: VoiceValues };

/** What was measured is of a language: without the texts it cannot be measured in another one. */
function Language({ values, onChange, isFixed }: Fields & { readonly isFixed: boolean }) {
  const languages = useMemo(languageChoices, []);
  return (
    <Select
      label={copy.language}
      description={isFixed ? copy.languageFixed : null}
      disabled={isFixed}
      size="md"
      {...SEARCHABLE}
      allowDeselect={false}
      data={languages}
      value={values.language}
      onChange={(language) => language !== null && onChange({ language })}
    />
  );
}

const Sample = ({ values, onChange }: Fields) => (
  <Textarea
    label={copy.sample}
    description={copy.sampleHelp}
    size="md"
    autosize
    minRows={3}
    maxRows={12}
    maxLength={VOICE_LIMITS.sampleChars}
    value={values.sample}
    onChange={(event) => onChange({ sample: event.currentTarget.value })}
  />
);

function Problems({
  form,
  isIncomplete,
}: {
  readonly form: OpenVoiceForm;
  readonly isIncomplete: boolean;
}) {
  const error = form.status === 'editing' && form.theirs === null ? form.error : null;
  const text = error === null ? (isIncomplete ? copy.notEnough : null) : textOfError(error);
  return text === null ? null : (
    <Alert color="red" role="alert">
      {text}
    </Alert>
  );
}
