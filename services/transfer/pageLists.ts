/** Lists of pages that people bring: their addresses, or what Search Console says of them. */
import { type AddressList, type AddressRefusal, addressFileIn } from '#domain/audit/addressList.ts';
import { type FiguresList, type FiguresRefusal, figuresFileIn } from '#domain/audit/figuresFile.ts';
import { tableText, withEncoding } from './tableText.ts';

export async function addressesOfFile(
  file: File | undefined,
  encoding?: string,
): Promise<AddressList | { readonly refusal: AddressRefusal }> {
  const read = await tableText(file, encoding);
  if ('refusal' in read) return read;
  const list = addressFileIn(read.text);
  return 'refusal' in list ? list : { ...list, encoding: read.encoding };
}

interface FiguresOf {
  readonly since: string | null;
  readonly until: string | null;
  readonly encoding?: string | undefined;
}

export async function figuresOfFile(
  file: File | undefined,
  { since, until, encoding }: FiguresOf,
): Promise<FiguresList | { readonly refusal: FiguresRefusal }> {
  const read = await tableText(file, encoding);
  if ('refusal' in read) return read;
  const saved = new Date(file?.lastModified ?? 0).toISOString().slice(0, 'YYYY-MM-DD'.length);
  const list = figuresFileIn(read.text, { since, until: until ?? saved });
  return withEncoding(list, read.encoding);
}
