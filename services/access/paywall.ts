import { type HostSdk, PRODUCT_ID } from '#contract/host/host.ts';
import type { Shape } from '#contract/lib/shape.ts';
import { askHost, type FindHost } from '../session/host.ts';
import type { PaywallPorts } from './access.ports.ts';

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
