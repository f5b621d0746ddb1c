import { BRIEF_MAKES, BRIEFS_MOST, type BriefMakes } from '#contract/briefs/brief.route.ts';
import { type FieldsOf, misfit } from '#contract/lib/shape.ts';

export interface BriefValues {
  /** One on each line. */
  readonly keyphrases: string;
  /** ISO 3166-1 alpha-2, or empty. */
  readonly country: string;
  readonly city: string;
  /** BCP 47. */
  readonly language: string;
  /** The snapshot that it is made from; null: a new search. */
  readonly snapshotId: string | null;
  readonly makes: BriefMakes;
  /** A day, or empty. */
  readonly dueOn: string;
}

export const EMPTY_BRIEF: BriefValues = {
  keyphrases: '',
  country: '',
  city: '',
  language: 'en',
  snapshotId: null,
  makes: 'briefs',
  dueOn: '',
};

/** A request whose answer is not known yet, so that repeating it must not begin twice. */
export interface AskedBriefs {
  readonly requestId: string;
  readonly workspaceId: string;
}

/** What the browser keeps of an unfinished form. */
export interface BriefRecord {
  readonly values: BriefValues;
  /** Null: not asked for since the last change. */
  readonly asked: AskedBriefs | null;
}

const SHAPE: FieldsOf<BriefRecord> = {
  fields: {
    values: {
      fields: {
        keyphrases: 'string',
        country: 'string',
        city: 'string',
        language: 'id',
        snapshotId: { oneOf: ['id', 'null'] },
        makes: { oneOf: BRIEF_MAKES.map((is) => ({ is })) },
        dueOn: 'string',
      } satisfies FieldsOf<BriefValues>['fields'],
    },
    asked: { oneOf: ['null', { fields: { requestId: 'id', workspaceId: 'id' } }] },
  },
};

/** What the browser has kept, or null. It may be of another version, or damaged. */
export function restoredBrief(json: string | null): BriefRecord | null {
  try {
    const kept: unknown = JSON.parse(json ?? 'null');
    return misfit(SHAPE, kept) === null ? (kept as BriefRecord) : null;
  } catch {
    return null;
  }
}

/** Each keyphrase once, in order. */
export const keyphrasesIn = ({ keyphrases }: Pick<BriefValues, 'keyphrases'>): string[] => {
  const lines = keyphrases.split('\n').map((line) => line.trim());
  return [...new Set(lines.filter((line) => line !== ''))];
};

const KEYPHRASE_MAX_CHARS = 200;

export type BriefFlaw = 'none' | 'tooMany' | 'tooLong' | 'severalOfSnapshot';

/** Why nothing can be made of it; null if it can. */
export function flawOf(values: BriefValues): BriefFlaw | null {
  const all = keyphrasesIn(values);
  if (all.length === 0) return 'none';
  if (all.length > BRIEFS_MOST) return 'tooMany';
  if (all.some(({ length }) => length > KEYPHRASE_MAX_CHARS)) return 'tooLong';
  return values.snapshotId !== null && all.length > 1 ? 'severalOfSnapshot' : null;
}

/** What the server is asked for. */
export const bodyOf = (
  { keyphrases: _keyphrases, dueOn, ...values }: BriefValues,
  all: string[],
) => ({
  ...values,
  keyphrases: all,
  city: values.city.trim(),
  dueOn: dueOn === '' ? null : dueOn,
});
