import { Button, Group, Loader, Stack, Text, Textarea } from '@mantine/core';
import '@mantine/core/styles/Loader.css';
import { VOICE_LIMITS } from '#contract/voice/voice.ts';
import { withTone } from '#domain/voice/saidTone.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';
import type { VoiceFormViewProps } from './formProps.ts';
import { voiceFormTexts as copy } from './voice.copy.ts';
import classes from './voice.module.css';

/** How the voice sounds, typed by a person. A model may suggest it; what it says stands beside the field until it is taken. */
export function ToneView(props: VoiceFormViewProps) {
  const { form, onChange } = props;
  return (
    <Stack gap="sm">
      <Textarea
        label={copy.tone}
        description={copy.toneHelp}
        size="md"
        autosize
        minRows={2}
        maxLength={VOICE_LIMITS.toneChars}
        value={form.values.tone}
        onChange={(event) => onChange({ tone: event.currentTarget.value })}
      />
      <Suggestion {...props} />
    </Stack>
  );
}

function Suggestion({ form, tone }: VoiceFormViewProps) {
  const { values, profile, tone: said } = form;
  if (said?.status === 'asked')
    return (
      <Group gap="xs" role="status">
        <Loader size="xs" aria-hidden />
        <Text size="sm">{copy.toneWriting}</Text>
      </Group>
    );
  if (said?.status === 'said') return <Said text={said.text} typed={values.tone} {...tone} />;
  if (tone.hasModel !== true)
    return tone.hasModel === null ? null : <Hint text={copy.toneNoModel} />;
  if (profile === null) return <Hint text={copy.toneNeedsTexts} />;
  return (
    <Stack gap={4} align="start">
      {said === null ? <Hint text={copy.toneSuggestHelp} /> : <Failed {...said} />}
      {tone.cost}
      <Button variant="default" disabled={form.status === 'saving'} onClick={tone.onAsk}>
        {said === null ? copy.toneSuggest : copy.toneAgain}
      </Button>
    </Stack>
  );
}

const Hint = ({ text }: { readonly text: string }) => (
  <Text size="sm" c="dimmed">
    {text}
  </Text>
);

function Failed({ code, requestId }: { readonly code: string; readonly requestId: string | null }) {
  const reason = textOfProblem(code);
  return (
    <Text role="alert" className={classes.problem ?? ''}>
      {requestId === null ? copy.toneFailed(reason) : copy.toneUnknown(reason)}
    </Text>
  );
}

type SaidProps = Pick<VoiceFormViewProps['tone'], 'onTake' | 'onLeave'> & {
  readonly text: string;
  readonly typed: string;
};

function Said({ text, typed, onTake, onLeave }: SaidProps) {
  const hasRoom = withTone(typed, text) !== null;
  return (
    <Stack gap="xs" className={classes.said ?? ''} role="status">
      <Text size="sm" c="dimmed">
        {copy.toneSaid}
      </Text>
      <Text>{text}</Text>
      {hasRoom ? null : <Hint text={copy.toneNoRoom} />}
      <Group gap="xs">
        <Button variant="default" size="compact-md" disabled={!hasRoom} onClick={onTake}>
          {typed.trim() === '' ? copy.toneTake : copy.toneAdd}
        </Button>
        <Button variant="subtle" size="compact-md" onClick={onLeave}>
          {copy.toneLeave}
        </Button>
      </Group>
    </Stack>
  );
}
