import { counted, number } from '#src/kit/copy/formats.ts';

const pagesOf = (count: number): string => counted(count, 'page', 'pages');

export const links = {
  noSite:
    'Links to your own pages are found once the workspace names its website and some of its pages are imported.',
  noPages: (site: string) =>
    `No imported page is on ${site}. Import some, by address or from its sitemap.`,
  toWorkspace: 'Enter the website',
  toPages: 'Import pages',
  of: (pages: number, site: string) =>
    `As of the saved text, among ${pagesOf(pages)} imported from ${site}.`,
  refresh: 'Look again',
  outgoing: 'From this article',
  outgoingNone: 'No words of the text stand for the title of another page.',
  link: 'Link',
  linkIt: (words: string, title: string) => `Link “${words}” to “${title}”`,
  leave: 'Leave',
  leaveIt: (words: string) => `Leave “${words}” as it is`,
  show: (words: string) => `Show “${words}” in the text`,
  changed: 'The words have changed since the text was saved.',
  incoming: 'To this article',
  incomingHelp: 'These pages say what the article is about. Set the link there.',
  incomingNone: 'No other page says what the article is about.',
  incomingUnknown:
    'The article itself is not among the imported pages, so some of these may link to it already.',
  orphans: 'Pages that no other page links to',
  orphansHelp: 'In its text, among the imported pages.',
  more: (count: number) => `and ${number.format(count)} more`,
} as const;
