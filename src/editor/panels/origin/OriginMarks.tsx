import { useContext, useLayoutEffect } from 'react';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { marksCss } from './marksCss.ts';
import { OriginMarksContext } from './OriginMarksContext.ts';

/** Marks blocks in the margin, by a style sheet: what draft-js has rendered stays as it is. */
export function OriginMarks({ session }: { readonly session: EditorSession }) {
  const marked = useContext(OriginMarksContext);
  useLayoutEffect(() => {
    if (marked === null) return undefined;
    const styles = new CSSStyleSheet(); // a style element would need the page's nonce
    styles.replaceSync(marksCss(session.keys(), marked));
    document.adoptedStyleSheets.push(styles);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== styles);
    };
  }, [session, marked]);
  return null;
}
