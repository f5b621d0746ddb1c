import './figure.css';
import { useMemo } from 'react';
import { htmlOfFigure } from '#html/figure.ts';
import { AsStored, type AtomicProps } from '#src/editor/kernel/AtomicBlock.tsx';
import { withAtomicHtml, withoutBlock } from '#src/editor/kernel/atomics.ts';
import { useBlock } from '#src/editor/kernel/SessionContext.ts';
import { withCaretAt } from '#src/editor/kernel/selection.ts';
import { FigureFields } from './FigureFields.tsx';
import { FigureView } from './FigureView.tsx';
import { figureOf } from './figureHtml.ts';

/** An image in the text. While the caret is at it, its fields are shown. */
export function FigureBlock({ blockKey, html }: AtomicProps) {
  const { session, readOnly, isSelected, change } = useBlock(blockKey);
  const figure = useMemo(() => figureOf(html), [html]);
  // Several images or a formatted caption: no edit may lose part of it.
  if (figure === null) return <AsStored html={html} />;
  const select = () => session.change(withCaretAt(session.state(), blockKey, 0));
  return (
    <FigureView
      key={figure.src}
      figure={figure}
      isSelected={isSelected}
      readOnly={readOnly}
      onSelect={select}
    >
      {isSelected && (
        <FigureFields
          figure={figure}
          onChange={(next) => change(withAtomicHtml(session.state(), blockKey, htmlOfFigure(next)))}
          onRemove={() => change(withoutBlock(session.state(), blockKey))}
        />
      )}
    </FigureView>
  );
}
