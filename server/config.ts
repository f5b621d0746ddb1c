import { z } from 'zod';

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
    meaning: 'Folder of the embedded database and of secrets.',
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
    meaning: 'true: believe the X-Forwarded headers of the proxy in front.',
  },
  {
    name: 'HOST_SDK_URL',
    default: '/host/sdk.js',
    meaning: 'Where the page loads the SDK of its host platform from.',
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
    name: 'LOG_LEVEL',
    default: 'info',
    meaning: 'fatal, error, warn, info, debug, trace or silent.',
  },
  {
    name: 'RATE_LIMIT_PER_MINUTE',
    default: '1000',
    meaning: 'API requests that one address may make in a minute.',
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

const textOrEmpty = z.string().transform((value) => (value === '' ? null : value));

const variablesSchema = z.object({
  ROLE: z.enum(['all', 'api', 'worker'], 'is none of all, api, worker'),
  PORT: wholeNumber(0, 65_535),
  HOST: z.string().min(1, 'is empty'),
  DATA_DIR: z.string().min(1, 'is empty'),
  DATABASE_URL: urlOrEmpty(/^postgres(?:ql)?:$/, 'postgres://user:password@localhost/content'),
  PUBLIC_URL: urlOrEmpty(ORIGIN_OF_PAGES, 'https://content.example.com'),
  TRUST_PROXY: z
    .enum(['true', 'false'], 'is neither true nor false')
    .transform((it) => it === 'true'),
  HOST_SDK_URL: z
    .string()
    .refine(
      (value) => /^\/(?!\/)/.test(value) || isUrl(value, ORIGIN_OF_PAGES),
      'is neither a path such as /host/sdk.js nor an http address',
    ),
  MODEL_BASE_URL: urlOrEmpty(ORIGIN_OF_PAGES, 'https://api.openai.com/v1'),
  MODEL_API_KEY: textOrEmpty,
  MODEL_NAME: textOrEmpty,
  ANTHROPIC_API_KEY: textOrEmpty,
  LOG_LEVEL: z.enum(
    ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
    'is none of fatal, error, warn, info, debug, trace, silent',
  ),
  RATE_LIMIT_PER_MINUTE: wholeNumber(1, 1_000_000),
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
