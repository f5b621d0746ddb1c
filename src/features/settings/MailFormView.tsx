import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAIL_ENCRYPTIONS, type MailEncryption } from '#contract/mail.route.ts';
import type { InstallationMail, MailRequest } from '#contract/mail.schema.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { MailSettingsResult, MailSettingsState } from '#store/settings/mailSettings.slice.ts';
import { mail as copy } from './mail.copy.ts';
import { type MailValues, mailRequestOf, mailValuesOf, wrongFieldsOf } from './mailValues.ts';
import classes from './mail.module.css';

interface MailFormViewProps {
  /** Null without a server. */
  readonly stored: InstallationMail['mail'];
  readonly state: MailSettingsState;
  /** Of the administrator: a test message goes there. */
  readonly email: string;
  readonly onTest: (request: MailRequest) => void;
  readonly onSave: (request: MailRequest) => void;
  readonly onRemove: () => void;
}

export function MailFormView(props: MailFormViewProps) {
  const { stored, state, email, onTest, onSave, onRemove } = props;
  const [values, setValues] = useState(() => mailValuesOf(stored));
  const [isTried, setIsTried] = useState(false);
  const wrong = wrongFieldsOf(values);
  const isBusy = state.status !== 'resting';
  const doWith = (act: (request: MailRequest) => void) => {
    setIsTried(true);
    if (!Object.values(wrong).some(Boolean)) act(mailRequestOf(values));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    doWith(onSave);
  };
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <Fields
          {...{ stored, values }}
          wrong={isTried ? wrong : NOTHING_WRONG}
          onChange={(part) => setValues((before) => ({ ...before, ...part }))}
        />
        <Group gap="sm">
          <Button type="submit" loading={state.status === 'saving'} disabled={isBusy}>
            {copy.save}
          </Button>
          <Button
            variant="default"
            loading={state.status === 'testing'}
            disabled={isBusy}
            onClick={() => doWith(onTest)}
          >
            {copy.test}
          </Button>
          {stored === null ? null : (
            <Button variant="subtle" color="red" disabled={isBusy} onClick={onRemove}>
              {copy.remove}
            </Button>
          )}
        </Group>
        <Text size="sm" c="dimmed">
          {copy.testHelp(email)}
        </Text>
        <MailOutcome state={state} />
      </Stack>
    </form>
  );
}

type Wrong = ReturnType<typeof wrongFieldsOf>;
const NOTHING_WRONG: Wrong = { host: false, port: false, encryption: false, from: false };

interface FieldsProps {
  readonly stored: InstallationMail['mail'];
  readonly values: MailValues;
  readonly wrong: Wrong;
  readonly onChange: (part: Partial<MailValues>) => void;
}

function Fields({ stored, values, wrong, onChange }: FieldsProps) {
  const field = (name: Exclude<keyof MailValues, 'encryption'>) => ({
    label: copy[name],
    value: values[name],
    autoComplete: 'off',
    spellCheck: false,
    onChange: (event: { currentTarget: { value: string } }) =>
      onChange({ [name]: event.currentTarget.value }),
  });
  return (
    <>
      <div className={classes.host}>
        <TextInput
          {...field('host')}
          required
          placeholder="mail.example.com"
          error={wrong.host && copy.hostWrong}
        />
        <TextInput
          {...field('port')}
          required
          inputMode="numeric"
          error={wrong.port && copy.portWrong}
        />
      </div>
      <NativeSelect
        label={copy.encryption}
        data={MAIL_ENCRYPTIONS.map((value) => ({ value, label: copy.encryptions[value] }))}
        value={values.encryption}
        error={wrong.encryption && copy.encryptionWrong}
        onChange={(event) => onChange({ encryption: event.currentTarget.value as MailEncryption })}
      />
      <TextInput {...field('user')} description={copy.userHelp} />
      {values.user.trim() === '' ? null : (
        <TextInput
          {...field('password')}
          type="password"
          autoComplete="new-password"
          description={copy.passwordHelp[stored?.password ?? 'none']}
        />
      )}
      <TextInput
        {...field('from')}
        required
        inputMode="email"
        description={copy.fromHelp}
        error={wrong.from && copy.fromWrong}
      />
    </>
  );
}

/** What the last request came to. */
export function MailOutcome({ state: { result } }: { readonly state: MailSettingsState }) {
  if (result === null) return <div role="status" />;
  const failure = failureIn(result);
  if (failure === null) return <Text role="status">{successIn(result)}</Text>;
  return (
    <Text role="alert" c="var(--mantine-color-error)">
      {failure}
    </Text>
  );
}

function failureIn(result: MailSettingsResult): string | null {
  if (result.type === 'failed') return textOfError(result.error);
  if (result.type !== 'tested' || result.tested.result !== 'failed') return null;
  return copy.failures[result.tested.failure];
}

function successIn(result: MailSettingsResult): string {
  if (result.type === 'removed') return copy.removed;
  return result.type === 'tested' && result.tested.result === 'worked'
    ? copy.sent(result.tested.to)
    : copy.saved;
}
