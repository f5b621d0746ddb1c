import { z } from 'zod';
import {
  isOwnServer,
  namesOfThoseWith,
  SEARCH_PROVIDERS,
} from '#contract/installation/searchProviders.ts';
import { ACCOUNT_DATES, type AccountDates } from '#domain/access/accountDates.ts';
import { LIMIT_PLANS, type LimitPlans } from '#domain/access/limits.ts';
import type { PageConfig } from '#domain/access/pageConfig.ts';
import type { AnalyticsSink } from '#domain/session/analytics.ts';
import {
  day,
  dayOrNever,
  dsn,
  extensionOrigins,
  limitTotals,
  oneOf,
  optional,
  origin,
  pathOrUrl,
  proxies,
  secretKey,
  secretKeys,
  text,
  trueOrFalse,
  url,
  wholeNumber,
} from './configValues.ts';

/** The day of a timestamp in ISO 8601. */
const dayOf = (timestamp: string): string => timestamp.slice(0, 'YYYY-MM-DD'.length);

/** "a, b or c". */
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });
const OWN_SERVERS = or.format(SEARCH_PROVIDERS.filter(isOwnServer));

const inFree = Object.entries(LIMIT_PLANS.free)
  .map(([name, units]) => `${name}=${units}`)
  .join(', ');

