import type { RouteGroup } from '../lib/route.ts';

/** `tls`: from the start, mostly port 465. `starttls`: after a greeting, mostly port 587. `none`: only if the server offers it. */
export const MAIL_ENCRYPTIONS = ['starttls', 'tls', 'none'] as const;
export type MailEncryption = (typeof MAIL_ENCRYPTIONS)[number];

/** Why a mail server did not take a message. */
export const MAIL_FAILURES = [
  'no_address',
  'host_unknown',
  'unreachable',
  'no_greeting',
  'encryption',
  'certificate',
  'login',
  'login_unencrypted',
  'sender',
  'recipient',
  'refused',
] as const;
export type MailFailure = (typeof MAIL_FAILURES)[number];

/** Part of the group `installation`. */
export const mailRoutes = {
  getMail: {
    method: 'GET',
    path: '/mail',
    read: 'installationMail',
    isAdministrative: true,
    summary:
      'The server that sends e-mails, and where it is configured. The password is never returned.',
  },
  putMail: {
    method: 'PUT',
    path: '/mail',
    stale: ['ideas'],
    renewed: ['installationMail'],
    isAdministrative: true,
    summary:
      'Replaces the mail server. Without a password, the stored one stays if host, port and user do.',
  },
  deleteMail: {
    method: 'DELETE',
    path: '/mail',
    stale: ['ideas'],
    renewed: ['installationMail'],
    isAdministrative: true,
    summary: 'Removes the mail server and its password: no e-mails are sent then.',
  },
  testMail: {
    method: 'POST',
    creates: 'nothing',
    path: '/mail/test',
    stale: [],
    isAdministrative: true,
    perMinute: 5,
    summary:
      'Sends a message to the address of the caller’s account, by the given server or the one that is set. Stores nothing.',
  },
} as const satisfies RouteGroup;
