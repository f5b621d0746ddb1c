/** The read-only pages (spec §2 free-user, §4 "Workspace access level"). */
export const freeUser = {
  banner: {
    plan: {
      title: 'Your account is read-only',
      text: 'Accounts without a subscription can read what they have, but not edit it or create anything new.',
    },
    folder: {
      title: 'This folder is read-only',
      text: 'To edit in it, its owner needs an active subscription, and the folder must not be archived.',
    },
  },
  emptyTitle: 'No articles in this folder',
  emptyHint: 'What is written in this folder can be read here.',
  opening: 'Opening the article…',
} as const;
