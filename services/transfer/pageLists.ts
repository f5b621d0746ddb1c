/** Lists of pages that people bring: their addresses, or what Search Console says of them. */
import { addressFileIn, type AddressList, type AddressRefusal } from '#domain/audit/addressList.ts';
import { type FiguresList, type FiguresRefusal, figuresFileIn } from '#domain/audit/figuresFile.ts';
import { tableText } from './tableText.ts';

export async function addressesOfFile(
  file: File | undefined,
): Promise<AddressList | { readonly refusal: AddressRefusal }> {
  const text = await tableText(file);
  return typeof text === 'string' ? addressFileIn(text) : text;
}

export async function figuresOfFile(
  file: File | undefined,
  { since, until }: { readonly since: string | null; readonly until: string | null },
): Promise<FiguresList | { readonly refusal: FiguresRefusal }> {
  const text = await tableText(file);
  if (typeof text !== 'string') return text;
  const saved = new Date(file?.lastModified ?? 0).toISOString().slice(0, 'YYYY-MM-DD'.length);
  return figuresFileIn(text, { since, until: until ?? saved });
}
