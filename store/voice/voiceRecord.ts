/** What the browser keeps of a new voice until it is stored. */
import { misfit, type FieldsOf } from '#contract/shape.ts';
import type { VoiceRecord } from './voiceValues.ts';

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
    toneRequestId: { oneOf: ['absent', 'id'] },
  },
};

/** What was kept, or null. It may be of another version, or damaged. */
export function restoredVoice(json: string | null): VoiceRecord | null {
  try {
    const kept: unknown = JSON.parse(json ?? 'null');
    return misfit(SHAPE, kept) === null ? (kept as VoiceRecord) : null;
  } catch {
    return null;
  }
}
