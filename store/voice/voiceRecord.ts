/** What the browser keeps of a new voice until it is stored, and of a tone that was asked for. */
import { type FieldsOf, misfit, type Shape } from '#contract/lib/shape.ts';
import type { ToneSaid } from './toneSaid.ts';
import type { VoiceRecord } from './voiceValues.ts';

const TONE = {
  oneOf: [
    { fields: { status: { is: 'asked' }, requestId: 'id', isAgain: 'boolean' } },
    { fields: { status: { is: 'said' }, text: 'string' } },
    {
      fields: { status: { is: 'failed' }, code: 'string', requestId: { oneOf: ['null', 'id'] } },
    },
  ],
} as const;

const SHAPE: FieldsOf<VoiceRecord> = {
  fields: {
    requestId: 'id',
    values: {
      fields: {
        name: 'string',
        isDefault: 'boolean',
        tone: 'string',
        sample: 'string',
        language: 'id',
        rules: {
          fields: {
            banned: { list: { fields: { term: 'string', instead: 'string' } } },
            names: { list: 'string' },
            oxfordComma: { oneOf: ['null', { is: 'always' }, { is: 'never' }] },
            noExclamations: 'boolean',
          },
        },
      },
    },
    texts: {
      list: { fields: { id: 'id', name: 'string', blocks: { list: 'string' }, words: 'natural' } },
    },
    tone: { oneOf: ['absent', ...TONE.oneOf] },
  },
};

/** What was kept, or null. It may be of another version, or damaged. */
export const restoredVoice = (json: string | null): VoiceRecord | null => restored(SHAPE, json);

/** The same for the tone of a voice that is stored. */
export const keptTone = (json: string | null): ToneSaid | null => restored(TONE, json);

function restored<Kept>(shape: Shape, json: string | null): Kept | null {
  try {
    const kept: unknown = JSON.parse(json ?? 'null');
    return misfit(shape, kept) === null ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
