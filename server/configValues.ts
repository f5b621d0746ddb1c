/** How the values of environment variables are read (config.ts): each schema says in a message what it wants. */
import { z } from 'zod';
import { EXTENSION_ORIGIN } from '#contract/session/extensionPass.route.ts';
import { keyBytesOf } from '#db/secrets/secretKey.ts';
import { LIMIT_PLANS, type LimitTotals } from '#domain/access/limits.ts';
import { trustedProxiesOf } from './http/trustedProxies.ts';

export const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is not between ${min} and ${max}`);

const PAGES = /^https?:$/;

export const url = (example: string, protocols = PAGES) =>
  z.string().refine((value) => isUrl(value, protocols), `is not an address such as ${example}`);

export const pathOrUrl = (example: string) =>
  z
    .string()
    .refine(
      (value) => /^\/(?![/\\])/.test(value) || isUrl(value, PAGES),
      `is neither a path such as ${example} nor an http address`,
    );

/** The beginning of a day (UTC). */
export const day = z.iso
  .date('is not a day such as 2025-01-22')
  .transform((value) => new Date(value).toISOString());

export const dayOrNever = z.union([z.literal('never').transform(() => null), day], {
  error: 'is neither a day such as 2025-01-22 nor never',
});

export const oneOf = <const Value extends string>(...values: Value[]) =>
  z.enum(values, `is not one of ${values.join(', ')}`);

export const trueOrFalse = z
  .enum(['true', 'false'], 'is neither true nor false')
  .transform((it) => it === 'true');

export const proxies = z.string().transform((value, context) => {
  const found = trustedProxiesOf(value);
  if (found !== null) return found;
  const message = 'is neither true, false, a number of proxies, nor a list of their addresses';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const secretKey = z.string().transform((value, context) => {
  const bytes = keyBytesOf(value);
  if (bytes !== null) return bytes;
  const message = 'is not 32 bytes in base64 or hex, such as openssl rand -base64 32 prints';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

/** Several of them, with commas between. */
export const secretKeys = z
  .string()
  .transform((value) => value.split(','))
  .pipe(z.array(z.string().trim().pipe(secretKey)));

/** Several of them, with commas between. */
export const extensionOrigins = z
  .string()
  .transform((value) => value.split(','))
  .pipe(
    z.array(
      z
        .string()
        .trim()
        .regex(EXTENSION_ORIGIN, 'is not an origin such as chrome-extension://<32 letters>'),
    ),
  );

const MOST_UNITS = 1_000_000;

/** Some limits, as `article=3, smm=12`. */
export const limitTotals = z.string().transform((value, context) => {
  const names = Object.keys(LIMIT_PLANS.free);
  const pairs = value.split(',').map((pair) => /^\s*(\w+)\s*=\s*(\d+)\s*$/.exec(pair));
  const totals = pairs.map((pair) => [pair?.[1] ?? '', Number(pair?.[2])] as const);
  if (totals.every(([name, total]) => names.includes(name) && total <= MOST_UNITS))
    return Object.fromEntries(totals) as Partial<LimitTotals>;
  const message = `is not a list such as article=3,smm=12; there are ${names.join(', ')}`;
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

export const text = z.string();

/** A variable that may be unset; it is null then. */
export const optional = <Schema extends z.ZodType>(schema: Schema, description: string) =>
  schema.nullable().prefault(null).meta({ description });

function isUrl(value: string, protocols: RegExp): boolean {
  return URL.canParse(value) && protocols.test(new URL(value).protocol);
}

/** An address without a path, as a content security policy has it. */
export const origin = (example: string) => url(example).transform((value) => new URL(value).origin);

/** Where Sentry takes reports of a project: its address with a public key, and the number of the project. */
export const dsn = z
  .string()
  .refine(
    (value) => /^https?:\/\/[0-9a-z]{1,64}@[\w.:[\]-]+\/(?:[\w-]+\/)*\d+$/.test(value),
    'is not a DSN such as https://key@sentry.example.com/1',
  );
