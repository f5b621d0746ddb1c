/** Fetches what was exported, from an address that an answer has named: only on the web, and no larger than an image may be. */
import { ASSET_LIMIT_BYTES } from '#contract/images/asset.route.ts';
import { Problem } from '#contract/lib/problem.ts';
import { type FetchOptions, fetchAnswer } from '../../web/fetchPage.ts';
import { PUBLIC } from '../../web/webReader.ts';

export type DownloadWeb = Partial<Pick<FetchOptions, 'resolve' | 'isAllowed'>>;

const LIMITS = { totalMs: 15_000, idleMs: 8000, bytes: ASSET_LIMIT_BYTES, readMs: 0 };

/** What it is called with rejects with `too_large`, `design_answer_unusable` and `design_unreachable`. */
export const downloadOf =
  (web: DownloadWeb) =>
  async (url: string): Promise<Uint8Array> => {
    const options = {
      ...PUBLIC,
      ...web,
      limits: LIMITS,
      headers: { accept: 'image/png, image/jpeg' },
    };
    try {
      return await fetchAnswer(url, options, async ({ status, bytes }) => {
        if (status !== 200) throw new Problem('design_unreachable', { cause: { status } });
        return bytesOf(bytes());
      });
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      if (error.code === 'address_not_allowed' || error.code === 'page_unreadable')
        throw new Problem('design_answer_unusable', { cause: error });
      throw error.code === 'page_unreachable'
        ? new Problem('design_unreachable', { cause: error })
        : error;
    }
  };

async function bytesOf(parts: AsyncIterable<Uint8Array>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of parts) {
    size += chunk.length;
    if (size > ASSET_LIMIT_BYTES) throw new Problem('too_large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}
