import type { ProblemCode } from '#contract/problems.ts';

export interface Notice {
  readonly title: string;
  readonly text: string;
}

/** All texts of the pages of shared articles. */
export const shareTexts = {
  language: 'en',
  untitled: 'Untitled article',
  notices: {
    not_found: {
      title: 'There is no article here',
      text: 'The link is not complete, or its owner no longer shares the article. Ask them for a new link.',
    },
    too_many_requests: {
      title: 'Too many visits',
      text: 'The article is still here. Wait a minute, then load the page again.',
    },
  } satisfies Partial<Record<ProblemCode, Notice>> as Partial<Record<ProblemCode, Notice>>,
  failed: {
    title: 'The article cannot be shown just now',
    text: 'Something went wrong on our side. Load the page again in a moment.',
  },
} as const;
