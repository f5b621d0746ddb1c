import { Alert, Button, Stack } from '@mantine/core';
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import { bannedText } from '#domain/voice/ruleLines.ts';
import type { OpenVoiceForm } from './formProps.ts';
import { theirsTexts as copy } from './voice.copy.ts';
import classes from './voice.module.css';

interface TheirsViewProps {
  readonly form: OpenVoiceForm;
  readonly onTake: () => void;
}

/** What somebody else has stored meanwhile, where it is not as in the form. Saving replaces it. */
export function TheirsView({ form, onTake }: TheirsViewProps) {
  if (form.status !== 'editing' || form.theirs === null) return null;
  const { values, profile, theirs } = form;
  const mine = linesOf({ ...values, profile: profile ?? theirs.profile });
  const changed = linesOf(theirs).filter(([, text], at) => mine[at]?.[1] !== text);
  return (
    <Alert color="yellow" role="alert" title={copy.title}>
      <Stack gap="sm" align="start">
        <dl className={classes.theirs}>
          {changed.map(([label, text]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <Button variant="default" onClick={onTake}>
          {copy.take}
        </Button>
      </Stack>
    </Alert>
  );
}

type Said = Pick<Voice, 'name' | 'isDefault' | 'tone' | 'sample' | 'rules' | 'profile'>;

/** What a voice says, a line for each field of the form. */
const linesOf = ({ name, isDefault, tone, sample, rules, profile }: Said) =>
  [
    [copy.name, name.trim()],
    [copy.isDefault, isDefault ? copy.yes : copy.no],
    [copy.figures, copy.measured(profile.words, profile.sentences)],
    [copy.tone, tone.trim()],
    [copy.sample, sample.trim()],
    [copy.banned, bannedText(rules.banned)],
    [copy.names, rules.names.join('\n')],
    [copy.oxford, copy.oxfordChoices[rules.oxfordComma ?? 'any']],
    [copy.noExclamations, rules.noExclamations ? copy.yes : copy.no],
  ] as const;
