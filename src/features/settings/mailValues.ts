/** What the form of the mail server has in its fields. */
import type { MailEncryption } from '#contract/installation/mail.route.ts';
import type { InstallationMail, MailRequest } from '#contract/installation/mail.schema.ts';

export interface MailValues {
  readonly host: string;
  /** As it was typed. */
  readonly port: string;
  readonly encryption: MailEncryption;
  readonly user: string;
  /** Empty: the stored one, if there is one. */
  readonly password: string;
  readonly from: string;
}

export const mailValuesOf = (stored: InstallationMail['mail']): MailValues => ({
  host: stored?.host ?? '',
  port: String(stored?.port ?? 587),
  encryption: stored?.encryption ?? 'starttls',
  user: stored?.user ?? '',
  password: '',
  from: stored?.from ?? '',
});

const PORT_MOST = 65_535;

export function wrongFieldsOf({ host, port, encryption, user, from }: MailValues) {
  const number = /^\d+$/.test(port.trim()) ? Number(port) : 0;
  return {
    host: !/^[\p{Letter}\p{Number}._:-]+$/u.test(host.trim()),
    port: number < 1 || number > PORT_MOST,
    encryption: encryption === 'none' && user.trim() !== '',
    from: !/^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/.test(from.trim()),
  };
}

export function mailRequestOf(values: MailValues): MailRequest {
  const { host, port, encryption, user, password, from } = values;
  const server = { host: host.trim(), port: Number(port), encryption, from: from.trim() };
  if (user.trim() === '') return { ...server, user: null };
  return { ...server, user: user.trim(), ...(password !== '' && { password }) };
}
