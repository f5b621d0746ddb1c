import { type ArticleBody, bodyOf, htmlIn } from '../../article/body.ts';
import { opsOfEdits, type TextEdit } from '../../article/textEdit.ts';
import { blockFactsOf } from './blockFacts.ts';
import { blockProseOf, type ReadProse } from './prose.ts';
import type { TextTools } from './textTools.ts';

/** The blocks with every edit that `find` makes of their prose. Of two that overlap, the first is made. */
export function editedBlocks(
  blocks: readonly string[],
  tools: TextTools,
  find: (read: readonly ReadProse[]) => readonly TextEdit[],
): string[] {
  const own = blocks.map((html, at) => ({ id: String(at), html }));
  const places = find(
    own.map(({ id, html }) => ({ id, prose: blockProseOf(html, blockFactsOf(html, tools)) })),
  );
  return own.map(({ id, html }) => {
    const edits = places.filter((place) => place.blockId === id);
    const body: ArticleBody = bodyOf([{ id, html }]);
    const [op] = opsOfEdits(body, edits) ?? [];
    return op?.op === 'put' ? op.html : (htmlIn(body, id) ?? '');
  });
}
