import { z } from 'zod';
import type { SchemasOf } from '../lib/route.ts';
import { eventSchemas } from '../session/event.schema.ts';
import { type installationRoutes, MODEL_FAILURES, MODEL_PROTOCOLS } from './installation.route.ts';
import { mailSchemas } from './mail.schema.ts';
import { ADDRESS_MAX_CHARS, addressSchema, keySchema, searchSchemas } from './search.schema.ts';

const pathSchema = z
  .string()
  .max(ADDRESS_MAX_CHARS)
  .regex(
    /^(?:\/|[a-z]:[\\/])[^\p{C}]*\.gguf$/iu,
    'Enter the whole path of a file on the server that ends in .gguf.',
  );

const nameSchema = z.string().trim().min(1, 'Choose a model.').max(200);

/** A server or, of gguf, a file, which has no key; and what a request says beside it. */
const somewhere = <Shape extends z.ZodRawShape>(rest: Shape) =>
  z.discriminatedUnion('protocol', [
    z.object({
      protocol: z.enum(MODEL_PROTOCOLS).exclude(['gguf']),
      address: addressSchema,
      /** Without it, the stored key is used if it belongs to the same server. Session logs mask a field of this name. */
      apiKey: keySchema.optional(),
      ...rest,
    }),
    z.object({ protocol: z.literal('gguf'), address: pathSchema, ...rest }),
  ]);

const serverSchema = somewhere({});

/** An amount as a decimal number: people enter prices that a float does not have. */
const amountSchema = z
  .string()
  .regex(/^[0-9]{1,6}(\.[0-9]{1,6})?$/, 'Enter a number, such as 0.15, with at most six decimals.');

/** Of a million tokens. */
const priceSchema = z.object({ input: amountSchema, output: amountSchema });

const pricesSchema = z.object({
  /** As it is to be shown. */
  currency: z.string().regex(/^[^\s\p{C}]{1,10}$/u, 'Enter a currency, such as USD.'),
  best: priceSchema.nullable(),
  fast: priceSchema.nullable(),
});

const choice = {
  /** For rewriting and suggestions. */
  fast: nameSchema,
  /** For drafts and everything that is written at length; may be the same. */
  best: nameSchema,
  /** For images; null: none makes any. */
  image: nameSchema.nullable().default(null),
  /** Without them, what is used has no cost. */
  prices: pricesSchema.nullable().default(null),
};

const modelsRequestSchema = somewhere(choice);

const modelsTestSchema = somewhere({
  ...choice,
  /** Also makes one image, which a provider may charge for. */
  withImage: z.boolean().default(false),
});

const modelsSchema = z.object({
  /** The environment wins over the settings, and is changed where the server runs. */
  source: z.enum(['environment', 'settings', 'none']),
  models: z
    .object({
      protocol: z.enum(MODEL_PROTOCOLS),
      address: z.string(),
      fast: z.string(),
      best: z.string(),
      image: z.string().nullable(),
      /** unreadable: it was encrypted with a key that the server does not have. */
      key: z.enum(['none', 'stored', 'unreadable']),
      prices: pricesSchema.nullable(),
      /** Null if they come from the environment. */
      updatedAt: z.iso.datetime().nullable(),
    })
    .nullable(),
});

const saidSchema = z.object({
  status: z.int().min(0).optional(),
  text: z.string().optional(),
  waitS: z.number().optional(),
  silentS: z.number().optional(),
  isCut: z.boolean().optional(),
});
const failedSchema = z.object({
  result: z.literal('failed'),
  failure: z.enum(MODEL_FAILURES),
  /** What the server said (failure.ts). */
  said: saidSchema.optional(),
});
const outcomeSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('worked'), ms: z.int().min(0) }),
  failedSchema,
]);
/** Of what a server need not offer; `name` is the model that was asked. */
const extraSchema = z.object({
  name: z.string(),
  outcome: z.discriminatedUnion('result', [
    ...outcomeSchema.options,
    z.object({ result: z.literal('notOffered') }),
  ]),
});
const namesSchema = z.discriminatedUnion('result', [
  z.object({ result: z.literal('listed'), names: z.array(z.string()) }),
  failedSchema,
]);

const testedModelSchema = z.object({
  name: z.string(),
  text: outcomeSchema,
  streaming: outcomeSchema,
  structured: outcomeSchema,
});

const testSchema = z.object({
  tested: z.array(testedModelSchema),
  embeddings: extraSchema,
  /** Null if it was not asked for. */
  image: extraSchema.nullable(),
});

export const installationSchemas = {
  getModels: { response: modelsSchema },
  putModels: { body: modelsRequestSchema, response: modelsSchema },
  deleteModels: { response: modelsSchema },
  deleteModelKey: { response: modelsSchema },
  listModels: {
    body: serverSchema,
    response: namesSchema,
  },
  testModels: {
    body: modelsTestSchema,
    response: testSchema,
  },
  ...searchSchemas,
  ...mailSchemas,
  ...eventSchemas,
} as const satisfies SchemasOf<typeof installationRoutes>;

export type InstallationModels = z.infer<typeof modelsSchema>;
export type ModelPrices = z.infer<typeof pricesSchema>;
export type ModelServerRequest = z.infer<typeof serverSchema>;
export type ModelsRequest = z.input<typeof modelsRequestSchema>;
export type ModelsTestRequest = z.input<typeof modelsTestSchema>;
export type ModelsTested = z.infer<typeof testSchema>;
export type ModelExtra = z.infer<typeof extraSchema>;
export type ModelNames = z.infer<typeof namesSchema>;
export type ModelOutcome = z.infer<typeof outcomeSchema>;
export type TestedModel = z.infer<typeof testedModelSchema>;
