/** Texts of the panel "Origin". */
import type { OriginKind, Origins } from '#domain/article/origin.ts';
import { counted, number } from '#src/kit/copy/formats.ts';

const words = (count: number): string => counted(count, 'word', 'words');

const kinds: Readonly<Record<OriginKind | 'yours', string>> = {
  yours: 'Yours',
  ai: 'AI',
  pasted: 'Pasted',
  imported: 'Imported',
};

export const origin = {
  /** A dash if there is nothing to count. */
  percent: (value: number | null) => (value === null ? '–' : `${number.format(value)} %`),
  yours: 'yours',
  hint: 'Yours are the words that no AI text, paste or import brought in. Your notes stay yours in a draft that is made without a model.',
  parts: 'Words by origin',
  kinds,
  words,
  marks: 'Mark in the margin',
  marksHint: 'AI has a solid line, pasted text a dashed one, imported text a dotted one.',
  blocks: (kind: OriginKind) => `Blocks: ${kinds[kind]}`,
  none: 'No block has text of AI, a paste or an import.',
  /** How many of the words of a block are from there. */
  share: (count: number, all: number) => `${number.format(count)} of ${words(all)}`,
  untitled: 'Without text',
  more: (count: number) => `and ${number.format(count)} more`,
  /** What wrote AI text, as far as it is known. */
  source(origins: Origins): string | null {
    const { model, prompt, version } = origins.find(({ kind }) => kind === 'ai') ?? {};
    if (model === undefined) return null;
    return prompt === undefined ? model : `${model}, prompt ${prompt} ${version ?? ''}`.trim();
  },
} as const;
