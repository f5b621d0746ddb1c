import type { MailEncryption, MailFailure } from '#contract/installation/mail.route.ts';

export const mail = {
  title: 'E-mail',
  hint: 'Sends the ideas of each week to those who ask for them. Without a mail server, no e-mails are sent.',
  host: 'Host',
  hostWrong: 'Enter the name of the mail server.',
  port: 'Port',
  portWrong: 'Enter a number from 1 to 65,535.',
  encryption: 'Encryption',
  encryptions: {
    starttls: 'STARTTLS, mostly on port 587',
    tls: 'TLS from the start, mostly on port 465',
    none: 'None, unless the server offers it',
  } satisfies Readonly<Record<MailEncryption, string>>,
  encryptionWrong:
    'A password is only sent encrypted. Choose TLS or STARTTLS, or leave the user empty.',
  user: 'User',
  userHelp: 'Left empty, nobody signs in.',
  password: 'Password',
  passwordHelp: {
    none: 'Stored encrypted and never shown again.',
    stored: 'A password is stored. Leave this empty to keep it, or enter another one.',
    unreadable: 'The stored password cannot be decrypted on this server. Enter it again.',
  },
  from: 'From',
  fromHelp: 'The address that e-mails come from.',
  fromWrong: 'Enter an e-mail address.',
  test: 'Send test message',
  testHelp: (email: string) =>
    `A test message goes to the address of your account, ${email}. A test stores nothing.`,
  save: 'Save',
  saved: 'Saved. E-mails are sent by this server from now on.',
  remove: 'Send no e-mails',
  removeQuestion: 'Remove the mail server and its password? No e-mails are sent then.',
  removed: 'Removed. No e-mails are sent.',
  sent: (email: string) => `The server has taken a message to ${email}. Look into your inbox.`,
  environment:
    'Environment variables of the server (SMTP_URL, MAIL_FROM) set the mail server. Change them there, or remove them to set it here.',
  passwordState: { none: 'none', stored: 'set', unreadable: 'unreadable' },
  noUser: 'nobody signs in',
  noPublicUrl:
    'No e-mails are sent yet: links in them need the address of this installation. Set the environment variable PUBLIC_URL of the server.',
  failures: {
    no_address: 'Your account has no e-mail address to send a message to.',
    host_unknown: 'There is no server of this name. Check the host.',
    unreachable: 'No mail server answers there. Check host and port; a firewall may be in between.',
    no_greeting:
      'Something answers at this port, but not as a mail server does. Port 465 needs “TLS from the start”; 587 and 25 need STARTTLS.',
    encryption:
      'The encryption does not fit the port. Port 465 needs “TLS from the start”; 587 and 25 need STARTTLS.',
    certificate:
      'The certificate of the server is not valid for this host, or nobody that is trusted has signed it. Enter the host by the name in the certificate.',
    login: 'The server refused user and password. Some need a password for applications.',
    login_unencrypted: 'A password is only sent encrypted. Choose TLS or STARTTLS.',
    sender:
      'The server refused the sender. Enter an address in “From” that this user may send from.',
    recipient:
      'The server refused the address of your account. It may need a user to send to others.',
    refused: 'The server refused the message.',
  } satisfies Readonly<Record<MailFailure, string>>,
  askAdministrator: (email: string) =>
    `An administrator of this installation can change that. Ask yours, or write to ${email}.`,
} as const;
