import Draft, { type ContentBlock } from 'draft-js';
import { type ComponentType, memo, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { sanitised } from '#html/dom/sanitise.ts';
import { htmlOfAtomic } from './blocks.ts';

/** Of the view of a block that is shown as a whole. */
export interface AtomicProps {
  /** Key of the block in the kernel. */
  readonly blockKey: string;
  readonly html: string;
}

/**
 * Renders atomic blocks with `Content`. Above it is the one character that stands for the block, so that the caret
 * and a selection can be there (in Chromium, Ctrl+A and Ctrl+Home fail in an editor that begins with content that
 * cannot be edited).
 */
export function atomicRenderer(Content: ComponentType<AtomicProps>) {
  // Without `memo`, draft-js would render every custom block again on each key press in the article.
  const Drawn = memo(Content);
  function AtomicBlock(props: { readonly block: ContentBlock }) {
    const { block } = props;
    return (
      <>
        <div className="article-atomic-caret">
          <Draft.EditorBlock {...props} />
        </div>
        <div contentEditable={false} suppressContentEditableWarning {...OWN_EVENTS}>
          <Drawn blockKey={block.getKey()} html={htmlOfAtomic(block) ?? ''} />
        </div>
      </>
    );
  }
  const renderer = { component: AtomicBlock };
  return (block: ContentBlock) => (block.getType() === 'atomic' ? renderer : null);
}

/** Shows a block as it is stored: there is nothing to edit. */
export function AsStored({ html }: Pick<AtomicProps, 'html'>) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(sanitised(html));
  }, [html]);
  return <div ref={ref} />;
}

const FIELDS = 'input, textarea, select, button, [role="textbox"]';

/** Keeps events in a field or a menu of a block from draft-js around it. */
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
