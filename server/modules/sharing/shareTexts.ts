import type { ProblemCode } from '#contract/lib/problems.ts';

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
  /** Above a text with images of other servers, which learn who reads it when they are loaded. */
  remote: {
    notice: (hosts: readonly string[]) =>
      `Images from ${hosts.length > 3 ? `${hosts.length} other sites` : hosts.join(', ')} are not shown: loading them would tell those sites that you read this.`,
    show: 'Show images',
    image: (alt: string) => (alt === '' ? '[Image not shown]' : `[Image not shown: ${alt}]`),
  },
  failed: {
    title: 'The article cannot be shown just now',
    text: 'Something went wrong on our side. Load the page again in a moment.',
  },
} as const;
