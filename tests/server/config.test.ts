import { expect, test } from '@jest/globals';
import { CONFIG_VARIABLES, ConfigError, configOf } from '#server/config.ts';

test('an empty environment gives the defaults', () => {
  expect(configOf({})).toEqual({
    ROLE: 'all',
    PORT: 3000,
    HOST: '127.0.0.1',
    DATA_DIR: './data',
    DATABASE_URL: null,
    PUBLIC_URL: null,
    TRUST_PROXY: false,
    HOST_SDK_URL: '/host/sdk.js',
    MODEL_BASE_URL: null,
    MODEL_API_KEY: null,
    MODEL_NAME: null,
    ANTHROPIC_API_KEY: null,
    LOG_LEVEL: 'info',
    RATE_LIMIT_PER_MINUTE: 1000,
  });
});

test('a variable that is set to nothing counts as not set', () => {
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
  expect(config).toMatchObject({ PORT: 0, TRUST_PROXY: true });
  expect(config.DATABASE_URL).toBe('postgres://me:secret@localhost/content');
});

test.each([
  ['PORT', 'abc'],
  ['PORT', '70000'],
  ['PORT', '-1'],
  ['DATABASE_URL', 'mysql://localhost/x'],
  ['PUBLIC_URL', 'content.example.com'],
  ['PUBLIC_URL', 'javascript:alert(1)'],
  ['TRUST_PROXY', 'yes'],
  ['HOST_SDK_URL', '//evil.example/sdk.js'],
  ['HOST_SDK_URL', 'sdk.js'],
  ['LOG_LEVEL', 'loud'],
  ['ROLE', 'manager'],
  ['MODEL_BASE_URL', 'localhost:11434'],
  ['RATE_LIMIT_PER_MINUTE', '0'],
])('%s cannot be %s, and the message names it', (name, value) => {
  expect(() => configOf({ [name]: value })).toThrow(new RegExp(`${name} is n`));
});

test('one message names every bad variable and repeats no value, which may be a secret', () => {
  const bad = () => configOf({ PORT: 'x', LOG_LEVEL: 'y', DATABASE_URL: 'secret://me:pass@db' });
  expect(bad).toThrow(ConfigError);
  expect(bad).toThrow(/PORT .*DATABASE_URL .*LOG_LEVEL /);
  expect(bad).not.toThrow(/pass@db/);
});

test('every variable says what it is for', () => {
  for (const { name, meaning } of CONFIG_VARIABLES) {
    expect(name).toMatch(/^[A-Z_]+$/);
    expect(meaning).toMatch(/\.$/);
  }
});

const BASE = { MODEL_BASE_URL: 'http://localhost:11434/v1' };

test.each([
  [{ ROLE: 'api' }, 'ROLE needs DATABASE_URL'],
  [{ ROLE: 'worker' }, 'ROLE needs DATABASE_URL'],
  [BASE, 'MODEL_NAME is needed'],
  [{ ...BASE, MODEL_NAME: 'm', ANTHROPIC_API_KEY: 'k' }, 'ANTHROPIC_API_KEY is set beside'],
  [{ MODEL_API_KEY: 'k' }, 'MODEL_API_KEY is for MODEL_BASE_URL'],
  [{ MODEL_NAME: 'm' }, 'MODEL_NAME is set without'],
])('%j does not go together, and the message says what is wrong', (env, message) => {
  expect(() => configOf(env)).toThrow(message);
});

test.each([
  { ...BASE, MODEL_NAME: 'm' },
  { ...BASE, MODEL_NAME: 'm', MODEL_API_KEY: 'k' },
  { ANTHROPIC_API_KEY: 'k' },
  { ANTHROPIC_API_KEY: 'k', MODEL_NAME: 'm' },
  { ROLE: 'worker', DATABASE_URL: 'postgres://localhost/content' },
])('%j is a configuration to start with', (env) => {
  expect(configOf(env)).toMatchObject(env);
});
