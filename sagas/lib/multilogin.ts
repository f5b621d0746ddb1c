import { selectPendingArticleIds } from '#store/articleSave/articleSave.slice.ts';
import { selectConfig } from '#store/config/config.slice.ts';
import { selectAddress } from '#store/router/router.slice.ts';
import { call, select } from './effects.ts';
import { failureOf } from './failureOf.ts';
import { flushSaves } from './flushSaves.ts';
import { services } from './services.ts';

/** The multilogin check: where the host leads this page elsewhere, it goes, what waits saved first (spec §7). */
export function* checkMultilogin() {
  const { host, navigation } = yield* services();
  try {
    if (!(yield* call(host.isRedirected))) return;
    const { hostMultiloginUrl } = yield* select(selectConfig);
    const here = encodeURIComponent(yield* select(selectAddress));
    yield* flushSaves(yield* select(selectPendingArticleIds));
    yield* call(navigation.leave, `${hostMultiloginUrl}?redirect_to=${here}`);
  } catch (error) {
    yield* failureOf(error);
  }
}
