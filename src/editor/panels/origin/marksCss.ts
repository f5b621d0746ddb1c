import type { BlockId } from '#domain/article/body.ts';
import type { OriginKind } from '#domain/article/origin.ts';
import { originTexts } from '#src/editor/copy/editor.ts';
import type { MarkedBlocks } from './OriginMarksContext.ts';

/** A line for each kind: its pattern tells them apart without color. */
const LINES: Readonly<Record<OriginKind, string>> = {
  ai: 'solid var(--mantine-color-violet-5)',
  pasted: 'dashed var(--mantine-color-orange-6)',
  imported: 'dotted var(--mantine-color-teal-6)',
};

/** Returns the style sheet that marks blocks. `keys` are those that draft-js renders them under. */
export function marksCss(keys: ReadonlyMap<BlockId, string>, marked: MarkedBlocks): string {
  const groups = Map.groupBy([...marked], ([, kind]) => kind);
  return [...groups]
    .map(([kind, blocks]) => {
      const selectors = blocks.flatMap(([id]) => {
        const key = keys.get(id);
        return key === undefined ? [] : [`[data-offset-key="${key}-0-0"]`];
      });
      return selectors.length === 0 ? '' : ruleOf(kind, selectors);
    })
    .join('\n');
}

/** The text is for screen readers; browsers that do not know the second form draw the line alone. */
function ruleOf(kind: OriginKind, selectors: readonly string[]): string {
  const block = `.article-editor [data-block]:is(${selectors.join(', ')})`;
  return `${block} { position: relative; }
${block}::after {
  content: '';
  content: '' / '${originTexts[kind]}';
  position: absolute;
  inset-block: 0.15em;
  inset-inline-start: -12px;
  border-inline-start: 3px ${LINES[kind]};
  pointer-events: none;
}`;
}
