/** What an engine is asked to write; stored with its job, so that any worker can go on with it. */
import type { SearchFields } from '#contract/article/article.schema.ts';
import {
  isProposed,
  type ProposedTask,
  type SectionExtent,
  type StreamedTask,
  type Tone,
} from '#contract/lib/tasks.ts';
import type { Voice } from '#contract/voice/brandVoice.schema.ts';
import type { Citable } from '#contract/writing/chat.schema.ts';
import type { Outline } from '#contract/writing/content.schema.ts';
import type { Block, BlockId } from '../article/body.ts';
import type { PostWishes } from '../social/extract.ts';
import type { Passage } from './passage.ts';
import type { ResultTexts } from './resultTexts.ts';

/** What a web page says; data, never instructions. */
export interface SourceMaterial {
  readonly url: string;
  readonly title: string;
  readonly paragraphs: readonly string[];
}

/** How the text should sound; data, never instructions. */
export type VoiceMaterial = Pick<Voice, 'tone' | 'sample' | 'profile' | 'rules'>;

/** The writer's input, the same for every part of an article. */
export interface Material {
  readonly topic: string;
  /** The heading of the article; empty: the topic. */
  readonly title: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
  /** ISO 3166-1 alpha-2, or empty for no particular country. */
  readonly location: string;
  /** Within the country; empty for no particular one. */
  readonly city: string;
  /** Who reads it; empty if the writer does not say. */
  readonly audience: string;
  readonly tone: Tone | null;
  /** How long the whole article should be; null if the writer does not say. */
  readonly words: number | null;
  /** The writer's instruction for the whole article; empty for none. */
  readonly guidance: string;
  /** The writer's notes and texts. */
  readonly notes: string;
  /** What stood among them for the writer alone. No engine reads it. */
  readonly ownNotes?: readonly string[];
  /** What the article is based on, by number. Read when a job runs, and not stored with it. */
  readonly sources?: readonly SourceMaterial[];
  /** The brand voice of the article, if it has one. Read when a job runs, and not stored with it. */
  readonly voice?: VoiceMaterial;
}

/** What the writer may say besides topic, keywords, language and notes. */
export type Wishes = Pick<Material, 'title' | 'city' | 'audience' | 'tone' | 'words' | 'guidance'>;

export const NO_WISHES: Wishes = {
  title: '',
  city: '',
  audience: '',
  tone: null,
  words: null,
  guidance: '',
};

/** The heading of an article. */
export const titleOf = ({ title, topic }: Material): string => (title === '' ? topic : title);

/** The sections of an article, before it is written. */
export interface OutlineTask extends Material {
  readonly kind: 'outline';
}

/** A whole draft: title, then section by section. */
export interface DraftTask extends Material {
  readonly kind: 'draft';
  /** The sections that the writer has planned; null: the engine plans them. */
  readonly outline: Outline | null;
  /** It is written from the results of a search, which have a limit of their own. */
  readonly isSerpBased?: boolean;
}

/** Writes one section anew or more of it, between a heading that stays and the next one. */
export interface SectionTask extends Material {
  readonly kind: 'section';
  /** Absent in jobs of an earlier version, which wrote anew. */
  readonly extent?: SectionExtent;
  readonly heading: { readonly id: BlockId; readonly text: string; readonly level: number };
  /** The present blocks; they are replaced if the section is written anew. */
  readonly blocks: readonly Block[];
  /** Every heading of the article in order, so that the engine knows where this section is. */
  readonly headings: readonly string[];
}

/** What the writer asks for, at one place of the article. */
export interface PassageTask extends Material, Passage {
  readonly kind: 'passage';
  readonly instruction: string;
  readonly headings: readonly string[];
}

/** A whole article in another language. The language of the material is the new one. */
export interface TranslationTask extends Material {
  readonly kind: 'translation';
  /** Of the original (BCP 47). */
  readonly from: string;
  /** The original as it was when it was asked for: its title and search fields, and the HTML of its blocks. */
  readonly original: {
    readonly title: string;
    readonly fields: SearchFields;
    readonly blocks: readonly string[];
  };
}

/** A social media post for some channels. */
export interface PostTask extends Material, PostWishes {
  readonly kind: 'post';
  /** The text of the article that it is made from; empty if it is not. */
  readonly paragraphs: readonly string[];
}

/** A text that is proposed for a place of the article, in one or more alternatives. */
export interface ProposalTask extends Material, Passage {
  readonly kind: ProposedTask;
  /** Of `changeTone`, else null. */
  readonly newTone: Tone | null;
  /** Of `translate` (BCP 47), else null. */
  readonly targetLanguage: string | null;
  readonly headings: readonly string[];
  /** What the results of a search beside the article are called, of titles and descriptions. Read when a job runs, and not stored with it. */
  readonly results?: ResultTexts;
}

/** A question in a conversation. Its words, and what they are about, are read when the job runs. */
export interface ChatTask {
  readonly kind: 'chat';
  readonly turnId: string;
}

/** A question with all that an answer may be made from. */
export interface ChatQuestion {
  readonly kind: 'chat';
  readonly question: string;
  /** The text that the question is about; empty if it is about all of the article. */
  readonly selection: string;
  /** What was said before, the first question first. */
  readonly before: readonly { readonly question: string; readonly answer: string }[];
  readonly title: string;
  /** BCP 47. */
  readonly language: string;
  /** The passages that an answer may cite. */
  readonly citable: readonly Citable[];
  /** Of them, the ones that have most to do with the question, best first. */
  readonly relevant: readonly Citable[];
}

/** How a brand voice sounds, said in words. */
export interface ToneTask {
  /** What it may be told by: figures, example sentences and the sample. */
  readonly voice: Pick<VoiceMaterial, 'profile' | 'sample'>;
}

/** A task that is written into the article as it comes. */
export type WritingTask = DraftTask | SectionTask | PassageTask | TranslationTask | PostTask;

/** What a job stores. */
export type AnyTask = WritingTask | OutlineTask | ProposalTask | ChatTask;

export type TaskOf<Name extends StreamedTask> = Extract<WritingTask, { readonly kind: Name }>;

/** What keeps the words of a text, or turns them into another form, has no voice of its own. */
const WITHOUT_VOICE: ReadonlySet<AnyTask['kind']> = new Set([
  'chat',
  'fixGrammar',
  'list',
  'table',
  'translation',
]);

export const hasVoice = <Task extends AnyTask>(task: Task): task is Exclude<Task, ChatTask> =>
  !WITHOUT_VOICE.has(task.kind);

/** Whether the task writes into its article. */
export const isWriting = (task: AnyTask): task is WritingTask =>
  task.kind !== 'outline' && task.kind !== 'chat' && !isProposal(task);

export function isProposal(task: AnyTask): task is ProposalTask {
  return isProposed(task.kind);
}
