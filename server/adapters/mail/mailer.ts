/** Sends e-mail. */
import type { MailEncryption, MailFailure } from '#contract/installation/mail.route.ts';

export interface Mail {
  /** Stays the same when a mail is sent again. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a request without a sign-in ends these mails (RFC 8058); null: there is nothing to end. */
  readonly unsubscribeUrl: string | null;
}

export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly encryption: MailEncryption;
  readonly user: string | null;
  readonly password: string | null;
  /** The address that mails come from. */
  readonly from: string;
}

export interface Mailer {
  /** Resolves once the server has taken the mail. Rejects with a `MailError`. */
  send(mail: Mail): Promise<void>;
}

/**
 * `later`: certainly not accepted, so it can be sent again. `never`: refused for good. `unknown`: the connection ended before the
 * answer, so the mail may have been accepted.
 */
export type MailOutcome = 'later' | 'never' | 'unknown';

export class MailError extends Error {
  readonly failure: MailOutcome;
  /** What an administrator has to look at. */
  readonly reason: MailFailure;
  constructor(failure: MailOutcome, message: string, reason: MailFailure = 'refused') {
    super(message);
    this.failure = failure;
    this.reason = reason;
  }
}
