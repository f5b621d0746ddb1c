/** What WordPress answers: https://developer.wordpress.org/rest-api/reference. Nothing of it is believed unchecked. */
import { z } from 'zod';
import { Problem } from '#contract/lib/problem.ts';
import type { ProblemCode } from '#contract/lib/problems.ts';
import type { SeoPlugin, SiteAbility } from '#contract/publishing/sites.ts';
import { decodeEntities } from '#html/escape.ts';
import { collapsed } from '#html/text.ts';
import type { SiteAnswer } from '../askSite.ts';

const TEXT_MAX_CHARS = 200;
/** Titles and names are HTML there. */
const textSchema = z
  .string()
  .transform((html) => collapsed(decodeEntities(html)).slice(0, TEXT_MAX_CHARS).toWellFormed());

/** The index of the REST API. */
const indexSchema = z.object({
  name: textSchema,
  home: z
    .url({ protocol: /^https?$/ })
    .max(TEXT_MAX_CHARS * 10)
    .optional()
    .catch(undefined),
  namespaces: z.array(z.string()).refine((all) => all.includes('wp/v2')),
  /** Empty, and then a list, where it takes no application passwords. */
  authentication: z.union([z.record(z.string(), z.unknown()), z.array(z.unknown())]).catch([]),
  timezone_string: z.string().catch(''),
  /** In hours; older versions write it as text. */
  gmt_offset: z.coerce.number().min(-14).max(14).catch(0),
});
export type SiteIndex = z.infer<typeof indexSchema>;

/** Null: it is none. */
export const indexIn = ({ status, json }: SiteAnswer): SiteIndex | null =>
  status === 200 ? (indexSchema.safeParse(json).data ?? null) : null;

export const takesPasswords = ({ authentication }: SiteIndex): boolean =>
  Object.hasOwn(authentication, 'application-passwords');

/** The account that has signed in, with what only it sees. PHP writes an empty object as a list. */
const accountSchema = z.object({
  name: textSchema,
  roles: z.array(z.string().max(TEXT_MAX_CHARS)),
  capabilities: z.union([
    z.record(z.string(), z.unknown()),
    z.array(z.unknown()).transform((): Record<string, unknown> => ({})),
  ]),
});
export type Account = z.infer<typeof accountSchema>;

/** Throws the `Problem` that a refusal stands for. */
export function accountIn(answer: SiteAnswer, index: SiteIndex | null): Account {
  if (answer.status !== 200) throw new Problem(refusalOf(answer, index));
  const account = accountSchema.safeParse(answer.json).data;
  if (account === undefined) throw new Problem('site_answer_unusable');
  return account;
}

const errorSchema = z.object({
  code: z.string(),
  message: z.string(),
  data: z
    .object({ params: z.record(z.string(), z.unknown()) })
    .optional()
    .catch(undefined),
});
type SiteError = z.infer<typeof errorSchema>;

/** It ended before its API could answer: in maintenance, or by a plugin. */
const DIED = 'wp_die';

/** An error of the API; null: something else has answered. */
export function errorIn({ json }: SiteAnswer): SiteError | null {
  const error = errorSchema.safeParse(json).data;
  return error === undefined || error.code === DIED ? null : error;
}

export const errorCodeIn = (answer: SiteAnswer): string | null => errorIn(answer)?.code ?? null;

/** The first is what it mostly says: it looks for errors of the password before it reads that. */
const CREDENTIALS =
  /^(?:rest_not_logged_in|incorrect_password|invalid_(?:username|email|application_password))$/;
const STATUS_OF_GUARDS: ReadonlySet<number> = new Set([401, 403, 406, 429]);
const MAINTENANCE = 503;

/** What a refusal means, the first that fits. */
const REFUSALS: readonly (readonly [
  (answer: { readonly status: number; readonly code: string | null }) => boolean,
  ProblemCode,
])[] = [
  [({ status }) => status === MAINTENANCE, 'site_maintenance'],
  [({ code }) => CREDENTIALS.test(code ?? ''), 'site_password_rejected'],
  [({ code }) => code?.startsWith('application_passwords_disabled') ?? false, 'site_passwords_off'],
  [({ code, status }) => code !== null && status < 500, 'site_rest_off'],
  [({ status }) => STATUS_OF_GUARDS.has(status), 'site_blocked'],
];

/** An index that names no application passwords says why nobody is signed in. */
export function refusalOf(answer: SiteAnswer, index: SiteIndex | null): ProblemCode {
  const said = { status: answer.status, code: errorCodeIn(answer) };
  const code = REFUSALS.find(([isIt]) => isIt(said))?.[1] ?? 'site_answer_unusable';
  const isOff = code === 'site_password_rejected' && index !== null && !takesPasswords(index);
  return isOff ? 'site_passwords_off' : code;
}

/** https://wordpress.org/documentation/article/roles-and-capabilities/ */
const CAPABILITIES: Readonly<Record<SiteAbility, string>> = {
  write: 'edit_posts',
  publish: 'publish_posts',
  upload: 'upload_files',
  editOthers: 'edit_others_posts',
  addCategories: 'manage_categories',
  anyHtml: 'unfiltered_html',
};

export const abilitiesOf = ({ capabilities }: Account): SiteAbility[] =>
  (Object.keys(CAPABILITIES) as SiteAbility[]).filter(
    (ability) => capabilities[CAPABILITIES[ability]] === true,
  );

/** The namespaces that plugins add. */
const NAMESPACES: Readonly<Record<SeoPlugin, string>> = {
  yoast: 'yoast/v1',
  rankMath: 'rankmath/v1',
  seoPress: 'seopress/v1',
};

export const pluginsIn = ({ namespaces }: SiteIndex): SeoPlugin[] =>
  (Object.keys(NAMESPACES) as SeoPlugin[]).filter((name) => namespaces.includes(NAMESPACES[name]));

/** A site has a zone or an offset, which no summer time changes. */
export function timeZoneOf({ timezone_string: zone, gmt_offset: hours }: SiteIndex): string {
  if (zone !== '' && isTimeZone(zone)) return zone;
  const minutes = Math.round(Math.abs(hours) * 60);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${hours < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

function isTimeZone(timeZone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).format(0) !== '';
  } catch {
    return false;
  }
}
