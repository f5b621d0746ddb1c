/** What a fix is made of, and where it goes. */
import { collapsed } from '#html/text.ts';
import { textUnitsOf } from '#html/units.ts';
import type { BlockId } from '../../article/body.ts';
import type { FixChange, Place, ReportContext } from '../report/report.ts';
import type { SentenceFacts } from '../text/blockFacts.ts';
import type { ReadBlock } from '../text/outline.ts';
import type { TextTools } from '../text/textTools.ts';

export type FixBlock = ReadBlock & { readonly html: string };

export interface FixSubject {
  readonly blocks: readonly FixBlock[];
  readonly context: ReportContext;
  readonly tools: TextTools;
  readonly places: readonly Place[];
}

export type Fixing = (subject: FixSubject) => FixChange | null;

/** Sentences of one text that follow each other. */
export interface Run {
  readonly block: FixBlock;
  readonly unit: number;
  readonly sentences: readonly SentenceFacts[];
}

export const textOf = ({ block, unit, sentences }: Run): string =>
  collapsed(
    (textUnitsOf(block.html)[unit]?.text ?? '').slice(
      sentences[0]?.start ?? 0,
      sentences.at(-1)?.end ?? 0,
    ),
  );

export const replaced = ({ id, html }: FixBlock, now: readonly string[]): FixChange => ({
  type: 'blocks',
  was: { id, html },
  now,
});

const unitsIn = ({ facts }: FixBlock) => facts.units;

export const titleIn = (blocks: readonly FixBlock[]): BlockId | null =>
  blocks.find((block) => unitsIn(block)[0]?.level === 1)?.id ?? null;

export const introductionIn = (blocks: readonly FixBlock[]): BlockId | null =>
  blocks.find((block) => unitsIn(block)[0]?.kind === 'paragraph')?.id ?? titleIn(blocks);

export const blockAt = (blocks: readonly FixBlock[], { blockId }: Place) =>
  blocks.find(({ id }) => id === blockId);

export const wordingOf = ({ plain }: SentenceFacts): string => plain.join(' ');
