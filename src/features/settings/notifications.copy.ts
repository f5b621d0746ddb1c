export const notifications = {
  title: 'E-mails to you',
  hint: 'The only ones that this workspace sends you.',
  ideas: 'The ideas of each week',
  ideasHint: (address: string) => `On Mondays, to ${address}.`,
  noMail: 'This installation sends no e-mails: no mail server is set up.',
  noAddress: 'On Mondays.',
} as const;
