/** What stands in the text of a brief that is not from its pages. */
import type { BodyTexts } from '#domain/briefs/briefBody.ts';
import { hostOf } from '#domain/seo/text/site.ts';

const hosts = (urls: readonly string[]): string =>
  [...new Set(urls.map((url) => hostOf(url) ?? url))].join(', ');

const HOSTS_SHOWN = 4;

export const briefTexts: BodyTexts = {
  parts: {
    faq: 'Questions to answer',
    voice: 'Brand voice',
    scope: 'Out of scope',
  },
  pages: (urls) => {
    const shown = hosts(urls.slice(0, HOSTS_SHOWN));
    return urls.length === 1
      ? `One page has this section: ${shown}.`
      : `${urls.length} pages have this section, among them ${shown}.`;
  },
  terms: (terms) => `Terms: ${terms.join(', ')}.`,
  ofTopic: 'A usual section for a topic of this kind. No page was read for it.',
  answer: (url) =>
    `Answer in 40 to 60 words, with the answer in the first sentence. Asked by ${hostOf(url) ?? url}.`,
};

/** Lines about a voice. */
export const voiceTexts = {
  tone: (tone: string) => `Tone: ${tone}`,
  banned: (term: string, instead: string) =>
    instead === '' ? `Avoid “${term}”.` : `Write “${instead}” instead of “${term}”.`,
  names: (names: readonly string[]) => `Spell these as written: ${names.join(', ')}.`,
  noExclamations: 'No exclamation marks.',
  oxfordComma: {
    always: 'With a comma before the last item of a list.',
    never: 'No comma before the last item of a list.',
  },
} as const;
