import { z } from 'zod';
import { ACCOUNT_DATES, type AccountDates } from '#domain/access/accountDates.ts';
import type { PageConfig } from '#domain/access/pageConfig.ts';
import { trustedProxiesOf } from './lib/trustedProxies.ts';

/** Of a day in ISO 8601. */
const DAY_LENGTH = 'YYYY-MM-DD'.length;

interface Variable {
  readonly name: string;
  /** What holds when it is not set; empty: nothing. */
  readonly default: string;
  readonly meaning: string;
}

/** Every environment variable of the server; the table in README.md is made of this. */
export const CONFIG_VARIABLES = [
  {
    name: 'ROLE',
    default: 'all',
    meaning:
      'all; or api (answers) and worker (writes) in processes of their own, any number of each, on one DATABASE_URL.',
  },
  { name: 'PORT', default: '3000', meaning: 'Port to listen on; 0 takes a free one.' },
  {
    name: 'HOST',
    default: '127.0.0.1',
    meaning: 'Address to listen on; 0.0.0.0 for every network.',
  },
  {
    name: 'DATA_DIR',
    default: './data',
    meaning: 'Folder of the embedded database, on a local disk.',
  },
  {
    name: 'DATABASE_URL',
    default: '',
    meaning: 'PostgreSQL 15 or newer (postgres://…); empty: the embedded database.',
  },
  {
    name: 'PUBLIC_URL',
    default: '',
    meaning: 'Address that people use, when a proxy stands in front (https://content.example.com).',
  },
  {
    name: 'TRUST_PROXY',
    default: 'false',
    meaning:
      'Whose X-Forwarded headers are believed: false (nobody), true (one proxy in front), the number of proxies, or their addresses and networks (10.0.0.7, 10.1.0.0/16).',
  },
  {
    name: 'HOST_SDK_URL',
    default: '/host/sdk.js',
    meaning: 'Where the page loads the SDK of its host platform from.',
  },
  {
    name: 'HOST_JWKS_URL',
    default: '',
    meaning:
      'Key set that access tokens are signed with; empty: the embedded host (docs/hosting.md).',
  },
  {
    name: 'HOST_API_URL',
    default: '',
    meaning: 'Where the host platform answers the API server about sessions and folders.',
  },
  {
    name: 'HOST_API_SECRET',
    default: '',
    meaning:
      'Secret that an API server shows at HOST_API_URL; the embedded host asks it of servers elsewhere.',
  },
  { name: 'HOST_TOKEN_ISSUER', default: '', meaning: 'The only issuer of access tokens, if any.' },
  { name: 'HOST_TOKEN_AUDIENCE', default: '', meaning: 'The audience of access tokens, if any.' },
  {
    name: 'HOST_SIGNUP_URL',
    default: '/sign-up',
    meaning: 'Where a guest creates an account.',
  },
  {
    name: 'HOST_MULTILOGIN_URL',
    default: '/multilogin',
    meaning: 'Where somebody goes whose session has ended elsewhere.',
  },
  { name: 'HOST_HOME_URL', default: '/projects/', meaning: 'The home page of the host platform.' },
  {
    name: 'SUPPORT_EMAIL',
    default: 'support@example.org',
    meaning: 'Whom people write to when something goes wrong.',
  },
  {
    name: 'FREE_PLAN_READ_ONLY_FROM',
    default: ACCOUNT_DATES.freePlanReadOnlyFrom.slice(0, DAY_LENGTH),
    meaning: 'Day from which accounts without a subscription are read-only; or never.',
  },
  {
    name: 'TRIAL_ELIGIBLE_AFTER',
    default: ACCOUNT_DATES.trialEligibleAfter.slice(0, DAY_LENGTH),
    meaning: 'Accounts created after this day are offered a trial.',
  },
  {
    name: 'LOYAL_BEFORE',
    default: ACCOUNT_DATES.loyalBefore.slice(0, DAY_LENGTH),
    meaning: 'Accounts created before this day are loyal: more SEO articles a month.',
  },
  {
    name: 'MODEL_BASE_URL',
    default: '',
    meaning:
      'Address of a model server that speaks the OpenAI protocol (https://api.openai.com/v1, http://localhost:11434/v1 …).',
  },
  { name: 'MODEL_API_KEY', default: '', meaning: 'Key for MODEL_BASE_URL, where it wants one.' },
  {
    name: 'MODEL_NAME',
    default: '',
    meaning: 'Model to write with; needed with MODEL_BASE_URL, else the default of Anthropic.',
  },
  {
    name: 'ANTHROPIC_API_KEY',
    default: '',
    meaning: 'Write with a model of Anthropic. Without any model drafts are made of your material.',
  },
  {
    name: 'URL_IMPORT_ALLOW_PRIVATE',
    default: 'false',
    meaning:
      'true: articles may be imported from addresses of your own network too; whoever signs in can then read what it serves.',
  },
  {
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent.',
  },
  {
    name: 'RATE_LIMIT_PER_MINUTE',
    default: '1000',
    meaning:
      'API requests that one account may make in a minute; one address, where nobody is signed in.',
  },
  {
    name: 'REQUESTS_AT_ONCE',
    default: '200',
    meaning: 'Requests that a process works on at once; any more are asked to come again (503).',
  },
  {
    name: 'IMAGES_PER_WORKSPACE_MB',
    default: '1024',
    meaning: 'Megabytes that the images of one workspace may take together.',
  },
] as const satisfies readonly Variable[];

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, 'is not a whole number')
    .transform(Number)
    .refine((value) => value >= min && value <= max, `is not between ${min} and ${max}`);

