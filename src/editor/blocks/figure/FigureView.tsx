import { IconAlertTriangle, IconPhotoOff } from '@tabler/icons-react';
import { type MouseEvent, type ReactNode, useState } from 'react';
import type { Figure } from '#html/figure.ts';
import { figureTexts } from '#src/editor/copy/images.ts';

interface FigureViewProps {
  readonly figure: Figure;
  readonly isSelected: boolean;
  readonly readOnly: boolean;
  onSelect(): void;
  /** Rendered below the image while it is selected. */
  readonly children: ReactNode;
}

/** An image with its caption; if the image cannot be shown, its alternative text and a notice. */
export function FigureView({ figure, isSelected, readOnly, onSelect, children }: FigureViewProps) {
  const [isBroken, setBroken] = useState(false);
  const { src, alt, width, height, caption } = figure;
  const select = (event: MouseEvent) => {
    if (readOnly) return;
    event.preventDefault(); // the browser would put the caret beside it
    onSelect();
  };
  return (
    <figure
      className="article-figure"
      contentEditable={false}
      suppressContentEditableWarning
      data-selected={isSelected || undefined}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: with the keyboard the caret goes there */}
      <div className="article-figure-image" onMouseDown={select}>
        {isBroken ? (
          <BrokenImage alt={alt} />
        ) : (
          <img
            src={src}
            alt={alt ?? ''}
            {...(width === null ? {} : { width })}
            {...(height === null ? {} : { height })}
            draggable={false}
            onError={() => setBroken(true)}
          />
        )}
        {!readOnly && alt === null && (
          <span className="article-figure-hint">
            <IconAlertTriangle size={14} aria-hidden /> {figureTexts.noAlt}
          </span>
        )}
      </div>
      {caption !== '' && !isSelected && <figcaption>{caption}</figcaption>}
      {children}
    </figure>
  );
}

const BrokenImage = ({ alt }: Pick<Figure, 'alt'>) => (
  <div className="article-figure-broken">
    <IconPhotoOff size={24} aria-hidden />
    {alt !== null && alt !== '' && <strong>{alt}</strong>}
    <span>{figureTexts.broken}</span>
  </div>
);
