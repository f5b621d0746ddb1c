import type { ContentBlock } from 'draft-js';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { sanitised } from './html/sanitise.ts';
import { htmlOfAtomic } from './model/blocks.ts';

/** A table, figure or divider, shown as it is. It goes into the page sanitised once more. */
export function AtomicBlock({ block }: { readonly block: ContentBlock }) {
  const ref = useRef<HTMLDivElement>(null);
  const html = htmlOfAtomic(block) ?? '';
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