/** Every environment variable of the server, with its default and its meaning. */
const variables = z.object({
  ROLE: oneOf('all', 'api', 'worker').prefault('all').meta({
    description:
      'all; or api (answers requests) and worker (runs jobs) in separate processes, any number of each, on one DATABASE_URL.',
  }),
  PORT: wholeNumber(0, 65_535)
    .prefault('3000')
    .meta({ description: 'Port to listen on; 0 chooses a free one.' }),
  HOST: text
    .prefault('127.0.0.1')
    .meta({ description: 'Address to listen on; 0.0.0.0 for every network.' }),
  DATA_DIR: text
    .prefault('./data')
    .meta({ description: 'Folder of the embedded database, on a local disk, and of secrets.key.' }),
  DATABASE_URL: optional(
    url('postgres://user:password@localhost/content', /^postgres(?:ql)?:$/),
    'PostgreSQL 15 or newer (postgres://…); empty: the embedded database.',
  ),
  SECRETS_KEY: optional(
    secretKey,
    'Key that encrypts stored secrets, such as keys of model servers and those that sign: 32 bytes in base64 or hex; empty: the file secrets.key in DATA_DIR, created at the first start. Set it if there are several servers.',
  ),
  SECRETS_KEY_OLD: optional(
    secretKeys,
    'Further keys that stored secrets may still be encrypted with, with commas between: while SECRETS_KEY is replaced (docs/running.md#secrets).',
  ),
  PUBLIC_URL: optional(
    url('https://content.example.com'),
    'Address that people use, if there is a proxy in front (https://content.example.com).',
  ),
  EXTENSION_ORIGINS: optional(
    extensionOrigins,
    'Origins of browser extensions that may call the API for people who let them in, with commas between (docs/extension.md); empty: none may.',
  ),
  TRUST_PROXY: proxies.prefault('false').meta({
    description:
      'Proxies whose X-Forwarded headers are trusted: false (none), true (one proxy in front), the number of proxies, or their addresses and networks (10.0.0.7, 10.1.0.0/16).',
  }),
  HOST_SDK_URL: pathOrUrl('/host/sdk.js')
    .prefault('/host/sdk.js')
    .meta({ description: 'Where the page loads the SDK of its host platform from.' }),
  HOST_JWKS_URL: optional(
    url('https://host.example.com/jwks.json'),
    'Key set that verifies access tokens; empty: the embedded host (docs/hosting.md).',
  ),
  HOST_API_URL: optional(
    url('https://host.example.com/directory'),
    'Where the host platform answers the API server about sessions and folders.',
  ),
  HOST_API_SECRET: optional(
    text,
    'Secret that an API server sends to HOST_API_URL; the embedded host requires it from other servers.',
  ),
  HOST_TOKEN_ISSUER: optional(text, 'The only issuer of access tokens, if any.'),
  HOST_TOKEN_AUDIENCE: optional(text, 'The audience of access tokens, if any.'),
  HOST_SIGNUP_URL: pathOrUrl('/sign-up')
    .prefault('/sign-up')
    .meta({ description: 'Where a guest creates an account.' }),
  HOST_MULTILOGIN_URL: pathOrUrl('/multilogin')
    .prefault('/multilogin')
    .meta({ description: 'Where people go whose session has ended elsewhere.' }),
  HOST_HOME_URL: pathOrUrl('/projects/')
    .prefault('/projects/')
    .meta({ description: 'The home page of the host platform.' }),
  SUPPORT_EMAIL: z
    .email('is not an e-mail address')
    .prefault('support@example.org')
    .meta({ description: 'Where people write when something goes wrong.' }),
  INVITATION_TEXT: optional(
    text,
    'What people are invited to, above the start page, in one sentence; with INVITATION_URL.',
  ),
  INVITATION_URL: optional(url('https://example.org/interview'), 'Where an invitation leads.'),
  INVITATION_VERSION: text
    .regex(/^\w{1,20}$/, 'is not one word')
    .prefault('1')
    .meta({
      description: 'Another one shows the invitation again to those who have dismissed it.',
    }),
  FREE_PLAN_READ_ONLY_FROM: dayOrNever.prefault(dayOf(ACCOUNT_DATES.freePlanReadOnlyFrom)).meta({
    description: 'Day from which accounts without a subscription are read-only; or never.',
  }),
  TRIAL_ELIGIBLE_AFTER: day
    .prefault(dayOf(ACCOUNT_DATES.trialEligibleAfter))
    .meta({ description: 'Accounts created after this day are offered a trial.' }),
  LOYAL_BEFORE: day.prefault(dayOf(ACCOUNT_DATES.loyalBefore)).meta({
    description: 'Accounts created before this day are loyal: more SEO articles a month.',
  }),
  PROMO_BEFORE: day.prefault(dayOf(ACCOUNT_DATES.promoBefore)).meta({
    description:
      'Accounts created before this day are asked three questions instead of five, where flipper_release_promo_modal is open.',
  }),
  NEWS: trueOrFalse.prefault('true').meta({
    description:
      'Whether people see news of the product and are asked about their work; an administrator can spare an account at /admin.',
  }),
  CONTENT_REPURPOSING_URL: optional(
    url('https://example.org/repurposing'),
    'Where the news about content repurposing leads; empty: it is not shown.',
  ),
  LIMITS_FREE: optional(
    limitTotals,
    `Units a month without a subscription, where they differ from ${inFree}.`,
  ),
  LIMITS_PAID: optional(
    limitTotals,
    'Units a month with a subscription, where they differ from serpBased=5, aiFeatures=5000 and 500 of each of the others.',
  ),
  LIMITS_LOYAL: optional(
    limitTotals,
    'Units a month of loyal accounts with a subscription, where they differ from LIMITS_PAID with at least serpBased=20.',
  ),
  MODEL_BASE_URL: optional(
    url('https://api.openai.com/v1'),
    'Address of a model server that speaks the OpenAI protocol (https://api.openai.com/v1, http://localhost:11434/v1 …).',
  ),
  MODEL_API_KEY: optional(text, 'Key for MODEL_BASE_URL, if it needs one.'),
  MODEL_NAME: optional(
    text,
    'Model to write with; required with MODEL_BASE_URL, optional with ANTHROPIC_API_KEY.',
  ),
  MODEL_IMAGE_NAME: optional(
    text,
    'Model of MODEL_BASE_URL that makes images; without one, covers are designed and none is made by AI.',
  ),
  ANTHROPIC_API_KEY: optional(
    text,
    'Key to write with a model of Anthropic. Without any model, drafts are made from your material.',
  ),
  MODEL_GGUF: optional(
    text,
    'Path of a GGUF file to write with, in this process; npm start then installs node-llama-cpp into .models (docs/models.md).',
  ),
  SEARCH_PROVIDER: optional(
    oneOf(...SEARCH_PROVIDERS),
    `Service that finds competitors: ${or.format(SEARCH_PROVIDERS)}. Without one, they are looked for among imported pages.`,
  ),
  SEARCH_ADDRESS: optional(
    url('https://search.example.com'),
    `Address of ${or.format(namesOfThoseWith('isOwnServer'))}, whose search.formats have json; needed with SEARCH_PROVIDER=${OWN_SERVERS}.`,
  ),
  SEARCH_API_KEY: optional(
    text,
    `Key of the search service; of ${or.format(namesOfThoseWith('hasLogin'))}, login and password with a colon between them.`,
  ),
  CANVA_CLIENT_ID: optional(
    text,
    'Client of this installation at Canva, with which people edit images there (docs/integrations.md); needs CANVA_CLIENT_SECRET and PUBLIC_URL.',
  ),
  CANVA_CLIENT_SECRET: optional(text, 'Secret of CANVA_CLIENT_ID.'),
  CANVA_API_URL: url('https://api.canva.com/rest')
    .prefault('https://api.canva.com/rest')
    .meta({ description: 'Where the API of Canva begins; another one is for tests.' }),
  CANVA_AUTHORIZE_URL: url('https://www.canva.com/api/oauth/authorize')
    .prefault('https://www.canva.com/api/oauth/authorize')
    .meta({ description: 'Where people allow access to their account at Canva; the same.' }),
  SMTP_URL: optional(
    url('smtp://user:password@mail.example.com', /^smtps?:$/),
    'Mail server that sends the ideas of each week: smtp:// (port 587) or smtps:// (port 465); needs MAIL_FROM and PUBLIC_URL. A password is only sent encrypted.',
  ),
  MAIL_FROM: optional(z.email('is not an e-mail address'), 'Address that e-mails come from.'),
  MIXPANEL_TOKEN: optional(
    text.regex(/^\w{1,100}$/, 'is not a token of a Mixpanel project'),
    'Project of Mixpanel that gets the events of docs/analytics.md, from people who consent.',
  ),
  MIXPANEL_API_HOST: origin('https://api-eu.mixpanel.com')
    .prefault('https://api-js.mixpanel.com')
    .meta({
      description: 'Server of MIXPANEL_TOKEN; https://api-eu.mixpanel.com keeps events in the EU.',
    }),
  ANALYTICS_LOG: trueOrFalse.prefault('true').meta({
    description:
      'Without MIXPANEL_TOKEN: events of people who consent go to the log of the installation, which administrators see in the settings. false: nothing is counted and nobody is asked.',
  }),
  SENTRY_DSN: optional(
    dsn,
    'DSN of a Sentry project that gets the errors of the page, through this server; without texts, addresses and names (docs/errors.md).',
  ),
  SENTRY_SERVER_DSN: optional(dsn, 'The same for the errors of this server.'),
  SOURCE_MAPS: trueOrFalse.prefault('false').meta({
    description: 'true: the source maps of the page are served, so that Sentry can fetch them.',
  }),
  OFFLINE_PAGE: trueOrFalse.prefault('true').meta({
    description:
      'false: a browser shows its own page where the server cannot be reached, and the service worker of earlier visits is removed.',
  }),
  URL_IMPORT_ALLOW_PRIVATE: trueOrFalse.prefault('false').meta({
    description:
      'true: articles may also be imported from addresses in your own network; every signed-in user can then read what those serve.',
  }),
  LOG_LEVEL: oneOf('fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent')
    .prefault('info')
    .meta({ description: 'fatal, error, warn, info, debug, trace or silent.' }),
  LOG_SHARED: trueOrFalse.prefault('false').meta({
    description:
      'true: others than the operators read the log, so network addresses in it are keyed hashes.',
  }),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000).prefault('1000').meta({
    description:
      'API requests a minute for one account, or for one address if nobody is signed in.',
  }),
  REQUESTS_AT_ONCE: wholeNumber(1, 100_000).prefault('200').meta({
    description: 'Requests that a process handles at once; further ones get 503 with Retry-After.',
  }),
  IMAGES_PER_WORKSPACE_MB: wholeNumber(1, 1_000_000)
    .prefault('1024')
    .meta({ description: 'Megabytes that the images of one workspace may take together.' }),
});

