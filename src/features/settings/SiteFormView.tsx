import { Button, Group, Stack, Text, TextInput, Title } from '@mantine/core';
import { type FormEvent, useState } from 'react';
import type { NewSite } from '#contract/publishing/integration.schema.ts';
import {
  SITE_ADDRESS_MAX_CHARS,
  SITE_LOGIN_MAX_CHARS,
  SITE_PASSWORD_MAX_CHARS,
} from '#contract/publishing/sites.ts';
import { textOfError } from '#src/kit/copy/problems.ts';
import type { SiteFormState } from '#store/publishing/siteForm.slice.ts';
import { Outcome } from './FormActions.tsx';
import { sites } from './sites.copy.ts';
import classes from './sites.module.css';

const copy = sites.form;

interface SiteFormViewProps {
  readonly state: SiteFormState;
  readonly onConnect: (site: NewSite) => void;
}

/** Connects a site; what was typed goes once it is connected. */
export function SiteFormView({ state, onConnect }: SiteFormViewProps) {
  const { status, error, connectedId } = state;
  return (
    <Stack gap="md">
      <Title order={3} size="h6">
        {copy.title}
      </Title>
      <Fields key={connectedId} isConnecting={status === 'connecting'} onConnect={onConnect} />
      <Outcome
        failure={error && textOfError(error)}
        said={connectedId !== null && status === 'resting' ? copy.connected : ''}
      />
      <details className={classes.how}>
        <summary>{copy.how}</summary>
        <ol>
          {copy.steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <Text size="sm">{copy.revoke}</Text>
      </details>
    </Stack>
  );
}

const EMPTY = { address: '', login: '', password: '' };
type Field = keyof typeof EMPTY;

const isWrong = (field: Field, value: string): boolean =>
  value.trim() === '' || (field === 'login' && value.includes(':'));

interface FieldsProps extends Pick<SiteFormViewProps, 'onConnect'> {
  readonly isConnecting: boolean;
}

function Fields({ isConnecting, onConnect }: FieldsProps) {
  const [values, setValues] = useState(EMPTY);
  const [isTried, setIsTried] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsTried(true);
    const isComplete = FIELDS.every((field) => !isWrong(field, values[field]));
    if (isComplete && !isConnecting) onConnect({ kind: 'wordpress', ...values });
  };
  const propsOf = (field: Field) => ({
    label: copy[field],
    required: true,
    spellCheck: false,
    value: values[field],
    error: isTried && isWrong(field, values[field]) ? copy.missing[field] : null,
    onChange: ({ currentTarget: { value } }: { currentTarget: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [field]: value })),
  });
  return (
    <form onSubmit={submit} noValidate>
      <Stack gap="md">
        <TextInput
          {...propsOf('address')}
          description={copy.addressHelp}
          inputMode="url"
          maxLength={SITE_ADDRESS_MAX_CHARS}
        />
        <TextInput {...propsOf('login')} autoComplete="off" maxLength={SITE_LOGIN_MAX_CHARS} />
        <TextInput
          {...propsOf('password')}
          type="password"
          description={copy.passwordHelp}
          autoComplete="off"
          maxLength={SITE_PASSWORD_MAX_CHARS}
        />
        <Group>
          <Button type="submit" loading={isConnecting}>
            {copy.connect}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

const FIELDS = Object.keys(EMPTY) as Field[];
