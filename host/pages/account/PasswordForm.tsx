import { useState } from 'react';
import {
  errorsOfPasswordRefusal,
  errorsOfPasswords,
  hasErrors,
  NO_PASSWORD_ERRORS,
  PASSWORD_MIN_LENGTH,
  type Passwords,
} from '../accountErrors.ts';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';
import { PasswordFormView } from './PasswordFormView.tsx';

interface PasswordFormProps {
  readonly email: string;
  readonly onChange: () => void;
}

/** Changes the password, which ends all other sessions of the account. */
export function PasswordForm({ email, onChange }: PasswordFormProps) {
  const { act, isWorking, refusal } = useAct();
  const [mistakes, setMistakes] = useState(NO_PASSWORD_ERRORS);
  const submit = async (passwords: Passwords, form: HTMLFormElement) => {
    const found = errorsOfPasswords(passwords);
    setMistakes(found);
    if (hasErrors(found)) return false;
    if (!(await act(requests.changePassword(passwords.present, passwords.next)))) return false;
    form.reset();
    onChange();
    return true;
  };
  const errors =
    refusal === null || hasErrors(mistakes) ? mistakes : errorsOfPasswordRefusal(refusal);
  return (
    <PasswordFormView
      email={email}
      passwordMinLength={PASSWORD_MIN_LENGTH}
      errors={errors}
      isWorking={isWorking}
      onSubmit={submit}
    />
  );
}
