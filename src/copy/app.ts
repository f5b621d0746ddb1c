/** Texts of the shell: navigation, account, states that concern the whole page. */
export const SUPPORT_EMAIL = 'support@example.org';

export const app = {
  name: 'Content toolkit',
  mainNavigation: 'Main',
  navigation: 'Navigation',
  openNavigation: 'Open navigation',
  skipToContent: 'Skip to content',
  account: (email: string) => `Account ${email}`,
  plan: { paid: 'Paid plan', free: 'Free plan' },
  theme: { light: 'Light', dark: 'Dark', auto: 'Like the system', label: 'Appearance' },
  signOut: 'Sign out',
  commands: 'Search or jump to',
  commandsHint: 'Ctrl K',
  noCommand: 'Nothing found',
  goTo: (title: string) => `Go to ${title}`,
  shortcuts: 'Keyboard shortcuts',
  back: 'Back',
  close: 'Close',
  loading: 'Loading…',
} as const;

export const sidebar = {
  index: 'Content toolkit',
  createArticle: 'Article generator',
  articles: 'My articles',
} as const;

export const errors = {
  /** Spec §2, full-page error. */
  fullPage: (email: string) => `Try again. If the problem persists, please contact us at ${email}`,
  tryAgain: 'Try again',
  somethingWrong: 'Something went wrong',
  somethingWrongLater: 'Something went wrong. Please try again later.',
  /** Spec §2, the default error title. */
  unexpected: 'Unexpected Application Error!',
  toStart: 'Go to the start page',
  noHost: 'Failed to get sm2 api',
  notFound: 'Page not found',
  notFoundHint: 'The address may be mistyped, or the page may have moved.',
} as const;

export const access = {
  signInTitle: 'Sign in to continue',
  signInHint: 'Your articles are waiting; you come back to this page afterwards.',
  signIn: 'Sign in',
  createAccount: 'Create account',
} as const;

export const setup = {
  reading: 'Looking for your folder…',
  creatingFolder: 'Creating your folder…',
  findingWorkspace: 'Looking for your workspace…',
  creatingWorkspace: 'Creating your workspace…',
  connecting: 'Connecting…',
  broken: 'Your workspace could not be opened',
} as const;
