import type { LandingName } from '#domain/access/areaView.ts';

interface Benefit {
  readonly title: string;
  readonly text: string;
}

interface Landing {
  /** The name of the tool. */
  readonly name: string;
  readonly title: string;
  readonly lead: string;
  readonly benefits: readonly Benefit[];
  readonly includes: readonly string[];
  /** The call to action above the button. */
  readonly call: string;
}

/** What each tool does, without figures, customers or promises that cannot be checked. */
export const landings: Readonly<Record<LandingName, Landing>> = {
  topicFinder: {
    name: 'Topic finder',
    title: 'Find what your readers search for',
    lead: 'Start from one subject and see the topics around it: grouped, with how often people search for them and how hard they are to rank for.',
    benefits: [
      {
        title: 'Topics that belong together',
        text: 'Subtopics come in groups, so that you plan a series instead of single articles.',
      },
      {
        title: 'Numbers with a source',
        text: 'Each number names where it comes from and when. What is not known is a dash, not a guess.',
      },
      {
        title: 'Your own articles in view',
        text: 'Topics you have already written about are marked, before two of your pages compete.',
      },
    ],
    includes: [
      'Search volume and its trend over twelve months',
      'Difficulty and search intent of each topic',
      'The next step to a brief or an article',
    ],
    call: 'Begin with a subject you know well.',
  },
  briefs: {
    name: 'SEO brief generator',
    title: 'Know what an article needs before you write it',
    lead: 'A brief collects what the pages on top cover, what people ask, and in which order to answer it.',
    benefits: [
      {
        title: 'What ranks today',
        text: 'Titles, formats, lengths and headings of the pages on top for your keyword.',
      },
      {
        title: 'What people ask',
        text: 'Questions and related searches, with guidance on how to answer them.',
      },
      {
        title: 'Ready to hand over',
        text: 'An outline with notes for each section: the writer can begin at once.',
      },
      {
        title: 'Sources that stay',
        text: 'A brief keeps the search results it was made from, with the day they were read.',
      },
    ],
    includes: [
      'An outline with notes for each section',
      'Variants of title and meta description',
      'Terms to use, in order of importance',
      'Links to set, inside and outside your site',
    ],
    call: 'Begin with the keyword you want to be found for.',
  },
  articles: {
    name: 'Article generator',
    title: 'From your notes to an article that can be found',
    lead: 'Give a topic, keywords and your own notes. You get a draft with headings, and an editor that measures the text as you write.',
    benefits: [
      {
        title: 'Your words stay yours',
        text: 'What you write into the notes reaches the draft word for word.',
      },
      {
        title: 'You know how it was made',
        text: 'A draft says whether a language model wrote it or whether it was put together from your material.',
      },
      {
        title: 'Advice with a reason',
        text: 'Readability, keyphrase and structure are checked beside the text, and a click leads to the place.',
      },
      {
        title: 'Nothing typed is lost',
        text: 'Edits are saved as you write, and the header always says where they stand.',
      },
    ],
    includes: [
      'A draft from your topic, keywords and notes',
      'An editor with headings, lists, links and tables',
      'Checks of readability and keyphrase while you write',
      'All your articles in one list',
    ],
    call: 'Begin with a topic and what you know about it.',
  },
  optimizer: {
    name: 'Content optimizer',
    title: 'See what an article is missing',
    lead: 'Compare a text with the pages it competes with, and read what to change, where, and why.',
    benefits: [
      {
        title: 'Every point explained',
        text: 'A score shows what it is made of, line by line, and leads to the place in the text.',
      },
      {
        title: 'Same text, same score',
        text: 'Scores follow written rules. Stuffing a text with keywords does not raise them.',
      },
      {
        title: 'Advice, never a barrier',
        text: 'You decide what to follow. No score keeps you from publishing.',
      },
    ],
    includes: [
      'Terms that your competitors use, and how often',
      'Readability for the language of the text',
      'Checks for search engines and for AI search',
    ],
    call: 'Begin with an article you already have.',
  },
};

export const landingTexts = {
  benefits: 'What it does for you',
  includes: 'What you get',
  startForFree: 'Start for free',
  toolkitTitle: 'Write articles that people find',
  toolkitLead:
    'The Content Toolkit takes you from a topic to a brief, to a draft, to a text you can publish. Choose where to begin.',
  tools: 'Tools',
} as const;
