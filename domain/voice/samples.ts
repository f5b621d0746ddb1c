/** Cuts texts into pieces of about the same length, which show how much a writer varies. */
import { isRunningText, type ProseUnit, type ReadProse, unitsOf } from '../seo/text/prose.ts';
import type { Sample } from './measures.ts';

/** Words of one piece; the last one takes what is left. */
const PIECE_WORDS = 200;

/** All running text as one piece. */
export function wholeOf(blocks: readonly ReadProse[]): Sample {
  const units = unitsOf(blocks).filter(isRunningText);
  const emphasised = blocks.reduce((sum, { prose }) => sum + prose.emphasised, 0);
  return sampleOf(units, emphasised);
}

function sampleOf(units: readonly ProseUnit[], emphasised: number): Sample {
  const sentences = units.flatMap((unit) => unit.sentences);
  const words = sentences.reduce((sum, one) => sum + one.words, 0);
  return { units, sentences, words, emphasised };
}

/** Pieces of at least `PIECE_WORDS` words, each of whole blocks; one if there is less text. */
export function piecesOf(blocks: readonly ReadProse[]): readonly Sample[] {
  const pieces: ReadProse[][] = [];
  let words = PIECE_WORDS;
  for (const block of blocks) {
    if (words >= PIECE_WORDS) {
      pieces.push([]);
      words = 0;
    }
    pieces.at(-1)?.push(block);
    words += wholeOf([block]).words;
  }
  const last = pieces.length > 1 && words < PIECE_WORDS / 2 ? pieces.pop() : undefined;
  if (last !== undefined) pieces.at(-1)?.push(...last);
  return pieces.map(wholeOf);
}
