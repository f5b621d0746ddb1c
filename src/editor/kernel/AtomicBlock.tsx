import Draft, { type ContentBlock, type EditorState } from 'draft-js';
import { memo, type SyntheticEvent, useEffect, useLayoutEffect, useRef } from 'react';
import { FigureBlock } from '#src/editor/blocks/figure/FigureBlock.tsx';
import { sanitised } from '#html/dom/sanitise.ts';
import { withAtomicHtml, withoutBlock } from './atomics.ts';
import { htmlOfAtomic } from './blocks.ts';
import { useWorkplace } from './SessionContext.ts';
import { TableBlock } from '#src/editor/blocks/table/TableBlock.tsx';

/**
 * A table, figure or divider. Above it is the one character that stands for it, so that the caret
 * and a selection can be there (Chromium's Ctrl+A and Ctrl+Home fail where an editor begins with
 * what cannot be edited).
 */
export function AtomicBlock(props: { readonly block: ContentBlock }) {
  return (
    <>
      <div className="article-atomic-caret">
        <Draft.EditorBlock {...props} />
      </div>
      <div contentEditable={false} suppressContentEditableWarning {...OWN_EVENTS}>
        <Atom block={props.block} />
      </div>
    </>
  );
}

/** draft-js draws a block of a component of ours anew with every key press in the article. */
const Atom = memo(function Atom({ block }: { readonly block: ContentBlock }) {
  const html = htmlOfAtomic(block) ?? '';
  if (/^<(?:table|figure)/.test(html) && html.includes('<table')) {
    return <TableBlock blockKey={block.getKey()} html={html} />;
  }
  if (/^<(?:figure|img)/.test(html)) return <Figure block={block} html={html} />;
  return <Html html={html} />;
});

function Figure({ block, html }: { readonly block: ContentBlock; readonly html: string }) {
  const { session, readOnly } = useWorkplace();
  const key = block.getKey();
  const changeTo = (next: EditorState | null) => {
    if (next !== null) session.change(next);
  };
  return (
    <FigureBlock
      block={block}
      html={html}
      readOnly={readOnly}
      onChange={(changed) => changeTo(withAtomicHtml(session.state(), key, changed))}
      onRemove={() => changeTo(withoutBlock(session.state(), key))}
    />
  );
}

/** Shown as it is; it goes into the page sanitised once more. */
function Html({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(sanitised(html));
  }, [html]);
  useEffect(() => {
    // A link in here is text to look at: following it would leave the editor.
    const stay = (event: Event) => event.preventDefault();
    const element = ref.current;
    element?.addEventListener('click', stay);
    return () => element?.removeEventListener('click', stay);
  }, []);
  return <div ref={ref} />;
}

const FIELDS = 'input, textarea, select, button, [role="textbox"]';

/** What happens in a field or a menu of a block is no business of draft-js around it. */
function keep(event: SyntheticEvent): void {
  const target = event.target as Element;
  const isElsewhere = !event.currentTarget.contains(target);
  if (isElsewhere || target.closest(FIELDS) !== event.currentTarget.closest(FIELDS)) {
    event.stopPropagation();
  }
}

const OWN_EVENTS = Object.fromEntries(
  [
    'onFocus',
    'onBlur',
    'onKeyDown',
    'onKeyPress',
    'onKeyUp',
    'onBeforeInput',
    'onInput',
    'onCompositionStart',
    'onCompositionEnd',
    'onPaste',
    'onCopy',
    'onCut',
    'onSelect',
    'onMouseUp',
    'onDragStart',
    'onDragEnd',
    'onDragEnter',
    'onDragOver',
    'onDrop',
  ].map((name) => [name, keep]),
);
