import { REMOVAL_GRACE_DAYS } from '#contract/removal/removal.route.ts';
import type { RemovalSubject } from '#store/removal/removal.slice.ts';

interface Texts {
  readonly title: string;
  readonly hint: string;
  readonly ask: string;
  /** In the dialog. */
  readonly dialog: string;
  readonly confirm: string;
  readonly type: (name: string) => string;
}

const grace = `It is removed after ${REMOVAL_GRACE_DAYS} days. Until then you can keep it: the page says so at the top.`;

export const removals: Readonly<Record<RemovalSubject, Texts>> = {
  workspace: {
    title: 'Delete this workspace',
    hint: 'With all articles, briefs, posts, images, brand voices, keyphrases, audits and conversations in it, for everybody who works in it. The folder stays.',
    ask: 'Delete workspace…',
    dialog: 'Delete this workspace?',
    confirm: 'Delete workspace',
    type: (name) => `Type “${name}” to delete it`,
  },
  account: {
    title: 'Delete your account',
    hint: 'With your workspaces, your conversations and your settings. Where you work in a workspace of somebody else, what you have written there stays.',
    ask: 'Delete account…',
    dialog: 'Delete your account?',
    confirm: 'Delete account',
    type: (name) => `Type ${name} to delete it`,
  },
};

export const removalTexts = {
  grace,
  stops:
    'At once, running work stops, nothing can be written any more, and shared links do not work.',
  others: 'People who work in your workspaces lose them too. They can read them until then.',
  ofProductOnly:
    'Your sign-in belongs to the platform and stays there; everything else that is kept about you here is removed.',
  exportFirst: 'An export keeps everything. Make it before you delete.',
  workspaces: (count: number) =>
    count === 1 ? 'One workspace goes with it.' : `${count} workspaces go with it.`,
  notOwner: 'Only its owner can delete it.',
  keepAccount: 'Keep your account',
  scheduled: 'This is to be removed. Choose “Keep it” at the top of the page to change that.',
  cancel: 'Cancel',
} as const;
