import '@mantine/core/styles/InlineInput.css';
import '@mantine/core/styles/Checkbox.css';
import { Button, Checkbox, Group, NativeSelect, Stack, TextInput } from '@mantine/core';
import { useState } from 'react';
import type { Refusal } from '../../client.ts';
import type { AccountSummary } from '../../contract.ts';
import { admin as copy } from '../../copy/pages.ts';
import { HostForm } from '../HostForm.tsx';
import classes from '../hostPages.module.css';
import { RefusalAlert } from '../Notices.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { changeOf, dayOf, FIELDS } from './accountChange.ts';

interface AccountEditorProps {
  readonly account: AccountSummary;
  readonly reload: () => Promise<void>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Changes the state of an account, so that every state of the product can be reached by hand. */
export function AccountEditor({ account, reload, onSaved, onCancel }: AccountEditorProps) {
  const { act, isWorking, refusal } = useAct(reload);
  const [isDateWrong, setDateWrong] = useState(false);
  const submit = async (form: FormData) => {
    const change = changeOf(account, form);
    setDateWrong(change === null);
    if (change === null || !(await act(requests.changeAccount(account.id, change)))) return false;
    onSaved();
    return true;
  };
  const isDateRefused = refusal?.fields.createDate !== undefined;
  return (
    <AccountEditorView
      account={account}
      dateError={isDateWrong || isDateRefused ? copy.errors.createDate : null}
      refusal={isDateRefused ? null : refusal}
      isWorking={isWorking}
      onSubmit={submit}
      onCancel={onCancel}
    />
  );
}

interface AccountEditorViewProps {
  readonly account: AccountSummary;
  readonly dateError: string | null;
  readonly refusal: Refusal | null;
  readonly isWorking: boolean;
  readonly onSubmit: (form: FormData) => Promise<boolean>;
  readonly onCancel: () => void;
}

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const PLANS = optionsOf(copy.plans);
const TRIALS = optionsOf(copy.trials);

function AccountEditorView(props: AccountEditorViewProps) {
  const { account, refusal, isWorking, onSubmit, onCancel } = props;
  return (
    <HostForm label={copy.form(account.email)} className={classes.panel} onSubmit={onSubmit}>
      <Stack gap="md">
        <Standing {...props} />
        <Checkbox
          name={FIELDS.isSupport}
          label={copy.supportField}
          defaultChecked={account.isSupport}
        />
        <Checkbox name={FIELDS.noNews} label={copy.noNewsField} defaultChecked={account.noNews} />
        {account.hasSecondFactor ? (
          <Checkbox name={FIELDS.hasSecondFactor} label={copy.secondFactor} defaultChecked />
        ) : null}
        <fieldset className={classes.fieldset}>
          <legend>{copy.flags}</legend>
          {account.flags.map(({ name, isVisible }) => (
            <Checkbox key={name} name={FIELDS.flag(name)} label={name} defaultChecked={isVisible} />
          ))}
        </fieldset>
        <RefusalAlert refusal={refusal} />
        <Group gap="xs">
          <Button type="submit" loading={isWorking}>
            {copy.save}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {copy.cancel}
          </Button>
        </Group>
      </Stack>
    </HostForm>
  );
}

function Standing({ account, dateError }: AccountEditorViewProps) {
  return (
    <div className={classes.columns}>
      <TextInput
        type="date"
        name={FIELDS.createDate}
        label={copy.createDate}
        defaultValue={dayOf(account.createDate)}
        error={dateError}
        autoFocus
      />
      <NativeSelect
        name={FIELDS.plan}
        label={copy.columns.plan}
        description={copy.planHelp}
        inputWrapperOrder={['label', 'input', 'description']}
        data={PLANS}
        defaultValue={account.billing.plan}
      />
      <NativeSelect
        name={FIELDS.trial}
        label={copy.columns.trial}
        description={copy.trialHelp}
        inputWrapperOrder={['label', 'input', 'description']}
        data={TRIALS}
        defaultValue={account.billing.trial}
      />
    </div>
  );
}
