import { articleSave } from '#store/article/save.slice.ts';
import { config } from '#store/session/config.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { call, select } from '../lib/effects.ts';
import { reportUnexpected } from '../lib/failure.ts';
import { services } from '../lib/services.ts';
import { flushSaves } from './session.api.ts';

/** The multilogin check: saves and leaves the page when the host redirects it (spec §7). */
export function* checkMultilogin() {
  const { host, navigation } = yield* services();
  try {
    if (!(yield* call(host.isRedirected))) return;
    const { hostMultiloginUrl } = yield* select(config.select);
    const here = encodeURIComponent(yield* select(router.selectAddress));
    yield* flushSaves(yield* select(articleSave.selectPendingIds));
    yield* call(navigation.leave, `${hostMultiloginUrl}?redirect_to=${here}`);
  } catch (error) {
    yield* reportUnexpected(error);
  }
}
