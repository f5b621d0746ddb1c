import type { Refusal } from '../client.ts';
import { host as copy } from '../copy/pages.ts';
import { refusalText } from './ask.ts';

export type Mode = 'signIn' | 'signUp';

export interface AccountValues {
  readonly email: string;
  readonly password: string;
}

export interface AccountErrors {
  readonly email: string | null;
  readonly password: string | null;
  /** An error that belongs to no single field. */
  readonly form: string | null;
}

export const NO_ERRORS: AccountErrors = { email: null, password: null, form: null };
export const PASSWORD_MIN_LENGTH = 8;

const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

const EMAIL_MAX_LENGTH = 254;

export const isEmail = (value: string): boolean =>
  value.length <= EMAIL_MAX_LENGTH && EMAIL.test(value);

/** The errors that the form finds without asking the server. */
export function errorsOfValues(mode: Mode, { email, password }: AccountValues): AccountErrors {
  return {
    email: isEmail(email.trim()) ? null : copy.errors.emailInvalid,
    password: passwordError(mode, password),
    form: null,
  };
}

function passwordError(mode: Mode, password: string): string | null {
  if (password === '') return copy.errors.passwordMissing;
  const isShort = mode === 'signUp' && password.length < PASSWORD_MIN_LENGTH;
  return isShort ? copy.errors.passwordShort(PASSWORD_MIN_LENGTH) : null;
}

/** The field of each refusal; the codes are better-auth's. */
const REFUSALS: Readonly<Record<string, Partial<AccountErrors>>> = {
  invalid_input: { email: copy.errors.emailInvalid }, // the form sends nothing else that can be invalid
  INVALID_EMAIL_OR_PASSWORD: { form: copy.errors.wrong },
  USER_ALREADY_EXISTS: { email: copy.errors.taken },
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: { email: copy.errors.taken },
  PASSWORD_TOO_SHORT: { password: copy.errors.passwordShort(PASSWORD_MIN_LENGTH) },
  PASSWORD_TOO_LONG: { password: copy.errors.passwordLong },
  PASSWORD_TOO_COMMON: { password: copy.errors.passwordCommon },
};

export function errorsOfRefusal(refusal: Refusal): AccountErrors {
  const known = REFUSALS[refusal.code ?? ''];
  return { ...NO_ERRORS, ...(known ?? { form: refusalText(refusal) }) };
}

export const hasErrors = (errors: object): boolean =>
  Object.values(errors).some((error) => error !== null);

export interface Passwords {
  readonly present: string;
  readonly next: string;
}

export interface PasswordErrors {
  readonly present: string | null;
  readonly next: string | null;
  /** An error that belongs to neither field. */
  readonly form: string | null;
}

export const NO_PASSWORD_ERRORS: PasswordErrors = { present: null, next: null, form: null };

/** The errors that the form finds without asking the server. */
export function errorsOfPasswords({ present, next }: Passwords): PasswordErrors {
  return {
    present: present === '' ? copy.errors.passwordMissing : null,
    next: next.length < PASSWORD_MIN_LENGTH ? copy.errors.passwordShort(PASSWORD_MIN_LENGTH) : null,
    form: null,
  };
}

/** The field of each refusal; the codes are better-auth's. */
const PASSWORD_REFUSALS: Readonly<Record<string, Partial<PasswordErrors>>> = {
  INVALID_PASSWORD: { present: copy.errors.passwordWrong },
  PASSWORD_TOO_SHORT: { next: copy.errors.passwordShort(PASSWORD_MIN_LENGTH) },
  PASSWORD_TOO_LONG: { next: copy.errors.passwordLong },
  PASSWORD_TOO_COMMON: { next: copy.errors.passwordCommon },
};

export function errorsOfPasswordRefusal(refusal: Refusal): PasswordErrors {
  const known = PASSWORD_REFUSALS[refusal.code ?? ''];
  return { ...NO_PASSWORD_ERRORS, ...(known ?? { form: refusalText(refusal) }) };
}
