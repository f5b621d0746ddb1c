import type { ReadPage } from '#contract/url.schema.ts';
import { Problem } from '#contract/problem.ts';
import { countHit } from '#db/rateWindow.ts';
import type { Deps } from '../../deps.ts';

/** Pages that one account may have read in a minute: nobody's server is ours to wear out. */
const PAGES_PER_MINUTE = 10;
const MINUTE_MS = 60_000;

export async function readPage(deps: Deps, userId: string, address: string): Promise<ReadPage> {
  const { hits } = await countHit(deps.orm, `url/${userId}`, MINUTE_MS);
  if (hits > PAGES_PER_MINUTE) throw new Problem('too_many_requests');
  return deps.readWebPage(address);
}
