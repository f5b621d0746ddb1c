import { useEffect, useState } from 'react';
import { host as copy } from '../copy/pages.ts';
import { AccountFormView } from './AccountFormView.tsx';
import {
  type AccountErrors,
  errorsOfRefusal,
  errorsOfValues,
  hasErrors,
  NO_ERRORS,
  PASSWORD_MIN_LENGTH,
} from './accountErrors.ts';
import { returnTo } from './returnTo.ts';

const PATH = { signIn: '/host/auth/sign-in/email', signUp: '/host/auth/sign-up/email' } as const;

/** Signs in or creates an account, then goes back to where the person was heading. */
export function AccountForm({ mode }: { mode: 'signIn' | 'signUp' }) {
  const [errors, setErrors] = useState<AccountErrors>(NO_ERRORS);
  const [isWorking, setWorking] = useState(false);
  useEffect(() => {
    document.title = mode === 'signUp' ? copy.signUpTitle : copy.signInTitle;
  }, [mode]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal moves the focus anew
  useEffect(() => {
    document.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [errors]);
  const submit = async (values: { email: string; password: string }) => {
    const mistakes = errorsOfValues(mode, values);
    setErrors(mistakes);
    if (hasErrors(mistakes)) return;
    setWorking(true);
    const refusal = await ask(mode, values);
    if (refusal === null) return location.assign(returnTo(location.search, location.origin));
    setErrors(refusal);
    setWorking(false);
  };
  const other = mode === 'signUp' ? '/sign-in' : '/sign-up';
  return (
    <AccountFormView
      mode={mode}
      passwordMinLength={PASSWORD_MIN_LENGTH}
      errors={errors}
      isWorking={isWorking}
      otherHref={`${other}${location.search}`}
      onSubmit={submit}
    />
  );
}

/** Null when it worked. */
async function ask(
  mode: 'signIn' | 'signUp',
  { email, password }: { email: string; password: string },
): Promise<AccountErrors | null> {
  try {
    const response = await fetch(PATH[mode], {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: email.trim(), password, name: email.trim() }),
    });
    if (response.ok) return null;
    const answer = (await response.json().catch(() => ({}))) as { code?: string };
    return errorsOfRefusal(response.status, answer.code);
  } catch {
    return { ...NO_ERRORS, form: copy.errors.network };
  }
}
