import { useLayoutEffect, useRef } from 'react';
import { sanitised } from '#html/dom/sanitise.ts';

/** Shows a divider as it is stored: there is nothing to edit. The kernel inserts it (`divider`, `---` and Enter). */
export function DividerBlock({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(sanitised(html));
  }, [html]);
  return <div ref={ref} />;
}
