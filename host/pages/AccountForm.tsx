import { useContext, useEffect, useState } from 'react';
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
import { ask, Refusal } from './ask.ts';
import { GoContext } from './GoContext.ts';
import { signupSteps } from './guestSignup.ts';
import { pageOrigins, redirectTo } from './redirectTo.ts';
import { requests } from './requests.ts';

export const SignIn = () => <AccountForm mode="signIn" />;
export const SignUp = () => <AccountForm mode="signUp" />;

/** Signs in or creates an account, then goes back to where the person was heading. */
function AccountForm({ mode }: { mode: Mode }) {
  const go = useContext(GoContext);
  const [errors, setErrors] = useState<AccountErrors>(NO_ERRORS);
  const [isWorking, setWorking] = useState(false);
  useEffect(() => {
    document.title = mode === 'signUp' ? copy.signUpTitle : copy.signInTitle;
  }, [mode]);
  const submit = async (values: AccountValues) => {
    const mistakes = errorsOfValues(mode, values);
    setErrors(mistakes);
    if (hasErrors(mistakes)) return false;
    setWorking(true);
    const refusal = await enter(mode, values);
    if (refusal === null) {
      go.to(redirectTo(location.search, pageOrigins()));
      return true;
    }
    setWorking(false);
    setErrors(refusal);
    return false;
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

/** Null when it worked. */
async function enter(mode: Mode, values: AccountValues): Promise<AccountErrors | null> {
  try {
    await ask(requests[mode](values.email.trim(), values.password));
    return null;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return errorsOfRefusal(error);
  }
}