export type Config = z.output<typeof variables>;

/** Rules about several variables: [whether it is broken, the variable to name, what is wrong with it]. */
const COMBINATIONS: readonly [(config: Config) => boolean, keyof Config, string][] = [
  [
    ({ ROLE, DATABASE_URL }) => ROLE !== 'all' && DATABASE_URL === null,
    'ROLE',
    'needs DATABASE_URL: only one process can have the embedded database open',
  ],
  [
    ({ SECRETS_KEY, SECRETS_KEY_OLD }) => SECRETS_KEY_OLD !== null && SECRETS_KEY === null,
    'SECRETS_KEY_OLD',
    'is set without SECRETS_KEY',
  ],
  [
    ({ HOST_JWKS_URL, HOST_API_URL }) => (HOST_JWKS_URL === null) !== (HOST_API_URL === null),
    'HOST_API_URL',
    'and HOST_JWKS_URL go together: a remote host platform needs both',
  ],
  [
    ({ HOST_API_URL, HOST_API_SECRET }) => HOST_API_URL !== null && HOST_API_SECRET === null,
    'HOST_API_SECRET',
    'is needed with HOST_API_URL',
  ],
  [
    (config) => config.MODEL_BASE_URL !== null && config.ANTHROPIC_API_KEY !== null,
    'ANTHROPIC_API_KEY',
    'is set together with MODEL_BASE_URL: choose one of them',
  ],
  [
    (config) =>
      config.MODEL_GGUF !== null &&
      (config.MODEL_BASE_URL !== null || config.ANTHROPIC_API_KEY !== null),
    'MODEL_GGUF',
    'is set together with MODEL_BASE_URL or ANTHROPIC_API_KEY: choose one of them',
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
    (config) => config.MODEL_BASE_URL === null && config.MODEL_IMAGE_NAME !== null,
    'MODEL_IMAGE_NAME',
    'is for MODEL_BASE_URL, which is not set',
  ],
  [
    ({ MODEL_BASE_URL, ANTHROPIC_API_KEY, MODEL_NAME }) =>
      MODEL_BASE_URL === null && ANTHROPIC_API_KEY === null && MODEL_NAME !== null,
    'MODEL_NAME',
    'is set without MODEL_BASE_URL or ANTHROPIC_API_KEY',
  ],
  [
    ({ SMTP_URL, MAIL_FROM }) => (SMTP_URL === null) !== (MAIL_FROM === null),
    'MAIL_FROM',
    'and SMTP_URL go together',
  ],
  [
    ({ SMTP_URL, PUBLIC_URL }) => SMTP_URL !== null && PUBLIC_URL === null,
    'PUBLIC_URL',
    'is needed with SMTP_URL: links in e-mails lead there',
  ],
  [
    ({ CANVA_CLIENT_ID, CANVA_CLIENT_SECRET }) =>
      (CANVA_CLIENT_ID === null) !== (CANVA_CLIENT_SECRET === null),
    'CANVA_CLIENT_SECRET',
    'and CANVA_CLIENT_ID go together',
  ],
  [
    ({ CANVA_CLIENT_ID, PUBLIC_URL }) => CANVA_CLIENT_ID !== null && PUBLIC_URL === null,
    'PUBLIC_URL',
    'is needed with CANVA_CLIENT_ID: Canva sends people back there',
  ],
  [
    ({ SEARCH_PROVIDER, SEARCH_ADDRESS }) =>
      (SEARCH_PROVIDER !== null && isOwnServer(SEARCH_PROVIDER)) !== (SEARCH_ADDRESS !== null),
    'SEARCH_ADDRESS',
    `and SEARCH_PROVIDER=${OWN_SERVERS} go together: only ${or.format(namesOfThoseWith('isOwnServer'))} is a server of your own`,
  ],
  [
    ({ SEARCH_PROVIDER, SEARCH_API_KEY }) =>
      SEARCH_PROVIDER !== null && !isOwnServer(SEARCH_PROVIDER) && SEARCH_API_KEY === null,
    'SEARCH_API_KEY',
    'is needed with this SEARCH_PROVIDER',
  ],
  [
    ({ SEARCH_PROVIDER, SEARCH_API_KEY }) => SEARCH_PROVIDER === null && SEARCH_API_KEY !== null,
    'SEARCH_API_KEY',
    'is for SEARCH_PROVIDER, which is not set',
  ],
];

