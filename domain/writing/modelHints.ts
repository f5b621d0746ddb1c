/** Places that are weaker without a model, and say so until the person hides it. */
import { TASK_NAMES, type TaskName } from '#contract/lib/tasks.ts';

export const MODEL_HINTS = [
  'brief',
  'titles',
  'sections',
  'draft',
  'tasks',
  'search',
  'sources',
  'chat',
] as const;
export type ModelHintPlace = (typeof MODEL_HINTS)[number];

/** The place that says what becomes of a task without a model; null: none that can be hidden. */
const HINT_OF: Readonly<Record<TaskName, ModelHintPlace | null>> = {
  outline: 'sections',
  draft: 'draft',
  section: 'tasks',
  passage: 'tasks',
  translation: null, // its dialog can do nothing else, so what it says cannot be hidden
  post: null, // its page says so beside the choice of the material
  rephrase: 'tasks',
  simplify: 'tasks',
  shorten: 'tasks',
  expand: 'tasks',
  summarise: 'tasks',
  changeTone: 'tasks',
  continue: 'tasks',
  fixGrammar: 'tasks',
  humanize: null, // the panel says so beside the button
  inVoice: null,
  translate: 'tasks',
  list: 'tasks',
  table: 'tasks',
  introduction: 'tasks',
  conclusion: 'tasks',
  faq: 'tasks',
  titles: 'titles',
  meta: 'search',
  chat: 'chat',
  tone: null, // the form of a voice says so beside the field
};

/** What cannot be asked for at a place, of the tasks that there would be with a model. */
export const lackingAt = (place: ModelHintPlace, offered: readonly TaskName[]): TaskName[] =>
  TASK_NAMES.filter((name) => HINT_OF[name] === place && !offered.includes(name));

/** The key in the person's config under which it is noted when they hid a hint. */
export const hiddenKeyOf = (place: ModelHintPlace): string => `modelHint.${place}`;
