/** What a site that refuses to read or write a post means by it. */
import type { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { SiteAnswer } from '../askSite.ts';
import { errorIn, refusalOf } from './answers.ts';

interface Said {
  readonly status: number;
  readonly code: string;
  readonly message: string;
  /** Parameters that it does not take. */
  readonly refused: readonly string[];
}

const TOO_LARGE = 413;
const NOT_SIGNED_IN = 401;
const NOT_FOUND = 404;
/** Only of people whom it knows does WordPress say 403. */
const ROLE = /^rest_(?:cannot_\w+|forbidden\w*|user_cannot_view|trash_not_supported)$/;
const GONE = 'rest_post_invalid_id';
const FILE_TOO_LARGE = /^rest_upload_(?:file_too_big|limited_space)$/;
/** Of a file, not all has arrived. */
const FILE_CUT = /^rest_upload_(?:no_data|hash_mismatch)$/;
const SIZE_LIMIT = /upload_max_filesize|post_max_size|MAX_FILE_SIZE|exceeds the maximum/i;
const FILE_REFUSED = /^rest_upload_/;

/** The first that matches. Any other answer means what it means when a site is connected (`refusalOf`). */
const REFUSALS: readonly (readonly [(said: Said) => boolean, ProblemCode])[] = [
  [({ status }) => status === TOO_LARGE, 'site_too_large'],
  [({ code }) => FILE_TOO_LARGE.test(code), 'site_too_large'],
  [({ code }) => FILE_CUT.test(code), 'site_unreachable'],
  [({ code, message }) => FILE_REFUSED.test(code) && SIZE_LIMIT.test(message), 'site_too_large'],
  [({ code }) => FILE_REFUSED.test(code), 'site_image_refused'],
  [({ code }) => code === GONE, 'site_post_gone'],
  [({ code, status }) => ROLE.test(code) && status === NOT_SIGNED_IN, 'site_password_rejected'],
  [({ code }) => ROLE.test(code), 'site_publish_forbidden'],
  // A list of drafts exists only for those who may write.
  [({ refused }) => refused.includes('status'), 'site_password_rejected'],
  [({ code, status }) => code === '' && status === NOT_FOUND, 'site_rest_off'],
  [({ code, status }) => code !== '' && status === 400, 'site_answer_unusable'],
];

export function writeRefusalOf(answer: SiteAnswer): ProblemCode {
  const { code = '', message = '', data } = errorIn(answer) ?? {};
  const refused = Object.keys(data?.params ?? {});
  const said = { status: answer.status, code, message, refused };
  return REFUSALS.find(([isIt]) => isIt(said))?.[1] ?? refusalOf(answer, null);
}

export const isFine = ({ status }: SiteAnswer): boolean => status === 200 || status === 201;

/** Throws the `Problem` of a refusal, and `site_answer_unusable` for what is no answer. */
export function answered<Value>(answer: SiteAnswer, schema: z.ZodType<Value>): Value {
  if (!isFine(answer)) throw new Problem(writeRefusalOf(answer));
  const { data } = schema.safeParse(answer.json);
  if (data === undefined) throw new Problem('site_answer_unusable');
  return data;
}
