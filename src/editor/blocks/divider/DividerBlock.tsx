import { useLayoutEffect, useRef } from 'react';
import { sanitised } from '#html/dom/sanitise.ts';

/** A divider is shown as it is stored: it has nothing to edit. Its command is in the kernel (`divider`). */
export function DividerBlock({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(sanitised(html));
  }, [html]);
  return <div ref={ref} />;
}
