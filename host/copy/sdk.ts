import type { PurchaseKind } from '#contract/host/host.ts';

interface PurchaseTexts {
  readonly title: string;
  readonly lines: readonly string[];
  readonly confirm: string;
}

/** Texts of the folder selector and of the dialogs that the host's SDK opens. */
export const sdk = {
  folder: 'Folder',
  noFolder: 'No folder yet',
  shared: (name: string) => `${name} – shared`,
  newFolder: 'New folder…',
  invitations: (invitations: number) =>
    invitations === 1 ? '1 invitation' : `${invitations} invitations`,
  projects: (invitations: number) =>
    invitations === 0 ? 'Projects' : `Projects (invitations: ${invitations})`,
  billing: 'Billing',
  notRead: 'The folders could not be loaded.',
  retry: 'Try again',
  createFolder: {
    title: 'New folder',
    name: 'Name',
    confirm: 'Create folder',
    nameMissing: 'Enter a name for the folder.',
  },
  purchase: {
    trial: {
      title: '14-day free trial',
      lines: [
        'Everything in the toolkit for 14 days.',
        'It ends automatically. No card is needed.',
      ],
      confirm: 'Start free trial',
    },
    subscription: {
      title: 'Subscription',
      lines: [
        'Everything in the toolkit.',
        'Unsubscribe anytime',
        'This is a sandbox: no card is charged.',
      ],
      confirm: 'Subscribe for $60/mo',
    },
  } satisfies Readonly<Record<PurchaseKind, PurchaseTexts>>,
  cancel: 'Cancel',
  errors: {
    not_signed_in: 'You are signed out. Reload the page and sign in.',
    trial_unavailable:
      'There is no free trial for this account: it was used, or you have a subscription.',
    folders_full: 'You have as many folders as there can be. Rename one that you no longer need.',
    invalid_input: 'The server did not accept this. Change it and try again.',
    network: 'The server cannot be reached. Check your connection and try again.',
    other: 'Something went wrong. Please try again later.',
  },
} as const;
