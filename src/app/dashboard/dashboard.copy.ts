import type { NextStepKind } from '#domain/dashboard/nextSteps.ts';
import type { SetUpStep } from '#domain/session/setUp.ts';
import { number } from '#src/kit/copy/formats.ts';

export const dashboard = {
  title: 'What are you writing today?',
  lead: 'Start from a topic, keywords and your own notes. The draft keeps your words and invents nothing.',
  create: 'New article',
  running: 'Running now',
  ended: 'Just done',
  everyArticle: 'all articles',
  untitled: 'Untitled',
  workOf: (task: string, title: string) => `${task}: ${title}`,
  starting: 'Starting…',
  progress: (done: number, total: number) => `${done} of ${total} done`,
  withFailed: (progress: string, failed: number) => `${progress}, ${failed} failed`,
  endedAs: {
    finished: 'Done',
    partial: 'Partly done',
    stopped: 'Stopped',
    failed: 'Failed',
  },
  named: (name: string, count: number) =>
    count === 1 ? name : `${name} and ${number.format(count - 1)} more`,
  deadLinks: 'Dead links',
  noDeadLinks: 'No dead links.',
  linksTo: (url: string) => `Articles that link to ${url}`,
  moreArticles: 'and more articles',
  noLinkLeft: 'No article links to it any more.',
  moreDeadLinks: 'and more',
  checkLinks: 'Check the links of all articles',
  stop: 'Stop',
  stopOf: (work: string) => `Stop ${work}`,
  next: 'Next steps',
  recent: 'Recent articles',
  seo: (points: number) => `SEO ${number.format(Math.round(points))}`,
  seoBefore: (points: number) => `SEO ${number.format(Math.round(points))} before the last changes`,
  ideas: 'Ideas of the week',
  allArticles: 'All articles',
  more: 'More tools',
  limits: 'This month',
} as const;

export const FIRST_TASKS = ['write', 'improve', 'topics', 'brief'] as const;
export type FirstTask = (typeof FIRST_TASKS)[number];

/** What somebody without an article can begin with. */
export const firstVisit = {
  title: 'What do you want to do first?',
  tasks: {
    write: {
      title: 'Write an article',
      what: 'From a topic and your own notes. The draft keeps your words and invents nothing.',
    },
    improve: {
      title: 'Improve a page',
      what: 'Give its address or a file. It gets a score, and you see what to change.',
    },
    topics: {
      title: 'Find topics',
      what: 'From a list of keyphrases, or a word to start with, to topics worth an article.',
    },
    brief: {
      title: 'Plan a brief',
      what: 'See what ranks for a keyphrase, and say what the article has to cover.',
    },
  },
} as const satisfies { title: string; tasks: Readonly<Record<FirstTask, object>> };

export const nextSteps = {
  none: 'Nothing is waiting among your newest articles.',
  steps: {
    approve: (title) => `Read the brief “${title}” and approve it`,
    writeFrom: (title) => `Write from the brief “${title}”`,
    write: (title) => `Write “${title}”`,
    improve: (title) => `Improve “${title}”`,
    score: (title) => `See how “${title}” scores`,
  } satisfies Readonly<Record<NextStepKind, (title: string) => string>>,
  why: {
    approve: () => 'Not approved',
    writeFrom: () => 'Approved',
    write: () => 'Empty so far',
    improve: (seo) => (seo === null ? '' : `SEO ${number.format(Math.round(seo))} of 100`),
    score: (seo) => (seo === null ? 'Not scored yet' : 'Changed since it was scored'),
  } satisfies Readonly<Record<NextStepKind, (seo: number | null) => string>>,
} as const;

export const setUp = {
  title: 'Set up your workspace',
  hide: 'Hide the set-up',
  isDone: 'Done',
  done: (done: number, total: number) => `${number.format(done)} of ${number.format(total)} done`,
  steps: {
    site: 'Your website, for internal links',
    voice: 'A brand voice, from texts of yours',
    model: 'A model that writes',
    search: 'A search service, for what ranks',
  } satisfies Readonly<Record<SetUpStep, string>>,
} as const;
