import { memo, type RefObject, useCallback, useState } from 'react';
import { viewOf } from './blocks/blockTable.ts';
import { useImageFiles, usePictureRule } from './blocks/figure/useGivenImages.ts';
import { commandOf } from './commands/shortcuts.ts';
import { type AtomicProps, atomicRenderer } from './kernel/AtomicBlock.tsx';
import type { EditorCommand } from './kernel/commands.ts';
import { type DrawnText, EditorSurface } from './kernel/EditorSurface.tsx';
import type { PasteNews } from './kernel/pasting.ts';
import type { EditorSession } from './kernel/session.ts';
import { PasteReport } from './panels/pasteReport/PasteReport.tsx';
import { useSpeller } from './panels/spelling/SpellingContext.ts';

const rendererOf = atomicRenderer(AtomicContent);

interface ArticleSurfaceProps {
  readonly session: EditorSession;
  readonly editorRef: RefObject<DrawnText | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly readOnly: boolean;
  onCommand(command: EditorCommand): void;
}

/** The text, with everything its blocks add: how they are rendered, and how pasted content is handled. */
export const ArticleSurface = memo(function ArticleSurface(props: ArticleSurfaceProps) {
  const [news, setNews] = useState<PasteNews | null>(null);
  const closeNews = useCallback(() => setNews(null), []);
  const pictures = usePictureRule();
  const files = useImageFiles();
  const { isOn, checksHere, hasFailed } = useSpeller();
  return (
    <>
      <EditorSurface
        {...props}
        {...{ rendererOf, pictures, files, commandOf }}
        // Two checkers would underline everything twice.
        spellCheck={isOn && (!checksHere || hasFailed)}
        onPasted={setNews}
      />
      <PasteReport news={news} session={props.session} onClose={closeNews} onFormatted={setNews} />
    </>
  );
});

function AtomicContent(props: AtomicProps) {
  const View = viewOf(props.html);
  return <View {...props} />;
}
