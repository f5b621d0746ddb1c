import { SIGN_NAMES } from '#contract/humanizer.route.ts';
import type { SignPlace } from '#contract/humanizer.schema.ts';
import { type ArticleBody, bodyOf, htmlIn } from '../article/body.ts';
import { opsOfEdits } from '../article/textEdit.ts';
import { blockFactsOf } from '../seo/blockFacts.ts';
import { blockProseOf } from '../seo/prose.ts';
import type { TextTools } from '../seo/textTools.ts';
import { proseOf } from './prose.ts';
import { SIGNS } from './signs.ts';

/** The blocks with every change that is safe without a model. None stands in the way of another. */
export function humanizedBlocks(blocks: readonly string[], tools: TextTools): string[] {
  const own = blocks.map((html, at) => ({ id: String(at), html }));
  const read = own.map(({ id, html }) => ({
    id,
    prose: blockProseOf(html, blockFactsOf(html, tools)),
  }));
  const prose = proseOf(read, tools);
  const possible = SIGN_NAMES.flatMap((name) => SIGNS[name](prose)?.places ?? []).filter(
    ({ now }) => now !== null,
  );
  return own.map(({ id, html }) => {
    const edits = apart(possible.filter((place) => place.blockId === id));
    const body: ArticleBody = bodyOf([{ id, html }]);
    const [op] = opsOfEdits(body, edits) ?? [];
    return op?.op === 'put' ? op.html : (htmlIn(body, id) ?? '');
  });
}

/** Those that do not overlap an earlier one. */
function apart(places: readonly SignPlace[]): SignPlace[] {
  const reached = new Map<number, number>();
  return places
    .toSorted((a, b) => a.unit - b.unit || a.start - b.start)
    .filter(({ unit, start, end }) => {
      const isFree = start >= (reached.get(unit) ?? 0);
      if (isFree) reached.set(unit, end);
      return isFree;
    });
}
