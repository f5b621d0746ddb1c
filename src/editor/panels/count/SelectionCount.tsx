import { useEffect, useState } from 'react';
import { selectedTexts } from '#src/editor/copy/find.ts';
import { sizeOfSelected, type TextSize } from '#src/editor/kernel/selectionSize.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';

interface SelectionCountProps {
  readonly session: EditorSession;
  /** BCP 47, of the text. */
  readonly language: string | undefined;
}

/** A selection is counted once it has come to rest; a key press only moves that moment. */
const COUNT_DELAY_MS = 200;

/** How much text is selected, at the lower end of the editor; nothing without a selection. */
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
