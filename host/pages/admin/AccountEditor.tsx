import { useState } from 'react';
import type { AccountSummary } from '../../contract.ts';
import { admin as copy } from '../../copy/pages.ts';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { AccountEditorView } from './AccountEditorView.tsx';
import { changeOf } from './accountChange.ts';

interface AccountEditorProps {
  readonly account: AccountSummary;
  readonly reload: () => Promise<void>;
  readonly onSaved: () => void;
  readonly onCancel: () => void;
}

/** Sets what is true of an account, so that every state of the product can be reached by hand. */
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
