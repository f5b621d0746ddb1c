import { Select, type SelectProps } from '@mantine/core';
import '@mantine/core/styles/Combobox.css';
import '@mantine/core/styles/Popover.css';
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import { DEFAULT_VOICE, type VoiceValue } from '#domain/voice/voiceChoice.ts';
import { voiceFieldTexts as copy } from '../copy/voiceField.ts';
import { useOptionalResource, useWorkspaceId } from '../hooks.ts';

interface VoiceSelectProps
  extends Pick<SelectProps, 'label' | 'description' | 'size' | 'disabled'> {
  readonly voices: readonly Pick<Voice, 'id' | 'name' | 'isDefault'>[];
  readonly value: VoiceValue;
  readonly onChange: (value: VoiceValue) => void;
}

/** The default voice, none, or one of the workspace. A voice that is deleted is no choice: the default one is. */
export function VoiceSelect({ voices, value, onChange, ...props }: VoiceSelectProps) {
  const byDefault = voices.find(({ isDefault }) => isDefault)?.name ?? null;
  const data = [
    { value: DEFAULT_VOICE, label: copy.byDefault(byDefault) },
    ...voices.map(({ id, name }) => ({ value: id, label: name })),
    { value: 'none', label: copy.none },
  ];
  return (
    <Select
      {...props}
      allowDeselect={false}
      value={data.some((one) => one.value === value) ? value : DEFAULT_VOICE}
      data={data}
      onChange={(chosen) => chosen !== null && onChange(chosen)}
    />
  );
}

type VoiceFieldProps = Pick<VoiceSelectProps, 'value' | 'onChange'>;

/** The voice of an article that is begun. Nothing while the workspace has none. */
export function VoiceField({ value, onChange }: VoiceFieldProps) {
  const workspaceId = useWorkspaceId();
  const voices = useOptionalResource('brandVoices', { workspaceId })?.voices ?? [];
  if (voices.length === 0) return null;
  return (
    <VoiceSelect
      label={copy.label}
      description={copy.help}
      size="md"
      voices={voices}
      value={value}
      onChange={onChange}
    />
  );
}
