/** A mail server, spoken to by SMTP: one connection for each mail, of which there are few. */
import { Readable } from 'node:stream';
import MailComposer from 'nodemailer/lib/mail-composer';
import SMTPConnection from 'nodemailer/lib/smtp-connection';
import type { MailFailure } from '#contract/installation/mail.route.ts';
import { type Mail, MailError, type Mailer, type MailServer } from './mailer.ts';

interface MailConfig {
  readonly SMTP_URL: string | null;
  readonly MAIL_FROM: string | null;
}

/** The mail server that environment variables set; null if they set none. `smtps:` encrypts from the start. */
export function mailServerOf({ SMTP_URL: url, MAIL_FROM: from }: MailConfig): MailServer | null {
  if (url === null || from === null) return null;
  const { protocol, hostname, port, username, password } = new URL(url);
  const isTls = protocol === 'smtps:';
  const isAnonymous = username === '';
  return {
    host: hostname.replace(/^\[(.*)\]$/, '$1'),
    port: port === '' ? (isTls ? 465 : 587) : Number(port),
    encryption: isTls ? 'tls' : isAnonymous ? 'none' : 'starttls',
    user: isAnonymous ? null : decodeURIComponent(username),
    password: isAnonymous ? null : decodeURIComponent(password),
    from,
  };
}

/** Milliseconds that a mail server gets. */
export interface Patience {
  readonly connectionTimeout: number;
  readonly greetingTimeout: number;
  /** Without a byte. */
  readonly socketTimeout: number;
  /** For everything. */
  readonly wholeMs: number;
}

const PATIENCE: Patience = {
  connectionTimeout: 15_000,
  greetingTimeout: 15_000,
  socketTimeout: 30_000,
  wholeMs: 120_000,
};

export function mailerOf(server: MailServer, patience: Patience = PATIENCE): Mailer {
  const { from } = server;
  return {
    async send(mail) {
      const message = await composed(mail, from);
      const trace = { isTextSent: false };
      const envelope = { from, to: [mail.to] };
      try {
        const connection = connectionOf(server, patience);
        await delivered(connection, patience.wholeMs, envelope, textOf(message, trace));
      } catch (error) {
        throw new MailError(failureOf(error, trace.isTextSent), nameOf(error), causeOf(error));
      }
    },
  };
}

const SENDER = 'Content toolkit';

interface Connection {
  readonly options: ConstructorParameters<typeof SMTPConnection>[0];
  readonly login: { readonly user: string; readonly pass: string } | null;
}

/** A password is never sent unencrypted. */
function connectionOf(
  server: MailServer,
  { wholeMs: _wholeMs, ...patience }: Patience,
): Connection {
  const { host, port, encryption, user, password } = server;
  const login = user === null ? null : { user, pass: password ?? '' };
  const secure = encryption === 'tls';
  const requireTLS = encryption === 'starttls' || (!secure && login !== null);
  return { options: { host, port, secure, requireTLS, ...patience }, login };
}

/** A mail is made of its texts alone: nothing in it makes this server read a file or an address. */
function composed(mail: Mail, from: string): Promise<Buffer> {
  const { messageId, to, subject, text, html, unsubscribeUrl } = mail;
  const composer = new MailComposer({
    from: { name: SENDER, address: from },
    to: { name: '', address: to },
    messageId,
    subject,
    text,
    html,
    disableFileAccess: true,
    disableUrlAccess: true,
    headers: {
      ...(unsubscribeUrl !== null && {
        'List-Unsubscribe': { prepared: true, value: `<${unsubscribeUrl}>` },
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
      'Auto-Submitted': 'auto-generated',
    },
  });
  return new Promise((resolve, reject) => {
    composer.compile().build((error, message) => (error ? reject(error) : resolve(message)));
  });
}

interface Trace {
  isTextSent: boolean;
}

/** The connection reads it once the server has agreed to take the text. */
const textOf = (message: Buffer, trace: Trace): Readable =>
  new Readable({
    read() {
      trace.isTextSent = true;
      this.push(message);
      this.push(null);
    },
  });

interface Envelope {
  readonly from: string;
  readonly to: string[];
}

/** Resolves once the server has taken the mail. */
function delivered(
  { options, login }: Connection,
  wholeMs: number,
  envelope: Envelope,
  text: Readable,
): Promise<void> {
  const connection = new SMTPConnection(options);
  let tooLate: NodeJS.Timeout | undefined;
  return new Promise<void>((resolve, reject) => {
    tooLate = setTimeout(() => reject(new Error('The server takes too long.')), wholeMs);
    const send = () =>
      connection.send(envelope, text, (error) => (error ? reject(error) : resolve()));
    connection.once('error', reject);
    connection.once('end', () => reject(new Error('The connection has ended.')));
    connection.connect((failed) => {
      if (failed) reject(failed);
      else if (login === null) send();
      else connection.login(login, (error) => (error ? reject(error) : send()));
    });
  }).finally(() => {
    clearTimeout(tooLate);
    connection.close();
  });
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
  readonly responseCode?: number;
}

/** Replies from here on refuse for good. */
const REFUSED = 500;

/** A reply says what became of the mail. Without one, only the server knows, once its text is on the way. */
function failureOf(error: unknown, isTextSent: boolean): MailError['failure'] {
  const { command = '', responseCode } = error as SmtpError;
  if (responseCode === undefined) return isTextSent ? 'unknown' : 'later';
  const isOfMail = command === 'RCPT TO' || command === 'DATA';
  return responseCode >= REFUSED && isOfMail ? 'never' : 'later';
}

/** Without the text of the server, which may repeat addresses. */
function nameOf(error: unknown): string {
  const { code = 'error', command = '', responseCode = '' } = error as SmtpError;
  return [code, command, responseCode].filter((part) => part !== '').join(' ');
}

const CERTIFICATE = /certificate|altnames/i;
/** What was looked for among errors of the connection, the first that fits. */
const CAUSES: readonly (readonly [(error: Error & SmtpError) => boolean, MailFailure])[] = [
  [({ code }) => code === 'EDNS', 'host_unknown'],
  [({ code }) => code === 'EAUTH' || code === 'ENOAUTH', 'login'],
  [({ command }) => command === 'MAIL FROM', 'sender'],
  [({ command }) => command === 'RCPT TO', 'recipient'],
  [
    ({ code, command, message }) =>
      !CERTIFICATE.test(message) && (code === 'ETLS' || command === 'STARTTLS'),
    'encryption',
  ],
  [({ responseCode }) => responseCode !== undefined && responseCode >= 400, 'refused'],
  [({ message }) => CERTIFICATE.test(message), 'certificate'],
  [({ message }) => /ssl|tls|wrong version/i.test(message), 'encryption'],
  [({ message }) => /greeting/i.test(message), 'no_greeting'],
];

const causeOf = (error: unknown): MailFailure =>
  CAUSES.find(([isIt]) => isIt(error as Error & SmtpError))?.[1] ?? 'unreachable';
