import { useEffect, useMemo, useState } from 'react';
import type { ImportedBlock } from '#domain/transfer/importedText.ts';
import { countWordsOfHtml } from '#html/words.ts';

/** So much HTML is counted at once: a hundredth of a second. */
const SLICE_CHARS = 50_000;

/** How many words a text has; null while those of a long one are counted, beside everything else. */
export function useWordCount(
  blocks: readonly ImportedBlock[],
  language: string | null,
): number | null {
  const isShort = useMemo(() => lengthOf(blocks) <= SLICE_CHARS, [blocks]);
  const now = useMemo(
    () => (isShort ? wordsOf(blocks, language) : null),
    [isShort, blocks, language],
  );
  const [later, setLater] = useState<number | null>(null);
  useEffect(() => {
    if (isShort) return undefined;
    return countSlices(blocks, language, setLater);
  }, [isShort, blocks, language]);
  return now ?? later;
}

const lengthOf = (blocks: readonly ImportedBlock[]): number =>
  blocks.reduce((sum, { html }) => sum + html.length, 0);

const wordsOf = (blocks: readonly ImportedBlock[], language: string | null): number =>
  blocks.reduce((sum, { html }) => sum + countWordsOfHtml(html, language ?? undefined), 0);

/** Returns what ends it. */
function countSlices(
  blocks: readonly ImportedBlock[],
  language: string | null,
  onCounted: (words: number) => void,
): () => void {
  let [at, words] = [0, 0];
  let timer = setTimeout(count);
  function count(): void {
    const from = at;
    for (let length = 0; at < blocks.length && length < SLICE_CHARS; at += 1)
      length += blocks[at]?.html.length ?? 0;
    words += wordsOf(blocks.slice(from, at), language);
    if (at < blocks.length) timer = setTimeout(count);
    else onCounted(words);
  }
  return () => clearTimeout(timer);
}
