import type { ContractSchemas } from '#contract/contract.schema.ts';
import { Problem } from '#contract/problem.ts';
import type { Routes } from '#contract/routes.ts';
import { type Feature, FLAG_OF } from '#domain/access/features.ts';
import { type ArticleBasis, articleTypeOf } from '#domain/article/article.ts';
import type { Deps } from '../deps.ts';
import type { Call, FeaturePolicy } from '../http/endpoints.ts';

type FeaturesOf<AnyCall> = (call: AnyCall) => readonly (Feature | false)[];

/**
 * What a request begins that a flag opens (domain/access/features.ts, as the page). An endpoint that is not listed begins nothing of
 * the kind. Reading is open, and what was begun goes on: nothing that a person has is taken away.
 */
const BEGUN_BY: {
  readonly [G in keyof Routes]?: {
    readonly [op in keyof Routes[G] & keyof ContractSchemas[G]]?: FeaturesOf<
      Call<ContractSchemas[G][op]>
    >;
  };
} = {
  asset: {
    postImageRequest: () => ['images'],
    postArticleImage: () => ['images'],
  },
  content: {
    postDraft: ({ body }) => [isFromResults(body), body.image !== null && 'images'],
    postOutline: ({ body }) => [isFromResults(body)],
    postProposal: ({ body }) => [body.task.name === 'humanize' && 'humanizer'],
  },
  humanizer: {
    postHumanizerCheck: () => ['humanizer'],
  },
};

const isFromResults = (basis: ArticleBasis) =>
  articleTypeOf(basis) === 'SERP_BASED' && 'articleFromResults';

/** Runs before every handler, after the call is known to be allowed. Throws `feature_closed`. */
export function featurePolicy({ host }: Pick<Deps, 'host'>): FeaturePolicy {
  const table = BEGUN_BY as Record<string, Record<string, FeaturesOf<unknown>> | undefined>; // the type above is the precise one
  return async ({ group, op }, call) => {
    const begun = table[group]?.[op]?.(call).filter((feature) => feature !== false) ?? [];
    if (begun.length === 0) return; // the host is not asked
    const flags = await host.flags(call.caller.userId);
    const isOpen = (feature: Feature) =>
      flags.some(({ name, isVisible }) => name === FLAG_OF[feature] && isVisible);
    if (!begun.every(isOpen)) throw new Problem('feature_closed');
  };
}
