import {
  type KeyphraseList,
  keyphraseListIn,
  type ListRefusal,
} from '#domain/topics/keyphraseFile.ts';
import { tableText } from './tableText.ts';

export async function keyphrasesOfFile(
  file: File | undefined,
): Promise<KeyphraseList | { readonly refusal: ListRefusal }> {
  const text = await tableText(file);
  return typeof text === 'string' ? keyphraseListIn(text) : text;
}