const configSchema = variables.superRefine((config, context) => {
  for (const [isWrong, name, message] of COMBINATIONS) {
    if (isWrong(config)) context.addIssue({ code: 'custom', path: [name], message });
  }
});

/** The rows of the table in README.md. */
export const CONFIG_VARIABLES = Object.entries(variables.shape).map(([name, schema]) => ({
  name,
  default: schema.def.defaultValue,
  meaning: schema.description ?? '',
}));

/** The configuration is not usable. The message names every bad variable. */
export class ConfigError extends Error {}

/** Reads the environment; an empty variable counts as not set. */
export function configOf(env: Readonly<Record<string, string | undefined>>): Config {
  const values = Object.fromEntries(
    CONFIG_VARIABLES.map(({ name }) => [name, env[name]?.trim() || undefined]),
  );
  const result = configSchema.safeParse(values);
  if (result.success) return result.data;
  const bad = result.error.issues.map(
    ({ path: [name], message }) => `${String(name)} ${message}`, // not the value: it may hold a password
  );
  throw new ConfigError(`The configuration is not usable: ${bad.join('; ')}.`);
}

/** The part of the configuration that the page gets. */
export function pageConfigOf(config: Config, version: string): PageConfig {
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
    limits: limitsOf(config),
    invitation: invitationOf(config),
    news: config.NEWS ? { repurposingUrl: config.CONTENT_REPURPOSING_URL } : null,
    analytics: analyticsOf(config),
    errorReports: config.SENTRY_DSN === null ? null : { dsn: config.SENTRY_DSN, release: version },
  };
}

