import {
  type KeyphraseList,
  keyphraseListIn,
  type ListRefusal,
} from '#domain/topics/keyphraseFile.ts';
import { tableText, withEncoding } from './tableText.ts';

export async function keyphrasesOfFile(
  file: File | undefined,
  encoding?: string,
): Promise<KeyphraseList | { readonly refusal: ListRefusal }> {
  const read = await tableText(file, encoding);
  if ('refusal' in read) return read;
  const list = withEncoding(keyphraseListIn(read.text), read.encoding);
  if ('refusal' in list) return list;
  const { listLanguageOf } = await import('#language/listLanguage.ts');
  return { ...list, language: listLanguageOf(list.rows.map(({ phrase }) => phrase)) };
}
