import { useContext, useEffect, useState } from 'react';
import { Refusal } from '../client.ts';
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
import { ask } from './ask.ts';
import { GoContext, pageOrigins, redirectTo, signupSteps } from './navigation.ts';
import { requests } from './requests.ts';
import { SecondStep } from './SecondStep.tsx';

export const SignIn = () => <AccountForm mode="signIn" />;
export const SignUp = () => <AccountForm mode="signUp" />;

/** Signs in or creates an account, then returns the person to where they were heading. */
function AccountForm({ mode }: { mode: Mode }) {
  const go = useContext(GoContext);
  const [errors, setErrors] = useState<AccountErrors>(NO_ERRORS);
  const [isWorking, setWorking] = useState(false);
  const [isHalfway, setHalfway] = useState(false);
  const goOn = () => go.to(redirectTo(location.search, pageOrigins()));
  useEffect(() => {
    document.title = mode === 'signUp' ? copy.signUpTitle : copy.signInTitle;
  }, [mode]);
  const submit = async (values: AccountValues) => {
    const mistakes = errorsOfValues(mode, values);
    setErrors(mistakes);
    if (hasErrors(mistakes)) return false;
    setWorking(true);
    const entry = await enter(mode, values);
    if (entry === 'in') {
      goOn();
      return true;
    }
    setWorking(false);
    if (entry === 'halfway') setHalfway(true);
    else setErrors(entry);
    return entry === 'halfway';
  };
  /** An empty field may still be filled in; only its content is checked. */
  const check = (field: keyof AccountValues, values: AccountValues) => {
    const error = values[field] === '' ? null : errorsOfValues(mode, values)[field];
    setErrors((before) => ({ ...before, [field]: error }));
  };
  const goBack = (reason: string | null) => {
    setHalfway(false);
    setErrors({ ...NO_ERRORS, form: reason });
  };
  if (isHalfway) return <SecondStep onDone={goOn} onBack={goBack} />;
  const other = mode === 'signUp' ? '/sign-in' : '/sign-up';
  return (
    <AccountFormView
      mode={mode}
      introduction={mode === 'signUp' ? introduction(location.search) : []}
      passwordMinLength={PASSWORD_MIN_LENGTH}
      errors={errors}
      isWorking={isWorking}
      otherHref={`${other}${location.search}`}
      onLeave={check}
      onSubmit={submit}
    />
  );
}

function introduction(search: string): readonly string[] {
  const { isGuest, trial } = signupSteps(search);
  return [isGuest ? copy.guest : copy.firstAccount, ...(trial ? [copy.trialLater] : [])];
}

/** Resolves with 'in', with 'halfway' if a second factor is required, or with the errors. */
async function enter(
  mode: Mode,
  { email, password }: AccountValues,
): Promise<'in' | 'halfway' | AccountErrors> {
  try {
    const { twoFactorRedirect } = await ask<{ twoFactorRedirect?: boolean }>(
      requests[mode](email.trim(), password),
    );
    return twoFactorRedirect === true ? 'halfway' : 'in';
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return errorsOfRefusal(error);
  }
}
