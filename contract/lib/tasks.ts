/**
 * What the product can be asked to write. Each name has a row in every table of its kind: a new task is a name here, and
 * the compiler asks for the rows.
 */

/** Written into the article as it comes; one at a time per article. */
export const STREAMED_TASKS = ['draft', 'section', 'passage', 'translation', 'post'] as const;

/** Made before the article is written; the writer edits it first. */
export const PLANNED_TASKS = ['outline'] as const;

/** Proposed beside the article, any number at once; nothing is changed until the writer accepts one. */
export const PROPOSED_TASKS = [
  'rephrase',
  'simplify',
  'shorten',
  'expand',
  'summarise',
  'changeTone',
  'continue',
  'fixGrammar',
  'humanize',
  'inVoice',
  'translate',
  'list',
  'table',
  'introduction',
  'conclusion',
  'faq',
  'titles',
  'meta',
] as const;

/** Answered in a conversation beside the article. */
export const ANSWERED_TASKS = ['chat'] as const;

/** Described in a word or a sentence, for a field that the person fills. */
export const DESCRIBED_TASKS = ['tone'] as const;

export const TASK_NAMES = [
  ...STREAMED_TASKS,
  ...PLANNED_TASKS,
  ...PROPOSED_TASKS,
  ...ANSWERED_TASKS,
  ...DESCRIBED_TASKS,
] as const;

/** Done in steps that any worker can take over. */
export const STEPPED_KINDS = [
  'links',
  'competitors',
  'pages',
  'posts',
  'topics',
  'briefs',
  'image',
  'audits',
  'voiceTone',
  'rewrite',
  'export',
  'import',
  'publishing',
] as const;

/** Every kind of job. */
export const JOB_KINDS = [...TASK_NAMES, ...STEPPED_KINDS] as const;

/** What a unit is used for. A check is done at once, without a job. */
export const USAGE_KINDS = [...JOB_KINDS, 'humanizerCheck'] as const;

/** `partial`: it is over, and some of its steps failed. */
export const JOB_STATES = [
  'queued',
  'running',
  'finished',
  'partial',
  'stopped',
  'failed',
] as const;
/** `skipped`: not done because the job ended before. */
export const STEP_STATES = ['waiting', 'running', 'done', 'failed', 'skipped'] as const;

export type SteppedKind = (typeof STEPPED_KINDS)[number];
export type JobKind = (typeof JOB_KINDS)[number];
export type UsageKind = (typeof USAGE_KINDS)[number];
export type StreamedTask = (typeof STREAMED_TASKS)[number];
export type ProposedTask = (typeof PROPOSED_TASKS)[number];
export type TaskName = (typeof TASK_NAMES)[number];

const PROPOSED: ReadonlySet<TaskName> = new Set(PROPOSED_TASKS);
export const isProposed = (name: TaskName): name is ProposedTask => PROPOSED.has(name);

const STEPPED: ReadonlySet<JobKind> = new Set(STEPPED_KINDS);
export const isStepped = (kind: JobKind): kind is SteppedKind => STEPPED.has(kind);

/** Seen by nobody but who has asked for them: conversations, and texts of other pages. */
export const OWN_KINDS: ReadonlySet<JobKind> = new Set(['chat', 'rewrite']);

/** What can be made of a text that is in no article: the text in other words, as plain paragraphs. */
export const REWRITES = [
  'rephrase',
  'simplify',
  'shorten',
  'expand',
  'summarise',
  'fixGrammar',
  'changeTone',
  'translate',
] as const satisfies readonly ProposedTask[];
export type Rewrite = (typeof REWRITES)[number];

/** What a rewrite keeps as it is: numbers in digits, names, quotations, links. */
export const PROTECTED_KINDS = ['figure', 'name', 'quote', 'link'] as const;
export type ProtectedKind = (typeof PROTECTED_KINDS)[number];

/** A section is written in place of what it has, or behind it. */
export const SECTION_EXTENTS = ['anew', 'more'] as const;
export type SectionExtent = (typeof SECTION_EXTENTS)[number];

export const TONES = ['neutral', 'friendly', 'formal', 'confident', 'playful'] as const;
export type Tone = (typeof TONES)[number];

/** How titles are made of topic and keyphrase without a model. */
export const TITLE_PATTERNS = [
  'guide',
  'mistakes',
  'whatMatters',
  'beforeYouBuy',
  'differences',
  'whoFor',
  'overview',
  'explained',
  'howItWorks',
  'inPractice',
  'strengths',
  'background',
  'keyphrase',
] as const;
export type TitlePattern = (typeof TITLE_PATTERNS)[number];
