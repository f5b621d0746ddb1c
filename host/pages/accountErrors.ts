import { host as copy } from '../copy/pages.ts';

export type Mode = 'signIn' | 'signUp';

export interface AccountValues {
  readonly email: string;
  readonly password: string;
}

export interface AccountErrors {
  readonly email: string | null;
  readonly password: string | null;
  /** What concerns no single field. */
  readonly form: string | null;
}

export const NO_ERRORS: AccountErrors = { email: null, password: null, form: null };
export const PASSWORD_MIN_LENGTH = 8;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the form itself can tell before it asks the server. */
export function errorsOfValues(mode: Mode, { email, password }: AccountValues): AccountErrors {
  return {
    email: EMAIL.test(email.trim()) ? null : copy.errors.emailInvalid,
    password: passwordError(mode, password),
    form: null,
  };
}

function passwordError(mode: Mode, password: string): string | null {
  if (password === '') return copy.errors.passwordMissing;
  const isShort = mode === 'signUp' && password.length < PASSWORD_MIN_LENGTH;
  return isShort ? copy.errors.passwordShort(PASSWORD_MIN_LENGTH) : null;
}

/** Where each refusal of the account service belongs; its codes are better-auth's. */
const REFUSALS: Readonly<Record<string, Partial<AccountErrors>>> = {
  VALIDATION_ERROR: { email: copy.errors.emailInvalid }, // the form sends nothing else that can be wrong
  INVALID_EMAIL: { email: copy.errors.emailInvalid },
  INVALID_EMAIL_OR_PASSWORD: { form: copy.errors.wrong },
  USER_ALREADY_EXISTS: { email: copy.errors.taken },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { email: copy.errors.taken },
  PASSWORD_TOO_SHORT: { password: copy.errors.passwordShort(PASSWORD_MIN_LENGTH) },
  PASSWORD_TOO_LONG: { password: copy.errors.passwordLong },
};

export function errorsOfRefusal(status: number, code: string | undefined): AccountErrors {
  if (status === 429) return { ...NO_ERRORS, form: copy.errors.tooMany };
  const refusal = code === undefined ? undefined : REFUSALS[code];
  return { ...NO_ERRORS, ...(refusal ?? { form: copy.errors.other }) };
}

export const hasErrors = (errors: AccountErrors): boolean =>
  Object.values(errors).some((error) => error !== null);
