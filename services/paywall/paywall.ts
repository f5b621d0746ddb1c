import { type HostSdk, PRODUCT_ID } from '#domain/contract/host.ts';
import { askHost, type FindHost } from '../host/host.ts';
import type { PaywallPorts } from '../services.ts';

/** What the host sells (spec §7 "Paywall SDK"). */
export function createPaywall(find: FindHost): PaywallPorts {
  const asked = <T>(question: (paywall: HostSdk['paywall']) => Promise<T>) =>
    askHost(find, 'Paywall sdk called out of context', (host) => question(host.paywall));
  return {
    requestPurchase: ({ kind }) =>
      asked((paywall) => paywall.requestInAppPurchase(PRODUCT_ID, { kind })),
    requestEmailReports: () => asked((paywall) => paywall.requestEmailReports()),
  };
}
