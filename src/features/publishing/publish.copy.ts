import type { PublicationRun } from '#contract/publishing/publication.schema.ts';
import type { PostState, UNMET } from '#contract/publishing/publication.ts';
import { counted, dateTime } from '#src/kit/copy/formats.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';

const states: Readonly<Record<PostState, string>> = {
  draft: 'Draft',
  pending: 'Waiting for review',
  private: 'Private',
  scheduled: 'Scheduled',
  published: 'Published',
  trashed: 'In the trash',
};

const unmet: Readonly<Record<(typeof UNMET)[number], (name: string) => string>> = {
  seo: () => 'The title and description for search engines were not taken over.',
  cover: () => 'The featured image was not taken over.',
  category: (name) => `The category “${name}” is not there, and the account may not add it.`,
  tag: (name) => `The tag “${name}” could not be added.`,
  author: () => 'The author was not taken over.',
  slug: (name) => `The address ends in “${name}”, because the one you wanted is taken.`,
  jsonLd: () => 'The structured data was not taken over: the account may not use any HTML.',
  html: (name) =>
    name === ''
      ? 'The site has left out some of the text or its links.'
      : `The site has left out some of the text: ${name}`,
};

/** Of a step (server/modules/publishing/publishing.service.ts). */
const steps: Readonly<Record<string, string>> = {
  cover: 'Sending the featured image',
  text: 'Writing the post',
  state: 'Checking what readers see',
  trash: 'Moving the post to the trash',
};

const doing = (key: string | null, images: number): string => {
  if (key === null) return 'Waiting for the site';
  const [kind, number] = key.split(' ');
  return kind === 'image' ? `Sending image ${number} of ${images}` : (steps[key] ?? key);
};

const when = (iso: string): string => dateTime.format(new Date(iso));

type Failed = Pick<PublicationRun, 'failure' | 'failedAt'>;

/** Which image it was, if it was one: several may look alike to a site. */
function whyOf({ failure, failedAt }: Failed): string {
  if (failure === null) return '';
  const image = /^image (\d+)$/.exec(failedAt ?? '')?.[1];
  return `${image === undefined ? '' : `Image ${image}: `}${textOfProblem(failure)}`;
}

export const publishing = {
  open: 'Publish',
  title: 'Publish this article',
  none: 'No site is connected yet. Connect your WordPress site, and publish from here with one click.',
  connect: 'Connect a site',
  readOnly: 'People who may write in this workspace can publish the article.',
  site: 'Site',
  when: 'What becomes of it',
  kept: (state: PostState) => `As it is: ${states[state].toLowerCase()}`,
  draft: 'Draft',
  draftHint: 'Only people of the site see it.',
  published: 'Published now',
  scheduled: 'Published later',
  mayNotPublish: 'This account may not publish. Its posts wait for somebody who may.',
  date: 'Date and time',
  dateHint: (timeZone: string) => `In the time zone of the site: ${timeZone}`,
  noDate: 'Enter the date and the time.',
  past: 'This time is over.',
  leftOut: 'Clocks are set forward then: there is no such time. Choose an hour earlier or later.',
  twice: 'Clocks are set back then, so this time comes twice',
  first: 'The first time',
  second: 'The second time',
  slug: 'End of the address',
  slugHint: 'Empty: the site makes one of the title.',
  excerpt: 'Excerpt',
  excerptHint: 'Empty: the first paragraph.',
  categories: 'Categories',
  tags: 'Tags',
  author: 'Author',
  ownAuthor: 'The connected account',
  cover: 'Featured image',
  noCover: 'None',
  coverNamed: (name: string) => `Featured image: ${name}`,
  structured: 'Add structured data (schema.org)',
  structuredHint: 'Needs an account that may use any HTML.',
  seo: 'For search engines',
  seoTitle: (title: string) => `Title: ${title}`,
  seoDescription: (text: string) => `Description: ${text}`,
  seoPlugin: (names: string) => `Goes to ${names}.`,
  noSeoPlugin:
    'The site has no SEO plugin that we know, so the title and description for search engines stay here.',
  more: 'More',
  slots: (count: number) =>
    count === 1 ? 'One slot is still open.' : `${count} slots are still open.`,
  withSlots: 'Write slots as text in brackets',
  slotsLeftOut: 'They are left out.',
  foreign: (count: number) =>
    `${counted(count, 'image stays', 'images stay')} at the address of another site.`,
  publish: 'Publish',
  update: 'Update the post',
  saveDraft: 'Send as draft',
  schedule: 'Schedule',
  trash: 'Move to trash',
  trashAsk: 'Move the post to the trash of the site? The article stays here.',
  cancel: 'Cancel',
  current: (state: PostState) => states[state],
  onSite: 'On the site',
  version: (version: number | null, isNewest: boolean) =>
    version === null ? '–' : isNewest ? 'Shows the newest text' : 'Shows an earlier text',
  show: 'Show the post',
  waiting: {
    starting: 'Saving the article…',
    copying: 'Making an article of the text…',
  },
  running: (done: number, total: number | null) =>
    total === null ? 'Starting' : `${done} of ${total} steps`,
  doing,
  stop: 'Stop',
  changedTitle: 'The post was changed on the site',
  changedHint:
    'Somebody has changed it since it was last published from here. Nothing was overwritten. Below is what is different there.',
  replace: 'Replace it with the article',
  replaceHint: 'The text on the site is kept in the history below.',
  copy: 'Open the site’s text as a new article',
  leave: 'Leave it as it is',
  done: {
    write: (state: PostState | undefined) =>
      state === 'published'
        ? 'The article is published.'
        : state === 'scheduled'
          ? 'The article is scheduled.'
          : state === 'pending'
            ? 'The post waits for review on the site.'
            : 'The post is on the site.',
    trash: 'The post is in the trash of the site.',
  },
  failed: (run: Failed) => `It was not published. ${whyOf(run)}`.trim(),
  half: (run: Failed) =>
    `The text is on the site, but not yet as you wanted it. ${whyOf(run)}`.trim(),
  stopped: 'Stopped. What was sent until then is on the site, as a draft if it is new.',
  gone: 'Publish as a new post',
  unmet: (what: (typeof UNMET)[number], name: string) => unmet[what](name),
  back: 'Back',
  history: 'History',
  noHistory: 'Nothing was published yet.',
  run: ({ act, version, startedAt, isMine }: PublicationRun) =>
    [
      when(startedAt),
      act === 'trash' ? 'moved to the trash' : `version ${version ?? '–'}`,
      isMine ? 'by you' : 'by somebody else',
    ].join(' · '),
  runState: ({ state, post, failure, failedAt }: PublicationRun) => {
    if (failure !== null) return whyOf({ failure, failedAt });
    if (state === 'queued' || state === 'running') return 'Running';
    if (state === 'stopped') return 'Stopped';
    return post === null ? 'Failed' : states[post.state];
  },
  former: 'Open what it replaced as a new article',
  unsaved: 'Some text is not saved yet, so nothing was published. Try again when it is.',
  scheduledFor: (iso: string) => `for ${when(iso)}`,
} as const;
