/** Lines of the log about sign-ins and what protects an account (OWASP ASVS 16.3; docs/running.md#health-and-logs). */
import { createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';

export type AccountEvent =
  | 'sign-up'
  | 'sign-in'
  | 'second step'
  | 'sign-out'
  | 'session ended'
  | 'other sessions ended'
  | 'password change'
  | 'second factor set up'
  | 'second factor off'
  | 'new backup codes'
  | 'second factor off by administrator';

/** `pending`: the password was right, and a code is required; `locked`, `limited`: there were too many attempts. */
export type Outcome = 'success' | 'pending' | 'failure' | 'locked' | 'limited';

export interface SignInLine {
  readonly event: AccountEvent;
  readonly outcome: Outcome;
  /** The id of the account, or the e-mail that no account has; null if it is not known whose request it was. */
  readonly account: { readonly id: string } | { readonly email: string } | null;
  /** Of a refusal. */
  readonly code?: string;
}

export interface SignInLog {
  /** Writes the line of a request. It never has a secret. */
  write(request: FastifyRequest, line: SignInLine): void;
}

const EXPECTED: ReadonlySet<Outcome> = new Set(['success', 'pending']);

/**
 * Accounts appear by their ids. An e-mail without an account may be a password in the wrong field, so it appears as a keyed hash:
 * the same one each time. So do network addresses with `isShared`, for a log that others than the operators read.
 */
export function signInLog(secret: string, isShared: boolean): SignInLog {
  const hashOf = (text: string) =>
    `#${createHmac('sha256', secret).update(`log:${text}`).digest('base64url').slice(0, 16)}`;
  const nameOf = (account: NonNullable<SignInLine['account']>) =>
    'id' in account ? account.id : hashOf(account.email);
  return {
    write({ log, ip }, { event, outcome, account, code }) {
      const line = {
        event,
        outcome,
        account: account && nameOf(account),
        address: isShared ? hashOf(ip) : ip,
        ...(code !== undefined && { code }),
      };
      if (EXPECTED.has(outcome)) log.info(line, 'sign-in log');
      else log.warn(line, 'sign-in log');
    },
  };
}
