import type { AnalyticsSink } from '#domain/session/analytics.ts';

export const consentTexts = {
  title: 'May we count how you use this?',
  body: (sink: AnalyticsSink) =>
    `Which pages you open and a few events, ${
      sink === 'log' ? 'in a log of this installation' : 'with Mixpanel'
    }, under the ids of your account and of this browser, in a cookie for 30 days. Never what you write, addresses or your e-mail.`,
  what: 'What is counted',
  allow: 'Allow',
  decline: 'Decline',
  failed: 'Your answer could not be stored, so nothing is counted. Please answer again.',
} as const;
