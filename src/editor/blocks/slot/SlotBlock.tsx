import './slot.css';
import { IconX } from '@tabler/icons-react';
import { useSyncExternalStore } from 'react';
import { slotLines } from '#html/slot.ts';
import { slotTexts } from '#src/editor/copy/editor.ts';
import type { AtomicProps } from '#src/editor/kernel/AtomicBlock.tsx';
import { withoutBlock } from '#src/editor/kernel/atomics.ts';
import { isSelectedIn } from '#src/editor/kernel/selection.ts';
import { useWorkplace } from '#src/editor/kernel/SessionContext.ts';
import { withSlotFilled } from '#src/editor/kernel/slots.ts';

/** A gap in a draft. A click turns it into a paragraph to write in, and so do Enter and typing at it. */
export function SlotBlock({ blockKey, html }: AtomicProps) {
  const { session, readOnly } = useWorkplace();
  const isSelected = useSyncExternalStore(
    session.subscribe,
    () => !readOnly && isSelectedIn(session.state(), blockKey),
  );
  // As with a figure: Tab leads from the selected block to its own controls.
  const tabIndex = isSelected ? 0 : -1;
  const change = (next: ReturnType<typeof withSlotFilled>) => {
    if (next !== null) session.change(next);
  };
  return (
    <div className="article-slot" data-selected={isSelected || undefined}>
      <button
        type="button"
        className="article-slot-fill"
        tabIndex={tabIndex}
        disabled={readOnly}
        onClick={() => change(withSlotFilled(session.state(), blockKey))}
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