const urlOrEmpty = (protocols: RegExp, example: string) =>
  z
    .string()
    .refine(
      (value) => value === '' || isUrl(value, protocols),
      `is not an address such as ${example}`,
    )
    .transform((value) => (value === '' ? null : value));

const ORIGIN_OF_PAGES = /^https?:$/;

const pathOrUrl = (example: string) =>
  z
    .string()
    .refine(
      (value) => /^\/(?![/\\])/.test(value) || isUrl(value, ORIGIN_OF_PAGES),
      `is neither a path such as ${example} nor an http address`,
    );

/** A day, at whose beginning (UTC) something changes. */
const day = z.iso
  .date('is not a day such as 2025-01-22')
  .transform((value) => new Date(value).toISOString());

const trueOrFalse = z
  .enum(['true', 'false'], 'is neither true nor false')
  .transform((it) => it === 'true');

const proxies = z.string().transform((value, context) => {
  const found = trustedProxiesOf(value);
  if (found !== null) return found;
  const message = 'is neither true, false, a number of proxies, nor a list of their addresses';
  context.addIssue({ code: 'custom', message });
  return z.NEVER;
});

const textOrEmpty = z.string().transform((value) => (value === '' ? null : value));

const variablesSchema = z.object({
  ROLE: z.enum(['all', 'api', 'worker'], 'is none of all, api, worker'),
  PORT: wholeNumber(0, 65_535),
  HOST: z.string().min(1, 'is empty'),
  DATA_DIR: z.string().min(1, 'is empty'),
  DATABASE_URL: urlOrEmpty(/^postgres(?:ql)?:$/, 'postgres://user:password@localhost/content'),
  PUBLIC_URL: urlOrEmpty(ORIGIN_OF_PAGES, 'https://content.example.com'),
  TRUST_PROXY: proxies,
  HOST_SDK_URL: pathOrUrl('/host/sdk.js'),
  HOST_JWKS_URL: urlOrEmpty(ORIGIN_OF_PAGES, 'https://host.example.com/jwks.json'),
  HOST_API_URL: urlOrEmpty(ORIGIN_OF_PAGES, 'https://host.example.com/directory'),
  HOST_API_SECRET: textOrEmpty,
  HOST_TOKEN_ISSUER: textOrEmpty,
  HOST_TOKEN_AUDIENCE: textOrEmpty,
  HOST_SIGNUP_URL: pathOrUrl('/sign-up'),
  HOST_MULTILOGIN_URL: pathOrUrl('/multilogin'),
  HOST_HOME_URL: pathOrUrl('/projects/'),
  SUPPORT_EMAIL: z.email('is not an e-mail address'),
  FREE_PLAN_READ_ONLY_FROM: z.union([z.literal('never').transform(() => null), day], {
    error: 'is neither a day such as 2025-01-22 nor never',
  }),
  TRIAL_ELIGIBLE_AFTER: day,
  LOYAL_BEFORE: day,
  MODEL_BASE_URL: urlOrEmpty(ORIGIN_OF_PAGES, 'https://api.openai.com/v1'),
  MODEL_API_KEY: textOrEmpty,
  MODEL_NAME: textOrEmpty,
  ANTHROPIC_API_KEY: textOrEmpty,
  URL_IMPORT_ALLOW_PRIVATE: trueOrFalse,
  LOG_LEVEL: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'is none of fatal, error, warn, info, debug, trace, silent',
  ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000),
  REQUESTS_AT_ONCE: wholeNumber(1, 100_000),
  IMAGES_PER_WORKSPACE_MB: wholeNumber(1, 1_000_000),
} satisfies Record<(typeof CONFIG_VARIABLES)[number]['name'], z.ZodType>);

