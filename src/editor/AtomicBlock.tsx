import Draft, { type ContentBlock } from 'draft-js';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { sanitised } from './html/sanitise.ts';
import { htmlOfAtomic } from './model/blocks.ts';

/**
 * A table, figure or divider, shown as it is. It goes into the page sanitised once more. Above it
 * is the one character that stands for it, so that the caret and a selection can be there
 * (Chromium's Ctrl+A and Ctrl+Home fail where an editor begins with what cannot be edited).
 */
export function AtomicBlock(props: { readonly block: ContentBlock }) {
  const ref = useRef<HTMLDivElement>(null);
  const html = htmlOfAtomic(props.block) ?? '';
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
  return (
    <>
      <div className="article-atomic-caret">
        <Draft.EditorBlock {...props} />
      </div>
      <div ref={ref} contentEditable={false} suppressContentEditableWarning />
    </>
  );
}
