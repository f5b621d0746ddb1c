/** What the image library is asked for, as its address says it (`?page=&search=`). */
import { ASSET_SEARCH_MAX_CHARS } from '#contract/images/asset.route.ts';
import { queryParameter } from '../session/address.ts';

export interface ImageQuery {
  /** From 0; in the address it is counted from 1. */
  readonly page: number;
  readonly search: string;
}

export const imageQueryOf = (address: string): ImageQuery => ({
  page: Math.max(1, Math.trunc(Number(queryParameter(address, 'page'))) || 1) - 1,
  search: (queryParameter(address, 'search') ?? '').trim().slice(0, ASSET_SEARCH_MAX_CHARS),
});

export function addressOfImages({ page, search }: ImageQuery): string {
  const pairs = [
    ...(page > 0 ? [`page=${page + 1}`] : []),
    ...(search === '' ? [] : [`search=${encodeURIComponent(search)}`]),
  ];
  return pairs.length === 0 ? '/images' : `/images?${pairs.join('&')}`;
}