export type Config = z.output<typeof variablesSchema>;

/** What no variable can know by itself: [is wrong, of which variable, what about it]. */
const COMBINATIONS: readonly [(config: Config) => boolean, keyof Config, string][] = [
  [
    ({ ROLE, DATABASE_URL }) => ROLE !== 'all' && DATABASE_URL === null,
    'ROLE',
    'needs DATABASE_URL: only one process can have the embedded database open',
  ],
  [
    ({ HOST_JWKS_URL, HOST_API_URL }) => (HOST_JWKS_URL === null) !== (HOST_API_URL === null),
    'HOST_API_URL',
    'and HOST_JWKS_URL go together: a host platform elsewhere has both',
  ],
  [
    ({ HOST_API_URL, HOST_API_SECRET }) => HOST_API_URL !== null && HOST_API_SECRET === null,
    'HOST_API_SECRET',
    'is needed with HOST_API_URL',
  ],
  [
    (config) => config.MODEL_BASE_URL !== null && config.ANTHROPIC_API_KEY !== null,
    'ANTHROPIC_API_KEY',
    'is set beside MODEL_BASE_URL: choose one of them',
  ],
  [
    (config) => config.MODEL_BASE_URL !== null && config.MODEL_NAME === null,
    'MODEL_NAME',
    'is needed with MODEL_BASE_URL',
  ],
  [
    (config) => config.MODEL_BASE_URL === null && config.MODEL_API_KEY !== null,
    'MODEL_API_KEY',
    'is for MODEL_BASE_URL, which is not set',
  ],
  [
    ({ MODEL_BASE_URL, ANTHROPIC_API_KEY, MODEL_NAME }) =>
      MODEL_BASE_URL === null && ANTHROPIC_API_KEY === null && MODEL_NAME !== null,
    'MODEL_NAME',
    'is set without MODEL_BASE_URL or ANTHROPIC_API_KEY',
  ],
];

const configSchema = variablesSchema.superRefine((config, context) => {
  for (const [isWrong, name, message] of COMBINATIONS) {
    if (isWrong(config)) context.addIssue({ code: 'custom', path: [name], message });
  }
});

function isUrl(value: string, protocols: RegExp): boolean {
  return URL.canParse(value) && protocols.test(new URL(value).protocol);
}

/** A configuration that cannot be started with; its message names every bad variable. */
export class ConfigError extends Error {}

/** Reads the environment; an empty variable counts as not set. */
export function configOf(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.fromEntries(
    CONFIG_VARIABLES.map(({ name, default: fallback }) => [name, env[name]?.trim() || fallback]),
  );
  const result = configSchema.safeParse(values);
  if (result.success) return result.data;
  const bad = result.error.issues.map(
    ({ path: [name], message }) => `${String(name)} ${message}`, // not the value: it may hold a password
  );
  throw new ConfigError(`The configuration is not usable: ${bad.join('; ')}.`);
}

/** What the page is told of this configuration. */
export function pageConfigOf(config: Config): PageConfig {
  const { HOST_SDK_URL, HOST_HOME_URL, HOST_SIGNUP_URL, HOST_MULTILOGIN_URL } = config;
  const addresses = [HOST_SDK_URL, HOST_HOME_URL, HOST_SIGNUP_URL, HOST_MULTILOGIN_URL];
  const origins = addresses.filter((url) => URL.canParse(url)).map((url) => new URL(url).origin);
  return {
    supportEmail: config.SUPPORT_EMAIL,
    hostHomeUrl: HOST_HOME_URL,
    hostSignupUrl: HOST_SIGNUP_URL,
    hostMultiloginUrl: HOST_MULTILOGIN_URL,
    hostOrigins: [...new Set(origins)],
    dates: datesOf(config),
  };
}

export function datesOf(config: Config): AccountDates {
  return {
    freePlanReadOnlyFrom: config.FREE_PLAN_READ_ONLY_FROM,
    trialEligibleAfter: config.TRIAL_ELIGIBLE_AFTER,
    loyalBefore: config.LOYAL_BEFORE,
  };
}
