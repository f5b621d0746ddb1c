export const notifications = {
  title: 'E-mails to you',
  hint: 'The only ones that this workspace sends you.',
  ideas: 'The ideas of each week',
  ideasHint: (address: string) => `On Mondays, to ${address}.`,
  noMail: 'This installation sends no e-mails: no mail server is set up.',
  noAddress: 'On Mondays.',
} as const;

export const integrations = {
  title: 'Integrations',
  hint: 'Other programs that articles go to, or that they are made with.',
  notYet: 'Not available yet',
  list: [
    { name: 'WordPress', what: 'Publish articles on your site.' },
    { name: 'Design tool', what: 'Make images for articles and posts.' },
  ],
} as const;
