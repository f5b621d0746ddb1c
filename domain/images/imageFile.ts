import { ASSET_LIMIT_BYTES, ASSET_TYPES } from '#contract/asset.route.ts';
import type { ProblemCode } from '#contract/problems.ts';

/** A file as the browser describes it. */
export interface ImageFile {
  /** Media type; empty where the browser does not know. */
  readonly type: string;
  /** Bytes. */
  readonly size: number;
}

export const isImageFile = ({ type }: Pick<ImageFile, 'type'>): boolean =>
  type.startsWith('image/');

/** What is wrong with the file itself. */
const FAULTS: ReadonlySet<string | null> = new Set<ProblemCode>([
  'too_large',
  'image_unreadable',
  'image_too_large',
]);

/** Whether the same file may be accepted another time. */
export const isWorthAnotherUpload = (failure: string | null): boolean => !FAULTS.has(failure);

/** What the server would answer to this file anyway; null for one that it may accept. */
export function refusalOf({ type, size }: ImageFile): ProblemCode | null {
  if (size > ASSET_LIMIT_BYTES) return 'too_large';
  const mayBe = type === '' || (ASSET_TYPES as readonly string[]).includes(type);
  return mayBe ? null : 'image_unreadable';
}
