import { useEffect, useState } from 'react';
import { host as copy } from '../copy/pages.ts';
import { AccountFormView } from './AccountFormView.tsx';
import {
  type AccountErrors,
  type AccountValues,
  errorsOfRefusal,
  errorsOfValues,
  hasErrors,
  type Mode,
  NO_ERRORS,
  PASSWORD_MIN_LENGTH,
} from './accountErrors.ts';
import { returnTo } from './returnTo.ts';

const PATH = { signIn: '/host/auth/sign-in/email', signUp: '/host/auth/sign-up/email' } as const;

/** Signs in or creates an account, then goes back to where the person was heading. */
export function AccountForm({ mode }: { mode: Mode }) {
  const [errors, setErrors] = useState<AccountErrors>(NO_ERRORS);
  const [isWorking, setWorking] = useState(false);
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    document.title = mode === 'signUp' ? copy.signUpTitle : copy.signInTitle;
  }, [mode]);
  useEffect(() => {
    if (refusals > 0) fieldToMend()?.focus();
  }, [refusals]);
  const refuse = (reasons: AccountErrors) => {
    setErrors(reasons);
    setRefusals((count) => count + 1);
  };
  const submit = async (values: AccountValues) => {
    const mistakes = errorsOfValues(mode, values);
    if (hasErrors(mistakes)) return refuse(mistakes);
    setErrors(NO_ERRORS);
    setWorking(true);
    const refusal = await ask(mode, values);
    if (refusal === null) return location.assign(returnTo(location.search, location.origin));
    setWorking(false);
    refuse(refusal);
  };
  /** A field that was left empty may still be filled; what is in it may be wrong. */
  const check = (field: keyof AccountValues, values: AccountValues) => {
    const error = values[field] === '' ? null : errorsOfValues(mode, values)[field];
    setErrors((before) => ({ ...before, [field]: error }));
  };
  const other = mode === 'signUp' ? '/sign-in' : '/sign-up';
  return (
    <AccountFormView
      mode={mode}
      passwordMinLength={PASSWORD_MIN_LENGTH}
      errors={errors}
      isWorking={isWorking}
      otherHref={`${other}${location.search}`}
      onLeave={check}
      onSubmit={submit}
    />
  );
}

/** The first wrong field; where none is, the one that is tried again. */
function fieldToMend(): HTMLElement | null {
  return (
    document.querySelector('[aria-invalid="true"]') ?? document.querySelector('[name="password"]')
  );
}

/** Null when it worked. */
async function ask(mode: Mode, { email, password }: AccountValues): Promise<AccountErrors | null> {
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
