import { useEffect, useLayoutEffect, useRef } from 'react';
import { sanitised } from '#html/dom/sanitise.ts';
import { FigureBlock } from './blocks/figure/FigureBlock.tsx';
import { TableBlock } from './blocks/table/TableBlock.tsx';
import type { AtomicProps } from './kernel/AtomicBlock.tsx';
import { withAtomicHtml, withoutBlock } from './kernel/atomics.ts';
import { useWorkplace } from './kernel/SessionContext.ts';

/** A table, a figure, or anything else as it is. */
export function AtomicContent({ blockKey, html }: AtomicProps) {
  if (/^<(?:table|figure)/.test(html) && html.includes('<table')) {
    return <TableBlock blockKey={blockKey} html={html} />;
  }
  if (/^<(?:figure|img)/.test(html)) return <Figure blockKey={blockKey} html={html} />;
  return <Html html={html} />;
}

function Figure({ blockKey, html }: AtomicProps) {
  const { session, readOnly } = useWorkplace();
  const changeTo = (next: ReturnType<typeof withAtomicHtml>) => {
    if (next !== null) session.change(next);
  };
  return (
    <FigureBlock
      blockKey={blockKey}
      html={html}
      readOnly={readOnly}
      onChange={(changed) => changeTo(withAtomicHtml(session.state(), blockKey, changed))}
      onRemove={() => changeTo(withoutBlock(session.state(), blockKey))}
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
