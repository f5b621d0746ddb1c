import type { TaskName } from '#contract/lib/tasks.ts';
import type { ModelHintPlace } from '#domain/writing/modelHints.ts';
import { list } from './formats.ts';
import { taskNames } from './tasks.ts';

export const modelHintTexts = {
  places: {
    brief:
      'Without a model, readers, tone and instruction are kept with the article, but nothing is written by them yet. Length and place are used.',
    titles: 'Without a model, titles are patterns over your topic.',
    sections: 'Without a model, sections follow the kind of topic.',
    draft: 'With a model, the sections would be written from your notes.',
    tasks: 'Without a model, your own sentences are arranged, and nothing new is written.',
    search: 'Without a model, suggestions are taken from your own sentences.',
    sources:
      'Without a model, sources are there to check claims and to quote from; nothing is written from them.',
    chat: 'Without a model, answers are passages of your own article, sources and notes.',
  } satisfies Readonly<Record<ModelHintPlace, string>>,
  lacking: (tasks: readonly TaskName[]) =>
    `Not possible: ${list.format(tasks.map((name) => taskNames[name]))}.`,
  setUp: 'Set up a model',
  ask: 'Ask your administrator to set one up, or write to',
  hide: 'Hide',
  hidden: 'The hint is hidden.',
} as const;
