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

/** Invites somebody into a folder. */
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
    say({ text: copy.invited(project.name, email) });
    return true;
  };
  // The server knows better than the form what an e-mail can be.
  const isInvalid = refusal?.fields.email !== undefined;
  const refused = isInvalid ? host.errors.emailInvalid : null;
  return (
    <ShareFormView
      error={mistake ?? refused}
      refusal={isInvalid ? null : refusal}
      isWorking={isWorking}
      onLeave={(email) => setMistake(email === '' ? null : mistakeIn(email.toLowerCase()))}
      onSubmit={submit}
    />
  );
}
