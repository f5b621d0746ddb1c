import { type HostPaywall, PRODUCT_ID, type PurchaseKind } from '#contract/host/host.ts';
import { sdk as copy } from '../copy/sdk.ts';
import { type Ask, TOKEN_PATH } from './ask.ts';
import { openDialog } from './dialog.ts';
import { element } from './elements.ts';
import type { HostState } from './hostState.ts';

export function createPaywall(ask: Ask, hostState: HostState): HostPaywall {
  return {
    async getAccessToken() {
      const answer = await ask<{ token: string; apiKey: string }>({
        method: 'GET',
        path: TOKEN_PATH,
        shape: { fields: { token: 'id', apiKey: 'id' } },
      });
      // After signing in again, for example in another tab, there is a new session, and calls must use its key.
      if (hostState.session !== null)
        hostState.session = { ...hostState.session, apiKey: answer.apiKey };
      return answer.token;
    },
    async requestEmailReports() {
      const body = { wanted: true };
      await ask({ method: 'POST', path: '/host/api/email-reports', body, shape: 'any' });
    },
    async requestInAppPurchase(product, { kind }) {
      if (product !== PRODUCT_ID) throw new Error(`There is no product ${product} here`);
      return (await openPurchaseDialog(ask, kind)) === null ? 'cancelled' : 'purchased';
    },
  };
}

function openPurchaseDialog(ask: Ask, kind: PurchaseKind): Promise<object | null> {
  const { title, lines, confirm } = copy.purchase[kind];
  return openDialog({
    title,
    body: lines.map((line) => element('p', {}, line)),
    confirm,
    onConfirm: () =>
      ask<object>({
        method: 'POST',
        path: `/host/api/billing/${kind}`,
        shape: { fields: { plan: 'string', trial: 'string' } },
      }),
  });
}
