import { createApi } from '#services/http/api.ts';
import { productOrigin } from '../lib/product.ts';
import type { Session } from '../lib/session.ts';

/** The API of the product, by the pass alone. */
export const apiOf = ({ pass }: Pick<Session, 'pass'>) =>
  createApi({
    credentials: () => ({ apiKey: '', token: pass }),
    logId: crypto.randomUUID(),
    baseUrl: productOrigin(),
  });
