import { useState } from 'react';
import { host, projects as copy } from '../../copy/pages.ts';
import type { Project } from '../../contract.ts';
import { isEmail } from '../accountErrors.ts';
import type { Say } from '../NoticeLine.tsx';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { ShareFormView } from './ShareFormView.tsx';

interface ShareFormProps {
  readonly project: Project;
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** Lets another account into a folder. */
export function ShareForm({ project, reload, say }: ShareFormProps) {
  const { act, isWorking, refusal } = useAct(reload);
  const [mistake, setMistake] = useState<string | null>(null);
  const mistakeIn = (email: string) => {
    if (!isEmail(email)) return host.errors.emailInvalid;
    return email === project.ownerEmail ? copy.errors.yourself : null;
  };
  const submit = async (email: string, canWrite: boolean, form: HTMLFormElement) => {
    const found = mistakeIn(email);
    setMistake(found);
    if (found !== null || !(await act(requests.share(project.id, email, canWrite)))) return false;
    form.reset();
    say({ text: copy.shared(project.name, email) });
    return true;
  };
  const isUnknown = refusal?.fields.email !== undefined;
  return (
    <ShareFormView
      error={mistake ?? (isUnknown ? copy.errors.noAccount : null)}
      refusal={isUnknown ? null : refusal}
      isWorking={isWorking}
      onLeave={(email) => setMistake(email === '' ? null : mistakeIn(email.toLowerCase()))}
      onSubmit={submit}
    />
  );
}
