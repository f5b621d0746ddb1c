import {
  encodingOf,
  type KeyphraseList,
  keyphraseListIn,
  LIST_MAX_BYTES,
  type ListRefusal,
} from '#domain/topics/keyphraseFile.ts';

/** A file that is gone has nothing to read. */
export async function keyphrasesOfFile(
  file: File | undefined,
): Promise<KeyphraseList | { readonly refusal: ListRefusal }> {
  if (file === undefined) return { refusal: 'empty' };
  if (file.size > LIST_MAX_BYTES) return { refusal: 'tooLarge' };
  const bytes = new Uint8Array(await file.arrayBuffer());
  return keyphraseListIn(new TextDecoder(encodingOf(bytes)).decode(bytes));
}
