import {
  type HostSdk,
  PRODUCT_ID,
  type PurchaseKind,
  type PurchaseOutcome,
} from '#contract/host.ts';
import type { Shape } from '#contract/shape.ts';
import { askHost, type FindHost } from '../session/host/host.ts';

export type PaywallPorts = {
  /** Opens the host's billing dialog. Rejects with 'Paywall sdk called out of context' without one (spec §7). */
  requestPurchase(of: { readonly kind: PurchaseKind }): Promise<PurchaseOutcome>;
  requestEmailReports(): Promise<void>;
};

const outcomeShape = { oneOf: [{ is: 'purchased' }, { is: 'cancelled' }] } as const;

/** What the host sells (spec §7 "Paywall SDK"). */
export function createPaywall(find: FindHost): PaywallPorts {
  const asked = <T>(question: (paywall: HostSdk['paywall']) => Promise<T>, shape: Shape | null) =>
    askHost(find, 'Paywall sdk called out of context', (host) => question(host.paywall), shape);
  return {
    requestPurchase: ({ kind }) =>
      asked((paywall) => paywall.requestInAppPurchase(PRODUCT_ID, { kind }), outcomeShape),
    requestEmailReports: () => asked((paywall) => paywall.requestEmailReports(), null),
  };
}