function analyticsOf({ MIXPANEL_TOKEN, MIXPANEL_API_HOST, ANALYTICS_LOG }: Config): AnalyticsSink {
  if (MIXPANEL_TOKEN !== null) return { token: MIXPANEL_TOKEN, apiHost: MIXPANEL_API_HOST };
  return ANALYTICS_LOG ? 'log' : 'none';
}

function invitationOf({ INVITATION_URL, INVITATION_TEXT, INVITATION_VERSION }: Config) {
  if (INVITATION_URL === null || INVITATION_TEXT === null) return null;
  return { url: INVITATION_URL, text: INVITATION_TEXT, version: INVITATION_VERSION };
}

export function limitsOf({ LIMITS_FREE, LIMITS_PAID, LIMITS_LOYAL }: Config): LimitPlans {
  const { free, paid, loyal } = LIMIT_PLANS;
  return {
    free: { ...free, ...LIMITS_FREE },
    paid: { ...paid, ...LIMITS_PAID },
    loyal: {
      ...loyal,
      ...LIMITS_PAID,
      serpBased: Math.max(loyal.serpBased, LIMITS_PAID?.serpBased ?? 0),
      ...LIMITS_LOYAL,
    },
  };
}

export function datesOf(config: Config): AccountDates {
  return {
    freePlanReadOnlyFrom: config.FREE_PLAN_READ_ONLY_FROM,
    trialEligibleAfter: config.TRIAL_ELIGIBLE_AFTER,
    loyalBefore: config.LOYAL_BEFORE,
    promoBefore: config.PROMO_BEFORE,
  };
}
