import type { WantedImage } from '#contract/images/generatedImage.schema.ts';
import { TONES, type Tone } from '#contract/lib/tasks.ts';
import { ARTICLE_WORDS, GUIDANCE_MAX_CHARS } from '#contract/writing/content.route.ts';
import { FROM_NOTHING, type WizardPlan, type WrittenFrom } from '#domain/briefs/plan.ts';
import { DEFAULT_VOICE, type VoiceValue } from '#domain/voice/voiceChoice.ts';
import type { Sections } from '#domain/writing/plan.ts';

export interface ArticleWizardValues {
  readonly topic: string;
  /** The heading of the article; empty: the topic. */
  readonly title: string;
  readonly keywords: readonly string[];
  readonly audience: string;
  readonly tone: Tone | null;
  /** The brand voice of the article. */
  readonly voice: VoiceValue;
  /** How long the article should be; null: as it comes. */
  readonly words: number | null;
  /** BCP 47. */
  readonly language: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly location: string;
  readonly city: string;
  /** How the writer wants it written. */
  readonly guidance: string;
  readonly notes: string;
  /** Addresses of web pages to write from. */
  readonly sources: readonly string[];
  /** What the article gets as its image; empty: none. */
  readonly image: '' | WantedImage['kind'];
  /** What a model is asked to show; empty: an illustration of the title. */
  readonly imagePrompt: string;
}

export const EMPTY_WIZARD: ArticleWizardValues = {
  topic: '',
  title: '',
  keywords: [],
  audience: '',
  tone: null,
  voice: DEFAULT_VOICE,
  words: null,
  language: 'en',
  location: '',
  city: '',
  guidance: '',
  notes: '',
  sources: [],
  image: '',
  imagePrompt: '',
};

const IMAGES: readonly ArticleWizardValues['image'][] = ['', 'ai', 'cover'];

/** The fields that an analysis suggests values for (spec §2). */
export type SuggestedFields = Pick<
  ArticleWizardValues,
  'topic' | 'keywords' | 'language' | 'location' | 'city' | 'words'
>;

export const suggestedIn = ({
  topic,
  keywords,
  language,
  location,
  city,
  words,
}: SuggestedFields): SuggestedFields => ({ topic, keywords, language, location, city, words });

/** A request whose answer is not known yet, so that repeating it must not count twice. */
export interface Pending {
  readonly kind: 'outline' | 'draft';
  readonly requestId: string;
  /** Asked in another workspace, it would be another request. */
  readonly workspaceId: string;
}

/** What the browser keeps of an unfinished wizard. */
export interface WizardRecord {
  readonly values: ArticleWizardValues;
  readonly plan: Sections | null;
  readonly articleOf: string | null;
  readonly from: WrittenFrom;
  readonly planGuidance: string;
  readonly suggested: SuggestedFields | null;
  readonly pending: Pending | null;
  /** The page was closed before it had the answer. */
  readonly isUnderway: boolean;
}

/** An imported text from which a draft can be made, or a keyphrase to write about. */
export interface WizardMaterial {
  /** Begins another article, unless the wizard is about it already. */
  readonly keyphrase?: string;
  readonly title: string;
  /** One of the article languages, or null where it is not known. */
  readonly language: string | null;
  readonly notes: string;
  /** Of a brief or a snapshot: begins another article. */
  readonly plan?: WizardPlan;
}

/** Adds material to the form. Fields that the writer has filled are kept. */
export function withMaterial(
  values: ArticleWizardValues,
  { title, language, notes }: WizardMaterial,
): ArticleWizardValues {
  const isUntouched = values.topic.trim() === '' && values.notes.trim() === '';
  return {
    ...values,
    topic: values.topic.trim() === '' ? title : values.topic,
    language: isUntouched && language !== null ? language : values.language,
    notes: [values.notes.trimEnd(), notes].filter((part) => part !== '').join('\n\n'),
  };
}

/**
 * The form for an article that is written from a brief or a snapshot. Instructions and notes that were typed stay; those
 * of an earlier plan, `last`, make way.
 */
