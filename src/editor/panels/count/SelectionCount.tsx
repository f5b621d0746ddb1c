import { useEffect, useState } from 'react';
import { selectedTexts } from '#src/editor/copy/find.ts';
import { sizeOfSelected, type TextSize } from '#src/editor/kernel/selectionSize.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';

interface SelectionCountProps {
  readonly session: EditorSession;
  /** Language of the text (BCP 47). */
  readonly language: string | undefined;
}

/** A selection is counted after it has not changed for this long; a key press only restarts the timer. */
const COUNT_DELAY_MS = 200;

/** The size of the selection, shown at the lower end of the editor; empty without a selection. */
export function SelectionCount({ session, language }: SelectionCountProps) {
  const [size, setSize] = useState<TextSize | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let isCounted = false;
    const count = () => {
      const counted = sizeOfSelected(session.state(), language);
      isCounted = counted !== null;
      setSize(counted);
    };
    const unsubscribe = session.subscribe(() => {
      clearTimeout(timer);
      const isNothingNew = !isCounted && session.state().getSelection().isCollapsed();
      if (!isNothingNew) timer = setTimeout(count, COUNT_DELAY_MS);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [session, language]);
  return (
    <div className="article-selection-count" role="status">
      {size !== null && <span>{selectedTexts(size.words, size.characters)}</span>}
    </div>
  );
}
