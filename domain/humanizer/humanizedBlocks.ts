import { SIGN_NAMES } from '#contract/humanizer.route.ts';
import { type ArticleBody, bodyOf, htmlIn } from '../article/body.ts';
import { opsOfEdits } from '../article/textEdit.ts';
import { blockFactsOf } from '../seo/blockFacts.ts';
import { blockProseOf } from '../seo/prose.ts';
import type { TextTools } from '../seo/textTools.ts';
import { proseOf } from './prose.ts';
import { SIGNS } from './signs.ts';

/** The blocks with every change that is safe without a model. Of two that overlap, the first is made. */
export function humanizedBlocks(blocks: readonly string[], tools: TextTools): string[] {
  const own = blocks.map((html, at) => ({ id: String(at), html }));
  const read = own.map(({ id, html }) => ({
    id,
    prose: blockProseOf(html, blockFactsOf(html, tools)),
  }));
  const prose = proseOf(read, tools);
  const places = SIGN_NAMES.flatMap((name) => SIGNS[name](prose)?.places ?? []);
  return own.map(({ id, html }) => {
    const edits = places.filter((place) => place.blockId === id);
    const body: ArticleBody = bodyOf([{ id, html }]);
    const [op] = opsOfEdits(body, edits) ?? [];
    return op?.op === 'put' ? op.html : (htmlIn(body, id) ?? '');
  });
}
