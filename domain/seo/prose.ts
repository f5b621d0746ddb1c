/** The sentences of a block as they are written, for what looks at wording: brand voice, style rules, signs of a machine. */
import type { BlockId } from '../article/body.ts';
import { textUnitsOf, type UnitKind } from '#html/units.ts';
import type { BlockFacts, SentenceFacts } from './blockFacts.ts';

export interface ProseSentence extends SentenceFacts {
  readonly text: string;
}

/** A unit of text (html/units.ts) with its sentences; positions are those of its text. */
export interface ProseUnit {
  readonly kind: UnitKind;
  readonly text: string;
  readonly sentences: readonly ProseSentence[];
  /** Parts that are linked. */
  readonly links: readonly { readonly start: number; readonly end: number }[];
}

export interface BlockProse {
  readonly units: readonly ProseUnit[];
  /** Words that stand out: bold or italic. */
  readonly emphasised: number;
}

export interface ReadProse {
  readonly id: BlockId;
  readonly prose: BlockProse;
}

/** Reads the wording of a block whose facts are known. */
export function blockProseOf(html: string, { units }: BlockFacts): BlockProse {
  return {
    units: textUnitsOf(html).map(({ kind, text, links }, at) => ({
      kind,
      text,
      links,
      sentences: (units[at]?.sentences ?? []).map((sentence) => ({
        ...sentence,
        text: text.slice(sentence.start, sentence.end),
      })),
    })),
    emphasised: [...html.matchAll(/<(?:strong|em|b|i)(?:\s[^>]*)?>/gi)].length,
  };
}

export interface PlacedProse extends ProseUnit {
  readonly blockId: BlockId;
  readonly unit: number;
}

/** All units of a text, each with its place. */
export const unitsOf = (blocks: readonly ReadProse[]): PlacedProse[] =>
  blocks.flatMap(({ id, prose }) =>
    prose.units.map((unit, at) => ({ ...unit, blockId: id, unit: at })),
  );

export const isRunningText = ({ kind }: Pick<ProseUnit, 'kind'>): boolean =>
  kind === 'paragraph' || kind === 'item';
