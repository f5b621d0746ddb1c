import type { ProblemCode } from '#contract/lib/problems.ts';
import { textOfProblem } from './problems.ts';

export const uploadTexts = {
  list: 'Images being uploaded',
  queued: 'Waiting',
  uploading: 'Uploading…',
  uploaded: 'Uploaded',
  inserted: 'Inserted',
  retry: 'Try again',
  retryNamed: (name: string) => `Try again: ${name}`,
  dropNamed: (name: string) => `Do not insert ${name}`,
} as const;

/** Problems with another text for images. `device`: the file cannot be read. */
const REFUSALS: Readonly<Partial<Record<ProblemCode | 'device', string>>> = {
  too_large: 'The image is larger than 10 MB. Make it smaller and try again.',
  device: 'This file cannot be read: it was moved or deleted, or is a folder. Choose it again.',
  unsupported_media_type: 'This file is not a PNG, JPEG, GIF or WebP image.',
};

/** Returns why an image was not inserted. `failure` is a problem code, or the kind of the error. */
export const uploadFailure = (failure: string | null): string =>
  REFUSALS[failure as keyof typeof REFUSALS] ?? textOfProblem(failure);
