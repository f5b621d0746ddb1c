/** The sentences of a block as they are written, for what looks at wording: brand voice, style rules, signs of a machine. */
import { textUnitsOf, type UnitKind } from '#html/units.ts';
import type { BlockId } from '../../article/body.ts';
import type { BlockFacts, SentenceFacts } from './blockFacts.ts';
import type { Span } from './textTools.ts';

export interface ProseSentence extends SentenceFacts {
  readonly text: string;
}

/** A unit of text (html/units.ts) with its sentences; positions are those of its text. */
export interface ProseUnit {
  readonly kind: UnitKind;
  readonly text: string;
  readonly sentences: readonly ProseSentence[];
  /** Parts that are linked. */
  readonly links: readonly Span[];
  /** Parts that are no wording: code and addresses. In order, none overlaps another. */
  readonly verbatim: readonly Span[];
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
    units: textUnitsOf(html).map(({ kind, text, links, code }, at) => ({
      kind,
      text,
      links,
      verbatim: joined([...code, ...addressesIn(text)]),
      sentences: (units[at]?.sentences ?? []).map((sentence) => ({
        ...sentence,
        text: text.slice(sentence.start, sentence.end),
      })),
    })),
    emphasised: [...html.matchAll(/<(?:strong|em|b|i)(?:\s[^>]*)?>/gi)].length,
  };
}

/** "https://a.example", "info@a.example", "a.example/b": also the name of a file. */
const ADDRESS = /:\/\/|@|[\p{L}\p{N}]\.\p{L}{2}/u;

const addressesIn = (text: string): Span[] =>
  [...text.matchAll(/\S+/gu)]
    .filter(({ 0: run }) => ADDRESS.test(run))
    .map(({ 0: { length }, index }) => ({ start: index, end: index + length }));

function joined(spans: readonly Span[]): Span[] {
  const apart: { start: number; end: number }[] = [];
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    const last = apart.at(-1);
    if (last !== undefined && start <= last.end) last.end = Math.max(last.end, end);
    else apart.push({ start, end });
  }
  return apart;
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
