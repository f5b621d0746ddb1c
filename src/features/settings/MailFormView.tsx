import { NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import { MAIL_ENCRYPTIONS, type MailEncryption } from '#contract/installation/mail.route.ts';
import type {
  InstallationMail,
  MailRequest,
  MailTested,
} from '#contract/installation/mail.schema.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { ServiceSettingsState } from '#store/settings/serviceSettings.slice.ts';
import { FormActions, Outcome } from './FormActions.tsx';
import { mail as copy } from './mail.copy.ts';
import classes from './mail.module.css';
import { type MailValues, mailRequestOf, mailValuesOf, wrongFieldsOf } from './mailValues.ts';
import { useTypedOver } from './useTypedOver.ts';

type MailState = ServiceSettingsState<MailTested>;

interface MailFormViewProps {
  /** Null without a server. */
  readonly stored: InstallationMail['mail'];
  readonly state: MailState;
  /** Of the administrator: a test message goes there. */
  readonly email: string;
  readonly onTest: (request: MailRequest) => void;
  readonly onSave: (request: MailRequest) => void;
  readonly onRemove: () => void;
}

export function MailFormView(props: MailFormViewProps) {
  const { stored, state, email, onTest, onSave, onRemove } = props;
  const { values, change } = useTypedOver(
    'mail',
    { values: mailValuesOf(stored), updatedAt: stored?.updatedAt },
    'password',
  );
  const [isTried, setIsTried] = useState(false);
  const wrong = wrongFieldsOf(values);
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
        <Fields {...{ stored, values }} wrong={isTried ? wrong : NOTHING_WRONG} onChange={change} />
        <FormActions
          copy={copy}
          status={state.status}
          isStored={stored !== null}
          onTest={() => doWith(onTest)}
          onRemove={onRemove}
        />
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
          description={copy.passwordHelp[stored?.passwordState ?? 'none']}
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
export const MailOutcome = ({ state: { result } }: { readonly state: MailState }) => (
  <Outcome failure={failureIn(result)} said={successIn(result)} />
);

type Result = MailState['result'];

function failureIn(result: Result): string | null {
  if (result?.type === 'failed') return textOfError(result.error);
  if (result?.type !== 'tested' || result.tested.result !== 'failed') return null;
  return copy.failures[result.tested.failure];
}

function successIn(result: Result): string {
  if (result?.type === 'saved' || result?.type === 'removed') return copy[result.type];
  return result?.type === 'tested' && result.tested.result === 'worked'
    ? copy.sent(result.tested.to)
    : '';
}
