import type { TitlePattern } from '#contract/lib/tasks.ts';
import type { Flaw } from '#domain/writing/plan.ts';
import { day, number } from '#src/kit/copy/formats.ts';

/** How a title was made, so that nobody takes a pattern for an idea of a model. */
export const patternNames: Readonly<Record<TitlePattern, string>> = {
  guide: 'Pattern: step-by-step guide',
  mistakes: 'Pattern: mistakes to avoid',
  whatMatters: 'Pattern: what matters',
  beforeYouBuy: 'Pattern: before you buy',
  differences: 'Pattern: the differences',
  whoFor: 'Pattern: which one for whom',
  overview: 'Pattern: overview',
  explained: 'Pattern: the basics',
  howItWorks: 'Pattern: how it works',
  inPractice: 'Pattern: in practice',
  strengths: 'Pattern: strengths and weaknesses',
  background: 'Pattern: background',
  keyphrase: 'Pattern: keyphrase first',
};

export const wizard = {
  title: 'New article',
  lead: 'Say what the article is about. What you write into the notes reaches the draft word for word.',
  opening: 'Opening the wizard…',
  topic: 'Topic',
  topicHelp: 'In a few words, as a reader would say it.',
  topicMissing: 'Write what the article is about.',
  heading: 'Title',
  headingHelp: 'Left empty, the topic is the title.',
  suggestTitles: 'Suggest titles',
  suggestingTitles: 'Making suggestions…',
  titleSuggestions: 'Suggested titles',
  noTitles: 'There is no pattern for this language. Write a title of your own.',
  titlesFailed: (reason: string) => `No titles could be suggested. ${reason}`,
  byModel: 'Suggested by the model. Check that the article keeps what the title says.',
  keywords: 'Keywords',
  keywordsHelp: 'Press Enter or comma after each one.',
  tooManyKeywords: (max: number) => `At most ${max} keywords. Remove some.`,
  keywordTooLong: (max: number) => `A keyword has at most ${max} characters.`,
  more: 'More: readers, tone, length, place, instruction',
  audience: 'Readers',
  audienceHelp: 'Who they are, and what they know already.',
  tone: 'Tone',
  noTone: 'As it comes',
  words: 'Length in words',
  wordsHelp: (least: number, most: number) =>
    `From ${number.format(least)} to ${number.format(most)}. Left empty, as long as the topic needs.`,
  wordsWrong: (least: number, most: number) =>
    `A number from ${number.format(least)} to ${number.format(most)}, or nothing.`,
  language: 'Language',
  languageHelp: 'The article is written in it.',
  location: 'Country',
  noLocation: 'No particular place',
  city: 'City',
  cityHelp: 'For readers of one place. Begin to type its name.',
  guidance: 'Instruction',
  guidanceHelp: 'How it should be written: what to stress, what to avoid.',
  notes: 'Your notes',
  notesHelp: 'Facts, quotes, experience, half sentences: anything the article should be made from.',
  sources: 'Sources',
  sourcesHelp:
    'Addresses of up to ten web pages, read before the draft begins. A model writes from them and cites them; without one, they are there to check claims and to quote from.',
  tooManySources: (max: number) => `At most ${max} sources. Remove some.`,
  noAddress: (text: string) => `“${text}” is not the address of a web page.`,
  tooLong: (max: number) => `At most ${number.format(max)} characters. Shorten it.`,
  characters: (count: number) =>
    count === 1 ? '1 character' : `${number.format(count)} characters`,
  submit: 'Create draft',
  submitting: 'Creating the draft…',
} as const;

export const outlineTexts = {
  plan: 'Plan the sections first',
  planHint: 'Planning is free. The draft is charged when it is written.',
  planning: 'Planning the sections…',
  stop: 'Stop',
  title: 'Outline',
  lead: 'The draft is written along exactly these sections. Change, add, remove and move them as you like.',
  notesLead:
    'Your notes are placed under these headings. What fits under none of them comes at the end, under a heading of its own.',
  brief: 'Brief',
  showBrief: 'Change the brief',
  hideBrief: 'Close the brief',
  heading: (at: number) => `Heading of section ${at}`,
  headingExample: 'Heading',
  notes: (at: number) => `Notes for section ${at}`,
  notesExample: 'What to say here, a line for each point',
  up: (at: number) => `Move section ${at} up`,
  down: (at: number) => `Move section ${at} down`,
  asPart: (at: number) => `Make section ${at} a part of the section above`,
  asSection: (at: number) => `Make part ${at} a section of its own`,
  remove: (at: number) => `Remove section ${at}`,
  removed: (heading: string) =>
    heading === '' ? 'A section was removed.' : `“${heading}” was removed.`,
  moved: (at: number, of: number) => `Moved to place ${at} of ${of}.`,
  undo: 'Undo',
  add: 'Add a section',
  keys: 'Enter adds a section below, Alt+↑ and Alt+↓ move it.',
  write: 'Write the article',
  again: 'Suggest another outline',
  againHint: 'It replaces the sections above.',
  drop: 'Write without an outline',
  count: (sections: number) => (sections === 1 ? '1 section' : `${sections} sections`),
  flaws: {
    empty: 'Add at least one section, or write without an outline.',
    tooMany: 'There are too many sections. Remove some.',
    unnamed: 'A section with notes needs a heading.',
    longHeading: 'This heading is too long.',
    longNotes: 'These notes have too many or too long lines. Put long material into “Your notes”.',
  } satisfies Record<Flaw['what'], string>,
} as const;

export const basisTexts = {
  results: 'Write from search results',
  resultsHelp:
    'Outline, terms, questions and sources come from the pages of an analysis. Counts as an SEO article.',
  choose: 'Choose an analysis',
  analyse: 'Search for the topic',
  snapshot: (keyphrase: string, pages: number, iso: string) =>
    `${keyphrase} · ${pages} pages · ${day.format(new Date(iso))}`,
  ofBrief: 'Written from a brief',
  briefHint:
    'The outline below is that of the brief. While you write, the panel Brief shows what of it the text covers.',
  ofResults: 'Written from search results',
  resultsHint:
    'The outline below is what the pages have in common. The article counts as an SEO article, and is scored beside these pages.',
  showBrief: 'Show the brief',
  drop: 'Write without it',
} as const;

export const imageField = {
  label: 'Image',
  help: 'It is made while the article is written, and placed below the title once both are done.',
  noModel:
    'No model that makes images is set up here. A designed cover is laid out from the title, without a model.',
  names: { '': 'No image', ai: 'Made by a model', cover: 'Designed cover' },
  prompt: 'What the image should show',
  promptHelp:
    'Only this text is sent to the model. Leave it empty for an illustration of the title.',
  madeBy: (model: string) => `Made by ${model}. Check what it shows before you publish it.`,
  coverHelp: 'The title on the colours of your workspace, 1200 × 630 pixels. Free.',
} as const;
