import './slot.css';
import { IconX } from '@tabler/icons-react';
import { slotLines } from '#html/slot.ts';
import { slotTexts } from '#src/editor/copy/blocks.ts';
import type { AtomicProps } from '#src/editor/kernel/AtomicBlock.tsx';
import { withoutBlock } from '#src/editor/kernel/atomics.ts';
import { withGapFilled } from '#src/editor/kernel/gaps.ts';
import { useBlock } from '#src/editor/kernel/SessionContext.ts';

/** A gap in a draft. A click turns it into a paragraph to write in, and so do Enter and typing at it. */
export function SlotBlock({ blockKey, html }: AtomicProps) {
  const { session, readOnly, isSelected, change } = useBlock(blockKey);
  // As with a figure: Tab leads from the selected block to its own controls.
  const tabIndex = isSelected ? 0 : -1;
  return (
    <div className="article-slot" data-selected={isSelected || undefined}>
      <button
        type="button"
        className="article-slot-fill"
        tabIndex={tabIndex}
        disabled={readOnly}
        onClick={() => change(withGapFilled(session.state(), blockKey))}
      >
        <span className="article-slot-label">{slotTexts.label}</span>
        {slotLines(html).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </button>
      {!readOnly && (
        <button
          type="button"
          className="article-slot-remove"
          tabIndex={tabIndex}
          aria-label={slotTexts.remove}
          title={slotTexts.remove}
          onClick={() => change(withoutBlock(session.state(), blockKey))}
        >
          <IconX size={16} stroke={1.6} aria-hidden />
        </button>
      )}
    </div>
  );
}
