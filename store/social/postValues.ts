import { CHANNELS, type Channel } from '#contract/lib/channels.ts';
import { type FieldsOf, misfit } from '#contract/lib/shape.ts';
import { TONES, type Tone } from '#contract/lib/tasks.ts';
import { choiceOf, DEFAULT_VOICE, type VoiceValue } from '#domain/voice/voiceChoice.ts';

/** What a post is made from. */
export const POST_MATERIALS = ['topic', 'article', 'url'] as const;
export type PostMaterial = (typeof POST_MATERIALS)[number];

export interface PostValues {
  readonly from: PostMaterial;
  readonly topic: string;
  readonly notes: string;
  readonly articleId: string | null;
  /** How many posts are made from the article. */
  readonly count: number;
  readonly url: string;
  readonly channels: readonly Channel[];
  readonly variants: number;
  readonly tone: Tone | null;
  /** The brand voice of the post. */
  readonly voice: VoiceValue;
  readonly hasHashtags: boolean;
  readonly hasEmoji: boolean;
  readonly link: string;
  readonly keywords: readonly string[];
  /** BCP 47. */
  readonly language: string;
}

export const EMPTY_POST: PostValues = {
  from: 'topic',
  topic: '',
  notes: '',
  articleId: null,
  count: 1,
  url: '',
  channels: ['x', 'linkedin'],
  variants: 2,
  tone: null,
  voice: DEFAULT_VOICE,
  hasHashtags: true,
  hasEmoji: false,
  link: '',
  keywords: [],
  language: 'en',
};

/** A request whose answer is not known yet, so that repeating it must not count twice. */
export interface AskedPost {
  readonly requestId: string;
  readonly workspaceId: string;
}

/** What the browser keeps of an unfinished post. */
export interface PostRecord {
  readonly values: PostValues;
  /** Null: not asked for since the last change. */
  readonly asked: AskedPost | null;
}

const anyOf = (names: readonly string[]) => ({ oneOf: names.map((is) => ({ is })) });

const SHAPE: FieldsOf<PostRecord> = {
  fields: {
    values: {
      fields: {
        from: anyOf(POST_MATERIALS),
        topic: 'string',
        notes: 'string',
        articleId: { oneOf: ['id', 'null'] },
        count: { oneOf: ['absent', 'positive'] },
        url: 'string',
        channels: { list: anyOf(CHANNELS) },
        variants: 'positive',
        tone: { oneOf: ['null', anyOf(TONES)] },
        voice: { oneOf: ['absent', 'id'] },
        hasHashtags: 'boolean',
        hasEmoji: 'boolean',
        link: 'string',
        keywords: { list: 'string' },
        language: 'id',
      } satisfies FieldsOf<PostValues>['fields'],
    },
    asked: { oneOf: ['null', { fields: { requestId: 'id', workspaceId: 'id' } }] },
  },
};

/** What the browser has kept, or null. It may be of another version, or damaged. */
export function restoredPost(json: string | null): PostRecord | null {
  try {
    const kept: unknown = JSON.parse(json ?? 'null');
    if (misfit(SHAPE, kept) !== null) return null;
    const { values, asked } = kept as PostRecord;
    return { values: { ...EMPTY_POST, ...values }, asked }; // an earlier version kept no count and no voice
  } catch {
    return null;
  }
}

/** The page may be entered for a certain article. */
export interface Entered {
  readonly articleId: string | null;
  /** How many posts are wanted of it. */
  readonly count?: number;
}

/** With the article of the page; the same object if that changes nothing. */
export function withArticle(values: PostValues, { articleId, count = 1 }: Entered): PostValues {
  const isChosen = values.from === 'article' && values.articleId === articleId;
  return articleId === null || isChosen ? values : { ...values, from: 'article', articleId, count };
}

/** How many posts are asked for; of a topic or a web page it is one. */
export const countOf = ({ from, count }: PostValues): number => (from === 'article' ? count : 1);

export const isComplete = ({ from, topic, articleId, url, channels }: PostValues): boolean => {
  const isSaid = { topic: topic.trim() !== '', article: articleId !== null, url: url !== '' };
  return isSaid[from] && channels.length > 0;
};

/** What the server is asked for. */
export function bodyOf({
  from,
  articleId: _articleId,
  count: _count,
  topic,
  notes,
  url,
  voice,
  ...values
}: PostValues) {
  const isTopic = from === 'topic';
  return {
    ...values,
    channels: [...values.channels],
    keywords: [...values.keywords],
    topic: isTopic ? topic : '',
    notes: isTopic ? notes : '',
    url: from === 'url' ? url.trim() : null,
    link: values.link.trim(),
    voiceChoice: choiceOf(voice),
  };
}
