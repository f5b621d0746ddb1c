export const share = {
  open: 'Share',
  title: 'Share this article',
  hint: 'Anybody with the link can read the saved text, without signing in. Nobody can change it.',
  research: 'Show the research of the brief',
  researchHint:
    'Below the text: keyphrase, place, competitors, questions, terms and internal links.',
  notChanged: 'What the link shows could not be changed.',
  search: 'Search engines are asked not to list it.',
  slots: (count: number) =>
    count === 1
      ? 'One slot is still open. Readers of the link do not see it.'
      : `${count} slots are still open. Readers of the link do not see them.`,
  creating: 'Creating the link…',
  link: 'Link',
  copy: 'Copy link',
  copied: 'Copied',
  notCopied: 'The browser did not allow copying. Select the link and copy it.',
  openLink: 'Open in a new tab',
  revoke: 'Stop sharing',
  revoked: 'The link does not work any more.',
  again: 'Create a new link',
  failed: 'The link could not be created.',
  notRevoked: 'The link could not be revoked and still works.',
} as const;
