/** Sends e-mail. */

export interface Mail {
  /** Stays the same when a mail is sent again. */
  readonly messageId: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Where a request without a sign-in ends these mails (RFC 8058). */
  readonly unsubscribeUrl: string;
}

export interface Mailer {
  /** Resolves once the server has taken the mail. Rejects with a `MailError`. */
  send(mail: Mail): Promise<void>;
}

/**
 * `later`: the mail was certainly not taken, and may be sent again. `never`: it was refused for good. `unknown`: the connection
 * ended before the server had answered, so that it may have taken the mail.
 */
export type MailFailure = 'later' | 'never' | 'unknown';

export class MailError extends Error {
  readonly failure: MailFailure;
  constructor(failure: MailFailure, message: string) {
    super(message);
    this.failure = failure;
  }
}
