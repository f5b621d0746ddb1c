import type { JobKind, UsageKind } from '#contract/lib/tasks.ts';

export const taskNames: Readonly<Record<JobKind, string>> = {
  outline: 'Outline',
  draft: 'Draft',
  section: 'Section',
  passage: 'Passage',
  translation: 'Translation',
  post: 'Social media post',
  rephrase: 'Rephrase',
  simplify: 'Simplify',
  shorten: 'Shorten',
  expand: 'Expand',
  summarise: 'Summarize',
  changeTone: 'Change tone',
  continue: 'Continue',
  fixGrammar: 'Fix grammar',
  humanize: 'Humanize',
  inVoice: 'Brand voice',
  translate: 'Translate',
  list: 'Make a list',
  table: 'Make a table',
  introduction: 'Introduction',
  conclusion: 'Conclusion',
  faq: 'FAQ',
  titles: 'Titles',
  meta: 'Meta description',
  chat: 'Answer',
  links: 'Link check',
  competitors: 'Competitor analysis',
  pages: 'Page import',
  posts: 'Social media posts',
  topics: 'Topic search',
  audits: 'Content audit',
  briefs: 'SEO briefs',
  image: 'AI image',
  tone: 'Tone of a voice',
  voiceTone: 'Tone of a voice',
  rewrite: 'Text on another page',
  export: 'Export of the workspace',
  import: 'Import into the workspace',
  publishing: 'Publishing',
};

/** What a unit was used for. */
export const usageNames: Readonly<Record<UsageKind, string>> = {
  ...taskNames,
  humanizerCheck: 'Humanizer score',
};

/** Of work that no worker has begun with. */
export const waitingText =
  'Waiting: other work comes first, or no worker is running. You can leave this page.';
export const waitingName = 'Waiting';
