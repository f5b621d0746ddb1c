import type { ProblemCode } from '#contract/problems.ts';
import { textOfProblem } from '#src/kit/copy/problems.ts';

export const uploadTexts = {
  list: 'Images on their way',
  queued: 'Waiting',
  uploading: 'Uploading…',
  uploaded: 'Uploaded',
  inserted: 'Inserted',
  retry: 'Try again',
  retryNamed: (name: string) => `Try again: ${name}`,
  drop: 'Do not insert',
  dropNamed: (name: string) => `Do not insert ${name}`,
} as const;

/** What is said of an image in other words than of a text. */
const REFUSALS: Readonly<Partial<Record<ProblemCode, string>>> = {
  too_large: 'The image is larger than 10 MB. Make it smaller and try again.',
  unsupported_media_type: 'This file is no PNG, JPEG, GIF or WebP image.',
};

/** Why an image did not come into the text. `failure` is a problem code, or the kind of the error. */
export const uploadFailure = (failure: string | null): string =>
  REFUSALS[failure as ProblemCode] ?? textOfProblem(failure);