export function withPlan(
  values: ArticleWizardValues,
  plan: WizardPlan,
  last: string,
): ArticleWizardValues {
  const { topic, keywords, language, location, city, words, sources, guidance } = plan;
  return {
    ...values,
    topic,
    title: '',
    keywords,
    language,
    location,
    city,
    sources,
    words:
      words === null ? null : Math.min(Math.max(words, ARTICLE_WORDS.least), ARTICLE_WORDS.most),
    guidance: [ownGuidance(values.guidance, last), guidance]
      .filter((part) => part !== '')
      .join('\n')
      .slice(0, GUIDANCE_MAX_CHARS)
      .toWellFormed(),
  };
}

/** What the writer has typed of the guidance: all but the words of a plan. */
export const ownGuidance = (guidance: string, ofPlan: string): string =>
  (ofPlan === '' ? guidance : guidance.replace(ofPlan, () => '')).trim();

type Fields = Readonly<Record<string, unknown>>;

/** What the browser has kept of a wizard, or null. It may be of another version, or damaged. */
export function restoredWizard(kept: string | null): WizardRecord | null {
  const stored = kept === null ? null : fieldsOf(parsed(kept));
  if (stored === null) return null;
  const pending = restoredPending(fieldsOf(stored.pending));
  return {
    values: restoredValues(fieldsOf(stored.values) ?? stored), // of old, values alone were kept
    plan: restoredPlan(stored.plan),
    articleOf: textIn(stored, 'articleOf') || null,
    from: restoredFrom(fieldsOf(stored.from)),
    planGuidance: textIn(stored, 'planGuidance'),
    suggested: restoredSuggestions(fieldsOf(stored.suggested)),
    pending,
    isUnderway: pending !== null && stored.isUnderway === true,
  };
}

const restoredSuggestions = (fields: Fields | null): SuggestedFields | null =>
  fields === null ? null : suggestedIn(restoredValues(fields));

function restoredValues(fields: Fields): ArticleWizardValues {
  const { words, tone } = fields;
  const texts = Object.entries(EMPTY_WIZARD)
    .filter(([, empty]) => typeof empty === 'string')
    .map(([name, empty]) => [name, textIn(fields, name, String(empty))]);
  return {
    ...EMPTY_WIZARD,
    ...Object.fromEntries(texts),
    keywords: textsIn(fields, 'keywords'),
    sources: textsIn(fields, 'sources'),
    words: Number.isSafeInteger(words) ? Number(words) : null,
    tone: TONES.find((known) => known === tone) ?? null,
    image: IMAGES.find((known) => known === fields.image) ?? '',
  };
}

function restoredPlan(kept: unknown): Sections | null {
  if (!Array.isArray(kept)) return null;
  const sections = kept.map(fieldsOf).filter((section) => section !== null);
  return sections.map((section) => ({
    heading: textIn(section, 'heading'),
    notes: textIn(section, 'notes'),
    isPart: section.isPart === true,
  }));
}

const restoredFrom = (fields: Fields | null): WrittenFrom =>
  fields === null
    ? FROM_NOTHING
    : {
        briefId: textIn(fields, 'briefId') || null,
        snapshotId: textIn(fields, 'snapshotId') || null,
      };

function restoredPending(fields: Fields | null): Pending | null {
  if (fields === null) return null;
  const { kind } = fields;
  const requestId = textIn(fields, 'requestId');
  const workspaceId = textIn(fields, 'workspaceId');
  const isKnown = kind === 'outline' || kind === 'draft';
  return isKnown && requestId !== '' && workspaceId !== ''
    ? { kind, requestId, workspaceId }
    : null;
}

const textIn = (fields: Fields, name: string, otherwise = ''): string => {
  const value = fields[name];
  return typeof value === 'string' ? value : otherwise;
};

const textsIn = (fields: Fields, name: string): string[] => {
  const value = fields[name];
  return Array.isArray(value) ? value.filter((one) => typeof one === 'string') : [];
};

const fieldsOf = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null ? (value as Fields) : null;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}
