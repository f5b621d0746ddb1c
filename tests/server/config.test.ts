import { expect, test } from '@jest/globals';
import { ACCOUNT_DATES } from '#domain/access/accountDates.ts';
import { LIMIT_PLANS } from '#domain/access/limits.ts';
import {
  CONFIG_VARIABLES,
  ConfigError,
  configOf,
  datesOf,
  limitsOf,
  pageConfigOf,
} from '#server/config.ts';

test('an empty environment gives the defaults', () => {
  expect(configOf({})).toEqual({
    ROLE: 'all',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_URL: null,
    SECRETS_KEY: null,
    SECRETS_KEY_OLD: null,
    PUBLIC_URL: null,
    EXTENSION_ORIGINS: null,
    TRUST_PROXY: 0,
    HOST_SDK_URL: '/host/sdk.js',
    HOST_JWKS_URL: null,
    HOST_API_URL: null,
    HOST_API_SECRET: null,
    HOST_TOKEN_ISSUER: null,
    HOST_TOKEN_AUDIENCE: null,
    HOST_SIGNUP_URL: '/sign-up',
    HOST_MULTILOGIN_URL: '/multilogin',
    HOST_HOME_URL: '/projects/',
    SUPPORT_EMAIL: 'support@example.org',
    INVITATION_TEXT: null,
    INVITATION_URL: null,
    INVITATION_VERSION: '1',
    FREE_PLAN_READ_ONLY_FROM: '2025-01-22T00:00:00.000Z',
    TRIAL_ELIGIBLE_AFTER: '2024-01-01T00:00:00.000Z',
    LOYAL_BEFORE: '2025-01-16T00:00:00.000Z',
    PROMO_BEFORE: '2025-09-19T00:00:00.000Z',
    CONTENT_REPURPOSING_URL: null,
    NEWS: true,
    LIMITS_FREE: null,
    LIMITS_PAID: null,
    LIMITS_LOYAL: null,
    MODEL_BASE_URL: null,
    MODEL_API_KEY: null,
    MODEL_NAME: null,
    MODEL_IMAGE_NAME: null,
    ANTHROPIC_API_KEY: null,
    MODEL_GGUF: null,
    SEARCH_PROVIDER: null,
    SEARCH_ADDRESS: null,
    SEARCH_API_KEY: null,
    CANVA_CLIENT_ID: null,
    CANVA_CLIENT_SECRET: null,
    CANVA_API_URL: 'https://api.canva.com/rest',
    CANVA_AUTHORIZE_URL: 'https://www.canva.com/api/oauth/authorize',
    SMTP_URL: null,
    MAIL_FROM: null,
    MIXPANEL_TOKEN: null,
    MIXPANEL_API_HOST: 'https://api-js.mixpanel.com',
    ANALYTICS_LOG: true,
    SENTRY_DSN: null,
    SENTRY_SERVER_DSN: null,
    SOURCE_MAPS: false,
    OFFLINE_PAGE: true,
    URL_IMPORT_ALLOW_PRIVATE: false,
    LOG_LEVEL: 'info',
    LOG_SHARED: false,
    RATE_LIMIT_PER_MINUTE: 1000,
    REQUESTS_AT_ONCE: 200,
    IMAGES_PER_WORKSPACE_MB: 1024,
  });
});

test('an empty variable counts as not set', () => {
  expect(configOf({ PORT: ' ', DATABASE_URL: '' })).toEqual(configOf({}));
});

