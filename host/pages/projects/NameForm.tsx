import { useState } from 'react';
import { projects as copy } from '../../copy/pages.ts';
import type { HostRequest } from '../../client.ts';
import { useAct } from '../useAct.ts';
import { NameFormView } from './NameFormView.tsx';
import { isFolderName, NAME_MAX_LENGTH } from './projectRules.ts';

interface NameFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initial?: string;
  readonly request: (name: string) => HostRequest;
  readonly reload: () => Promise<void>;
  readonly onDone: (name: string) => void;
  readonly onCancel?: () => void;
}

/** Names a folder: a new one, or one that is there. */
export function NameForm({ initial = '', request, reload, onDone, ...view }: NameFormProps) {
  const { act, isWorking, refusal } = useAct(reload);
  const [isWrong, setWrong] = useState(false);
  const submit = async (name: string, form: HTMLFormElement) => {
    setWrong(!isFolderName(name));
    if (!isFolderName(name) || !(await act(request(name.trim())))) return false;
    form.reset();
    onDone(name.trim());
    return true;
  };
  const isRefused = refusal?.fields.name !== undefined;
  return (
    <NameFormView
      {...view}
      initial={initial}
      error={isWrong || isRefused ? copy.errors.name(NAME_MAX_LENGTH) : null}
      refusal={isRefused ? null : refusal}
      isWorking={isWorking}
      onSubmit={submit}
    />
  );
}
