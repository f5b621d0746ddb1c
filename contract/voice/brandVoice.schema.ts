import { z } from 'zod';
import { idSchema } from '../lib/ids.schema.ts';
import { requestIdSchema } from '../lib/requestId.schema.ts';
import type { SchemasOf } from '../lib/route.ts';
import type { brandVoiceRoutes } from './brandVoice.route.ts';
import { MEASURE_NAMES, VOICE_CHOICES, VOICE_LIMITS } from './voice.ts';

/** Texts of a request are trimmed and bounded; those of an answer are what is stored. */
interface Texts {
  text(mostChars: number): z.ZodType<string, string>;
  /** At least one character. */
  line(mostChars: number): z.ZodType<string, string>;
  /** Not below 0. */
  amount: z.ZodType<number, number>;
}
const ASKED: Texts = {
  text: (most) => z.string().trim().max(most),
  line: (most) => z.string().trim().min(1).max(most),
  amount: z.number().min(0),
};
const ANSWERED: Texts = {
  text: () => z.string(),
  line: () => z.string(),
  amount: z.number(),
};

const examplesOf = ({ text }: Texts) =>
  z.array(text(VOICE_LIMITS.exampleChars)).max(VOICE_LIMITS.examples);

const telltalesOf = (texts: Texts) =>
  z
    .array(
      z.object({
        word: texts.line(VOICE_LIMITS.wordChars),
        /** How sure it is that the word is used more, or less, than expected (Monroe et al. 2008). */
        score: texts.amount,
        /** How often the texts have it. */
        times: z.int().min(0),
        examples: examplesOf(texts),
      }),
    )
    .max(VOICE_LIMITS.words);

const profileOf = (texts: Texts) =>
  z.object({
    /** Which measuring made it. */
    version: z.int().min(1),
    /** BCP 47. */
    language: texts.line(35),
    words: z.int().min(0),
    sentences: z.int().min(0),
    /** A feature as the texts have it: its mean, and how far pieces of them differ from it. */
    measures: z
      .array(
        z.object({
          name: z.enum(MEASURE_NAMES),
          /** Null: it could not be measured. */
          mean: texts.amount.nullable(),
          deviation: texts.amount,
          /** Word for word from the texts. */
          examples: examplesOf(texts),
        }),
      )
      .max(MEASURE_NAMES.length),
    use: telltalesOf(texts),
    avoid: telltalesOf(texts),
    /** Shares of words such as "the" and "which", in percent of all words. */
    smallWords: z
      .array(z.object({ word: texts.line(VOICE_LIMITS.wordChars), mean: texts.amount }))
      .max(VOICE_LIMITS.smallWords),
    /** Words that are spelled in one variant of English only; null: nothing to tell it by. */
    spelling: z
      .object({
        variant: z.enum(['us', 'uk', 'mixed']),
        us: z.int().min(0),
        uk: z.int().min(0),
        examples: examplesOf(texts),
      })
      .nullable(),
  });

const rulesOf = ({ line, text }: Texts) =>
  z.object({
    banned: z
      .array(
        z.object({
          term: line(VOICE_LIMITS.termChars),
          /** What stands there instead; empty: nothing is offered. */
          instead: text(VOICE_LIMITS.termChars),
        }),
      )
      .max(VOICE_LIMITS.bannedTerms),
    /** Names as they are written. */
    names: z.array(line(VOICE_LIMITS.termChars)).max(VOICE_LIMITS.names),
    /** The comma before the last item of a list; null: either. */
    oxfordComma: z.enum(['always', 'never']).nullable(),
    noExclamations: z.boolean(),
  });

/** What a person says of a voice, and what was measured. */
const saidOf = (texts: Texts) =>
  z.object({
    name: texts.line(VOICE_LIMITS.nameChars),
    /** Articles have it unless another one is chosen for them. */
    isDefault: z.boolean(),
    /** How it sounds, in words; empty until somebody says. */
    tone: texts.text(VOICE_LIMITS.toneChars),
    profile: profileOf(texts),
    rules: rulesOf(texts),
    /** A paragraph that sounds like it. */
    sample: texts.text(VOICE_LIMITS.sampleChars),
  });

export const voiceBodySchema = saidOf(ASKED);

/** What a model is told of a voice whose tone it says. */
export const measuredSchema = voiceBodySchema.pick({ profile: true, sample: true });

const voiceSchema = saidOf(ANSWERED).extend({
  id: idSchema,
  workspaceId: idSchema,
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});

const inWorkspace = z.object({ workspaceId: idSchema });
const ofVoice = z.object({ workspaceId: idSchema, voiceId: idSchema });
const ofArticle = z.object({ workspaceId: idSchema, articleId: idSchema });

/** Which voice an article is given. */
export const choiceSchema = z.object({
  choice: z.enum(VOICE_CHOICES),
  /** Of the choice `voice`, else null. */
  voiceId: idSchema.nullable(),
});
const articleVoice = choiceSchema.extend({ articleId: idSchema });

export const brandVoiceSchemas = {
  getVoices: {
    params: inWorkspace,
    response: z.object({ workspaceId: idSchema, voices: z.array(voiceSchema) }),
  },
  postVoice: {
    params: inWorkspace,
    body: voiceBodySchema.extend({ requestId: requestIdSchema }),
    response: voiceSchema,
  },
  putVoice: {
    params: ofVoice,
    /** `basedOn`: when the voice was changed that was edited. */
    body: voiceBodySchema.extend({ basedOn: z.iso.datetime() }),
    response: voiceSchema,
  },
  deleteVoice: { params: ofVoice, response: z.object({ id: idSchema }) },
  restoreVoice: { params: ofVoice, response: voiceSchema },
  getArticleVoice: { params: ofArticle, response: articleVoice },
  putArticleVoice: { params: ofArticle, body: choiceSchema, response: articleVoice },
} as const satisfies SchemasOf<typeof brandVoiceRoutes>;

export type VoiceBody = Readonly<z.infer<typeof voiceBodySchema>>;
export type VoiceProfile = Readonly<VoiceBody['profile']>;
export type VoiceRules = Readonly<VoiceBody['rules']>;
export type Telltale = Readonly<VoiceProfile['use'][number]>;
export type Voice = Readonly<z.infer<typeof voiceSchema>>;
export type VoiceChoice = Readonly<z.infer<typeof choiceSchema>>;
