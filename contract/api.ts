import type { z } from 'zod';
import type { ContractSchemas } from './contract.schema.ts';
import type { Routes } from './routes.ts';

/** What a call takes: path parameters and query side by side, the body under `body`. */
export type ArgsOf<S> = (S extends { params: infer P extends z.ZodType } ? z.input<P> : unknown) &
  (S extends { query: infer Q extends z.ZodType } ? z.input<Q> : unknown) &
  (S extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown);

export type ResponseOf<S> = S extends { response: infer R extends z.ZodType } ? z.output<R> : never;

/** Streams and files are no plain data: the page has ports of their own for them. */
type OtherOps<G extends keyof Routes> = {
  [op in keyof Routes[G]]: Routes[G][op] extends { stream: true } | { bytes: readonly string[] }
    ? op
    : never;
}[keyof Routes[G]];

/** The page's client: one function per endpoint that takes and answers JSON. Rejects with a `PortError`. */
export type Api = {
  readonly [G in keyof Routes]: {
    readonly [op in Exclude<
      keyof Routes[G] & keyof ContractSchemas[G],
      OtherOps<G>
    >]: unknown extends ArgsOf<ContractSchemas[G][op]>
      ? () => Promise<ResponseOf<ContractSchemas[G][op]>>
      : (args: ArgsOf<ContractSchemas[G][op]>) => Promise<ResponseOf<ContractSchemas[G][op]>>;
  };
};
