/** The hash of a word, kept for the words of several articles. */
import { textHash } from '../../textHash.ts';

const known = new Map<string, number>();
const KNOWN_MOST = 20_000;

export function wordHash(word: string): number {
  const old = known.get(word);
  if (old !== undefined) return old;
  if (known.size >= KNOWN_MOST) known.clear();
  const hash = textHash(word);
  known.set(word, hash);
  return hash;
}
