/** The screens of folder setup. The texts that spec §2 quotes are used word for word. */
export const merge = {
  title: 'Create content that brings traffic',
  lead: 'The Content Toolkit helps you write articles that rank high—even if you’re not an SEO pro.',
  moved:
    'The previous product has moved here, and your data needs to be transferred. Select a folder to move the data to.',
  folder: 'Folder',
  noFolder: 'Select a folder',
  move: 'Move data',
} as const;

export const accessDenied = {
  title: 'Couldn’t open the folder',
  hints: [
    'Make sure the folder owner has an active, unexpired toolkit subscription.',
    "Check that the owner moved content from the old product to this folder and that the folder isn't empty.",
  ],
  /** One sentence with a link in the middle. */
  support: {
    before: 'If the issue persists, ',
    link: 'contact our support team',
    after: ' for further assistance.',
  },
  home: 'Go to Home page',
} as const;
