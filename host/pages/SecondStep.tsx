import { useState } from 'react';
import { Refusal } from '../client.ts';
import { secondFactor as copy } from '../copy/pages.ts';
import { ask, refusalText } from './ask.ts';
import { requests } from './requests.ts';
import { SecondStepView } from './SecondStepView.tsx';

interface SecondStepProps {
  readonly onDone: () => void;
  /** The password is required again: for `reason`, or because the person wants to use another account. */
  readonly onBack: (reason: string | null) => void;
}

/** The second half of a sign-in, after the password: a code of the app, or a backup code. */
export function SecondStep({ onDone, onBack }: SecondStepProps) {
  const [isOfApp, setOfApp] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const [isWorking, setWorking] = useState(false);
  const submit = async (code: string) => {
    if (code === '') {
      setError(copy.errors.codeMissing);
      return false;
    }
    setWorking(true);
    const refusal = await refusalOf(isOfApp, code);
    setWorking(false);
    if (refusal === null) onDone();
    else if (OVER.has(refusal.code ?? '')) onBack(copy.errors.expired);
    else setError(WRONG[refusal.code ?? ''] ?? refusalText(refusal));
    return refusal === null;
  };
  const toggle = () => {
    setOfApp(!isOfApp);
    setError(null);
  };
  return (
    <SecondStepView
      isOfApp={isOfApp}
      error={error}
      isWorking={isWorking}
      onSubmit={submit}
      onToggle={toggle}
      onBack={() => onBack(null)}
    />
  );
}

/** The codes are better-auth's. */
const WRONG: Readonly<Record<string, string>> = {
  INVALID_CODE: copy.errors.codeWrong,
  INVALID_BACKUP_CODE: copy.errors.backupWrong,
};
const OVER: ReadonlySet<string> = new Set([
  'INVALID_TWO_FACTOR_COOKIE',
  'TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE',
]);

/** Resolves with null if it worked. */
async function refusalOf(isOfApp: boolean, code: string): Promise<Refusal | null> {
  try {
    await ask(isOfApp ? requests.verifyCode(code) : requests.verifyBackupCode(code));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return error;
  }
}
