import { PRODUCT_ID, type TokenClaims } from '#contract/host/host.ts';

export type Plan = 'paid' | 'free';
/** Free plan identifier (spec §9). */
export const FREE_PLAN = 'free' satisfies Plan;

/** 'paid' if the token shows any active product or the main product is active, otherwise 'free' (spec §4). */
export function planOf(claims: TokenClaims): Plan {
  return claims.active_products.length > 0 || claims.is_main_product_active ? 'paid' : FREE_PLAN;
}

/** A trial is active when active product trials exist or the main-trial flag is set (spec §4). */
export function isTrialActive(claims: TokenClaims): boolean {
  const { active_product_trials: trials, is_main_product_trial_active: isMain } =
    claims.extra_user_data;
  return trials.length > 0 || isMain;
}

/** A trial is available: claimed, and the user does not pay and has not had one (spec §4). */
export function isTrialAvailable(claims: TokenClaims): boolean {
  const { product_trials_available: trials, is_main_product_trial_available: isMain } = claims;
  const isClaimed = trials.length > 0 || isMain;
  const isUsed = claims.extra_user_data.semrush_trial_has_been_used;
  return isClaimed && !isUsed && planOf(claims) === FREE_PLAN;
}

/** Returns the claims of an access token, for a host platform that sells only this product (spec §3). */
export function claimsOf(
  email: string,
  plan: Plan,
  trial: 'available' | 'active' | 'used',
): Omit<TokenClaims, 'sub' | 'exp'> {
  const productIf = (isSo: boolean) => (isSo ? [PRODUCT_ID] : []);
  const isPaid = plan === 'paid';
  const isActive = trial === 'active';
  const isAvailable = trial === 'available' && !isPaid;
  return {
    email,
    active_products: productIf(isPaid),
    is_main_product_active: isPaid,
    extra_user_data: {
      active_product_trials: productIf(isActive),
      is_main_product_trial_active: isActive,
      semrush_trial_has_been_used: trial !== 'available',
    },
    product_trials_available: productIf(isAvailable),
    is_main_product_trial_available: isAvailable,
  };
}