test('values are read from the environment', () => {
  const config = configOf({
    PORT: '0',
    DATABASE_URL: 'postgres://me:secret@localhost/content',
    PUBLIC_URL: 'https://content.example.com',
    HOST_SDK_URL: 'https://host.example.com/sdk.js',
    TRUST_PROXY: 'true',
  });
  expect(config).toMatchObject({ PORT: 0, TRUST_PROXY: 1 });
  expect(config.DATABASE_URL).toBe('postgres://me:secret@localhost/content');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['SECRETS_KEY', 'password'],
  ['SECRETS_KEY', 'f'.repeat(63)],
  ['SECRETS_KEY', Buffer.alloc(31).toString('base64')],
  ['SECRETS_KEY', `${Buffer.alloc(32).toString('base64')}!`],
  ['EXTENSION_ORIGINS', 'https://evil.example'],
  ['PUBLIC_URL', 'content.example.com'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'yes'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10'],
  ['TRUST_PROXY', '1.5'],
  ['TRUST_PROXY', '10.1'],
  ['TRUST_PROXY', '10.0.0.0/33'],
  ['TRUST_PROXY', '10.0.0.7, proxy.example'],
  ['TRUST_PROXY', 'loopback'],
  ['HOST_SDK_URL', '//evil.example/sdk.js'],
  ['HOST_SDK_URL', 'sdk.js'],
  ['HOST_SIGNUP_URL', 'sign-up'],
  ['HOST_SIGNUP_URL', 'javascript:alert(1)'],
  ['HOST_MULTILOGIN_URL', '//evil.example/multilogin'],
  ['HOST_HOME_URL', '/\\evil.example'],
  ['SUPPORT_EMAIL', 'support'],
  ['INVITATION_URL', 'javascript:alert(1)'],
  ['INVITATION_VERSION', 'two words'],
  ['FREE_PLAN_READ_ONLY_FROM', 'tomorrow'],
  ['FREE_PLAN_READ_ONLY_FROM', '2025-02-30'],
  ['FREE_PLAN_READ_ONLY_FROM', '22.01.2025'],
  ['TRIAL_ELIGIBLE_AFTER', 'never'],
  ['LOYAL_BEFORE', '2025'],
  ['PROMO_BEFORE', 'never'],
  ['CONTENT_REPURPOSING_URL', 'javascript:alert(1)'],
  ['NEWS', 'no'],
  ['LOG_LEVEL', 'loud'],
  ['ROLE', 'manager'],
  ['MODEL_BASE_URL', 'localhost:11434'],
  ['CANVA_API_URL', 'api.canva.com'],
  ['CANVA_AUTHORIZE_URL', 'javascript:alert(1)'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
])('%s cannot be %s, and the message names it', (name, value) => {
  expect(() => configOf({ [name]: value })).toThrow(new RegExp(`${name} is n`));
});

test.each(['base64', 'base64url', 'hex'] as const)('SECRETS_KEY may be 32 bytes in %s', (form) => {
  const bytes = Buffer.from(Array.from({ length: 32 }, (_, at) => 255 - at));
  expect(configOf({ SECRETS_KEY: bytes.toString(form) }).SECRETS_KEY).toEqual(bytes);
});

test('one message names every bad variable and repeats no value, which may be a secret', () => {
  const bad = () => configOf({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'secret://me:pass@db' });
  expect(bad).toThrow(ConfigError);
  expect(bad).toThrow(/PORT .*DATABASE_URL .*LOG_LEVEL /);
  expect(bad).not.toThrow(/pass@db/);
});

test('every variable has a description', () => {
  for (const { name, meaning } of CONFIG_VARIABLES) {
    expect(name).toMatch(/^[A-Z_]+$/);
    expect(meaning).toMatch(/\.$/);
  }
});

const HOST = {
  HOST_JWKS_URL: 'https://host.example.com/jwks.json',
  HOST_API_URL: 'https://host.example.com/directory',
};

const BASE = { MODEL_BASE_URL: 'http://localhost:11434/v1' };

test.each([
  [{ ROLE: 'api' }, 'ROLE needs DATABASE_URL'],
  [{ ROLE: 'worker' }, 'ROLE needs DATABASE_URL'],
  [{ ...HOST, HOST_API_URL: '' }, 'HOST_API_URL and HOST_JWKS_URL go together'],
  [{ ...HOST, HOST_JWKS_URL: '' }, 'HOST_API_URL and HOST_JWKS_URL go together'],
  [HOST, 'HOST_API_SECRET is needed with HOST_API_URL'],
  [BASE, 'MODEL_NAME is needed'],
  [{ ...BASE, MODEL_NAME: 'm', ANTHROPIC_API_KEY: 'k' }, 'ANTHROPIC_API_KEY is set together'],
  [{ MODEL_API_KEY: 'k' }, 'MODEL_API_KEY is for MODEL_BASE_URL'],
  [{ MODEL_NAME: 'm' }, 'MODEL_NAME is set without'],
  [{ MODEL_GGUF: 'm.gguf', ANTHROPIC_API_KEY: 'k' }, 'MODEL_GGUF is set together'],
  [{ ...BASE, MODEL_NAME: 'm', MODEL_GGUF: 'm.gguf' }, 'MODEL_GGUF is set together'],
  [{ MODEL_GGUF: 'm.gguf', MODEL_NAME: 'm' }, 'MODEL_NAME is set without'],
])('%j is an invalid combination, and the message says why', (env, message) => {
  expect(() => configOf(env)).toThrow(message);
});

test.each([
  { ...BASE, MODEL_NAME: 'm' },
  { ...BASE, MODEL_NAME: 'm', MODEL_API_KEY: 'k' },
  { ...HOST, HOST_API_SECRET: 's' },
  { HOST_API_SECRET: 's' },
  { ANTHROPIC_API_KEY: 'k' },
  { ANTHROPIC_API_KEY: 'k', MODEL_NAME: 'm' },
  { MODEL_GGUF: '/srv/m.gguf' },
  { ROLE: 'worker', DATABASE_URL: 'postgres://localhost/content' },
])('%j is a valid configuration', (env) => {
  expect(configOf(env)).toMatchObject(env);
});

// §9.dates.1 §9.dates.2 §9.dates.3 §9.dates.4 §d.values.9
test('the account dates are those of the specification unless the installation sets its own', () => {
  expect(datesOf(configOf({}))).toEqual(ACCOUNT_DATES);
  const days = {
    LOYAL_BEFORE: '2026-02-28',
    TRIAL_ELIGIBLE_AFTER: '2024-02-29',
    PROMO_BEFORE: '2026-03-01',
  };
  expect(datesOf(configOf({ ...days, FREE_PLAN_READ_ONLY_FROM: '2030-12-31' }))).toEqual({
    freePlanReadOnlyFrom: '2030-12-31T00:00:00.000Z',
    trialEligibleAfter: '2024-02-29T00:00:00.000Z',
    loyalBefore: '2026-02-28T00:00:00.000Z',
    promoBefore: '2026-03-01T00:00:00.000Z',
  });
});

// §d.access.6
test('the read-only cutoff may be never', () => {
  const config = configOf({ FREE_PLAN_READ_ONLY_FROM: 'never' });
  expect(datesOf(config).freePlanReadOnlyFrom).toBeNull();
});

// §d.limits.11
test('limits that are set replace the defaults, for the page as well; those of loyal accounts follow those of a subscription', () => {
  const config = configOf({
    LIMITS_FREE: 'article=1, smm=0',
    LIMITS_PAID: 'serpBased=7,article=900',
    LIMITS_LOYAL: 'smm=600',
  });
  const limits = {
    free: { ...LIMIT_PLANS.free, article: 1, smm: 0 },
    paid: { ...LIMIT_PLANS.paid, serpBased: 7, article: 900 },
    loyal: { ...LIMIT_PLANS.loyal, serpBased: 20, article: 900, smm: 600 },
  };
  expect(limitsOf(config)).toEqual(limits);
  expect(pageConfigOf(config, '1.0.0').limits).toEqual(limits);
  expect(limitsOf(configOf({ LIMITS_PAID: 'serpBased=50' })).loyal.serpBased).toBe(50);
});

// §d.limits.11
test.each([
  'articles=3',
  'article',
  'article=-1',
  'article=1.5',
  'article=1000001',
  'article=1;smm=2',
  'toString=1',
])('limits such as %s are refused', (LIMITS_FREE) => {
  expect(() => configOf({ LIMITS_FREE })).toThrow('LIMITS_FREE is not a list such as article=3');
});

// §d.host.5
test('the page gets the origins of its host, each once, and no others', () => {
  expect(pageConfigOf(configOf({}), '1.0.0')).toEqual({
    supportEmail: 'support@example.org',
    hostHomeUrl: '/projects/',
    hostSignupUrl: '/sign-up',
    hostMultiloginUrl: '/multilogin',
    hostOrigins: [],
    dates: ACCOUNT_DATES,
    limits: LIMIT_PLANS,
    invitation: null,
    news: { repurposingUrl: null },
    analytics: 'log',
    errorReports: null,
  });
  const page = pageConfigOf(
    configOf({
      HOST_SDK_URL: 'https://cdn.example.com/sdk.js',
      HOST_HOME_URL: 'https://host.example.com/home',
      HOST_SIGNUP_URL: 'https://host.example.com/join?from=toolkit',
      HOST_MULTILOGIN_URL: '/multilogin',
      SUPPORT_EMAIL: 'help@example.com',
    }),
    '1.0.0',
  );
  expect(page).toMatchObject({
    supportEmail: 'help@example.com',
    hostHomeUrl: 'https://host.example.com/home',
    hostSignupUrl: 'https://host.example.com/join?from=toolkit',
    hostMultiloginUrl: '/multilogin',
    hostOrigins: ['https://cdn.example.com', 'https://host.example.com'],
  });
});

// §d.values.14
test('the page is told where the news about content repurposing leads, and whether there is news at all', () => {
  const CONTENT_REPURPOSING_URL = 'https://a.example/repurposing';
  const newsIn = (env: Record<string, string>) => pageConfigOf(configOf(env), '1.0.0').news;
  expect(newsIn({ CONTENT_REPURPOSING_URL })).toEqual({ repurposingUrl: CONTENT_REPURPOSING_URL });
  expect(newsIn({ CONTENT_REPURPOSING_URL, NEWS: 'false' })).toBeNull();
});

test('an invitation needs its text and its address', () => {
  const variables = { INVITATION_TEXT: 'Talk to us.', INVITATION_URL: 'https://a.example/talk' };
  const invitationIn = (env: Record<string, string>) =>
    pageConfigOf(configOf(env), '1.0.0').invitation;
  expect(invitationIn(variables)).toEqual({
    text: 'Talk to us.',
    url: 'https://a.example/talk',
    version: '1',
  });
  expect(invitationIn({ INVITATION_TEXT: 'Talk to us.' })).toBeNull();
  expect(invitationIn({ ...variables, INVITATION_VERSION: '2' })?.version).toBe('2');
});
