/** The app-centre activation page (spec §2). */
export const activation = {
  working: 'Activating the toolkit…',
  waiting: 'The toolkit is not activated yet',
  hint: 'Your account has a free trial of the full plan. Start it now, or continue without it.',
  activate: 'Start free trial',
  notNow: 'Not now',
} as const;
