import type { SidebarItem } from '#domain/session/sidebar.ts';

/** Texts of the shell: navigation, account, states that concern the whole page. */
export const app = {
  name: 'Content toolkit',
  mainNavigation: 'Main',
  navigation: 'Navigation',
  openNavigation: 'Open navigation',
  skipToContent: 'Skip to content',
  account: (email: string) => `Account ${email}`,
  plan: { paid: 'Paid plan', free: 'Free plan', trial: 'Trial' },
  theme: { light: 'Light', dark: 'Dark', auto: 'Same as the system', label: 'Appearance' },
  signOut: 'Sign out',
  signIn: 'Sign in',
  folders: 'Folders',
  commands: 'Search or jump to',
  noCommand: 'Nothing found',
  goTo: (title: string) => `Go to ${title}`,
  translate: 'Translate this article into…',
  makePosts: 'Make five social media posts of this article',
  shortcuts: 'Keyboard shortcuts',
  reportProblem: 'Report a problem',
  support: 'Support',
  back: 'Back',
  close: 'Close',
  undo: 'Undo',
  reload: 'Reload',
  makeRoom: 'Open the list',
  loading: 'Loading…',
} as const;

export const sidebar = {
  index: 'Content toolkit',
  topicFinder: 'Topic finder',
  createBrief: 'SEO brief generator',
  createArticle: 'Article generator',
  optimizer: 'Content optimizer',
  articles: 'My articles',
} as const satisfies Readonly<Record<SidebarItem, string>>;

/** Pages beside the main tools. */
export const further = {
  importArticle: 'Import article',
  createPost: 'Social media post',
  audit: 'Content audit',
  chat: 'Chat',
  images: 'Images',
  brandVoice: 'Brand voice',
  settings: 'Settings',
} as const;

/** Router errors by status (spec §8). */
export const routerErrors = {
  400: {
    name: '400 Bad Request',
    title: 'This address cannot be read',
    hint: 'The address may be mistyped.',
  },
  404: {
    name: '404 Not Found',
    title: 'Page not found',
    hint: 'The address may be mistyped, or the page may have moved.',
  },
  405: {
    name: '405 Method Not Allowed',
    title: 'This cannot be done here',
    hint: 'The address exists, but does not allow this.',
  },
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
} as const;

export const access = {
  signInTitle: 'Sign in to continue',
  signInHint: 'You come back to this page afterwards.',
  signIn: 'Sign in',
  createAccount: 'Create account',
  readersOnly: 'You may only read in this folder',
  readersOnlyHint:
    'Its owner has not given you write access. Ask for it, or choose a folder of your own.',
} as const;

export const setup = {
  reading: 'Looking for your folder…',
  creatingFolder: 'Creating your folder…',
  creatingWorkspace: 'Creating your workspace…',
  connecting: 'Connecting…',
  broken: 'Your workspace could not be opened',
} as const;

/** The question before signing out while text cannot be saved. */
export const signOut = {
  title: 'Some text is not saved',
  hint: 'It could not be sent to the server and is only on this device. Signing out deletes it here. Not saved:',
  discard: 'Sign out and delete it',
  stay: 'Stay signed in',
} as const;
