import type { PurchaseKind, PurchaseOutcome } from '#contract/host/host.ts';

export type PaywallPorts = {
  /** Opens the host's billing dialog. Rejects with 'Paywall sdk called out of context' without one (spec §7). */
  requestPurchase(of: { readonly kind: PurchaseKind }): Promise<PurchaseOutcome>;
  requestEmailReports(): Promise<void>;
};
