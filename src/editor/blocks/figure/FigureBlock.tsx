import './figure.css';
import { useLayoutEffect, useMemo, useRef, useSyncExternalStore } from 'react';
import { type Figure, htmlOfFigure } from '#html/figure.ts';
import { sanitised } from '#html/dom/sanitise.ts';
import { isSelectedIn, withCaretAt } from '#src/editor/kernel/selection.ts';
import { useWorkplace } from '#src/editor/kernel/SessionContext.ts';
import { FigureFields } from './FigureFields.tsx';
import { figureOf } from './figureHtml.ts';
import { FigureView } from './FigureView.tsx';

interface FigureBlockProps {
  readonly blockKey: string;
  readonly html: string;
  onChange(html: string): void;
  onRemove(): void;
  readonly readOnly: boolean;
}

/** An image in the text. While the caret is at it, its fields are shown. */
export function FigureBlock({ blockKey, html, onChange, onRemove, readOnly }: FigureBlockProps) {
  const { session } = useWorkplace();
  const figure = useMemo(() => figureOf(html), [html]);
  const isSelected = useSyncExternalStore(
    session.subscribe,
    () => !readOnly && isSelectedIn(session.state(), blockKey),
  );
  if (figure === null) return <OtherFigure html={html} />;
  const select = () => session.change(withCaretAt(session.state(), blockKey, 0));
  const change = (next: Figure) => onChange(htmlOfFigure(next));
  return (
    <FigureView
      key={figure.src}
      figure={figure}
      isSelected={isSelected}
      readOnly={readOnly}
      onSelect={select}
    >
      {isSelected && <FigureFields figure={figure} onChange={change} onRemove={onRemove} />}
    </FigureView>
  );
}

/** A figure with several images or a formatted caption: shown as it is. */
function OtherFigure({ html }: { readonly html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    ref.current?.replaceChildren(sanitised(html));
  }, [html]);
  return <div ref={ref} contentEditable={false} suppressContentEditableWarning />;
}
