import type { ContractSchemas } from '#contract/contract.schema.ts';
import { Problem } from '#contract/lib/problem.ts';
import type { Routes } from '#contract/routes.ts';
import { type Feature, FLAG_OF } from '#domain/access/features.ts';
import { type ArticleBasis, articleTypeOf } from '#domain/article/article.ts';
import type { Deps } from '../deps.ts';
import type { Call, FeaturePolicy } from '../http/endpoints.ts';

type FeaturesOf<AnyCall> = (call: AnyCall) => readonly (Feature | false)[];

/** Groups with an endpoint that a flag opens. */
type GatedGroup = 'asset' | 'content' | 'humanizer';

type ChangesIn<Group> = {
  [op in keyof Group]: Group[op] extends { readonly method: 'GET' } ? never : op;
}[keyof Group];

const nothing = () => [];

/**
 * What a request begins that a flag opens (domain/access/features.ts, as the page). Every change of these groups is listed: a new one
 * does not compile before it is decided. Reading is open, and what was begun goes on: nothing that a person has is taken away.
 */
const BEGUN_BY: {
  readonly [G in GatedGroup]: {
    readonly [op in ChangesIn<Routes[G]> & keyof ContractSchemas[G]]: FeaturesOf<
      Call<ContractSchemas[G][op]>
    >;
  };
} = {
  asset: {
    postImageRequest: () => ['images'],
    postArticleImage: () => ['images'],
    deleteArticleImage: nothing,
    postCover: nothing,
    postAsset: nothing,
    patchAsset: nothing,
    deleteAsset: nothing,
    restoreAsset: nothing,
  },
  content: {
    postDraft: ({ body }) => [isFromResults(body), body.image !== null && 'images'],
    postOutline: ({ body }) => [isFromResults(body)],
    postProposal: ({ body }) => [body.task.name === 'humanize' && 'humanizer'],
    postSection: nothing,
    postPassage: nothing,
    postTone: nothing,
    postRewrite: nothing,
    postConversation: nothing,
    postOwnConversation: nothing,
    postQuestion: nothing,
    patchConversation: nothing,
    deleteConversation: nothing,
    restoreConversation: nothing,
    stopJob: nothing,
    continueJob: nothing,
  },
  humanizer: {
    postHumanizerCheck: () => ['humanizer'],
  },
};

const isFromResults = (basis: ArticleBasis) =>
  articleTypeOf(basis) === 'SERP_BASED' && 'articleFromResults';

/** Runs before every handler, after the call is known to be allowed. Throws `feature_closed`. */
export function featurePolicy({ host }: Pick<Deps, 'host'>): FeaturePolicy {
  const table = BEGUN_BY as Readonly<Record<string, Readonly<Record<string, FeaturesOf<unknown>>>>>; // the type above is the precise one
  return async ({ group, op }, call) => {
    const begun = table[group]?.[op]?.(call).filter((feature) => feature !== false) ?? [];
    if (begun.length === 0) return; // the host is not asked
    const flags = await host.flags(call.caller.userId);
    const isOpen = (feature: Feature) =>
      flags.some(({ name, isVisible }) => name === FLAG_OF[feature] && isVisible);
    if (!begun.every(isOpen)) throw new Problem('feature_closed');
  };
}
