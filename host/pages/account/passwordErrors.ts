import { host as copy } from '../../copy/pages.ts';
import { PASSWORD_MIN_LENGTH } from '../accountErrors.ts';
import { refusalText } from '../ask.ts';
import type { Refusal } from '../../client.ts';

export interface Passwords {
  readonly present: string;
  readonly next: string;
}

export interface PasswordErrors {
  readonly present: string | null;
  readonly next: string | null;
  /** What concerns neither field. */
  readonly form: string | null;
}

export const NO_PASSWORD_ERRORS: PasswordErrors = { present: null, next: null, form: null };

/** What the form itself can tell before it asks the server. */
export function errorsOfPasswords({ present, next }: Passwords): PasswordErrors {
  return {
    present: present === '' ? copy.errors.passwordMissing : null,
    next: next.length < PASSWORD_MIN_LENGTH ? copy.errors.passwordShort(PASSWORD_MIN_LENGTH) : null,
    form: null,
  };
}

/** Where each refusal belongs; the codes are better-auth's. */
const REFUSALS: Readonly<Record<string, Partial<PasswordErrors>>> = {
  INVALID_PASSWORD: { present: copy.errors.passwordWrong },
  PASSWORD_TOO_SHORT: { next: copy.errors.passwordShort(PASSWORD_MIN_LENGTH) },
  PASSWORD_TOO_LONG: { next: copy.errors.passwordLong },
  PASSWORD_TOO_COMMON: { next: copy.errors.passwordCommon },
};

export function errorsOfPasswordRefusal(refusal: Refusal): PasswordErrors {
  const known = REFUSALS[refusal.code ?? ''];
  return { ...NO_PASSWORD_ERRORS, ...(known ?? { form: refusalText(refusal) }) };
}
