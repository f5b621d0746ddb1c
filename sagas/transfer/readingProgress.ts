import { articleImport } from '#store/transfer/import.slice.ts';
import { delay, put, take } from '../lib/effects.ts';
import { listen } from '../lib/listen.ts';
import { services } from '../lib/services.ts';

/** Most texts are read before anybody could read how far it is. */
const PROGRESS_AFTER_MS = 500;

/** Shows how much of the source of the import is read, until it is cancelled. */
export function* showProgress() {
  const { documents } = yield* services();
  const shares = yield* listen(documents.follow);
  try {
    yield* delay(PROGRESS_AFTER_MS);
    while (true) yield* put(articleImport.progressed(yield* take(shares)));
  } finally {
    shares.close();
  }
}
