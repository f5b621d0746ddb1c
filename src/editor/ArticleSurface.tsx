import { memo, type RefObject, useCallback, useState } from 'react';
import { AtomicContent } from './AtomicContent.tsx';
import { useImageFiles, usePictureRule } from './blocks/figure/useGivenImages.ts';
import { commandOf } from './commands/shortcuts.ts';
import { atomicRenderer } from './kernel/AtomicBlock.tsx';
import type { EditorCommand } from './kernel/commands.ts';
import { type DrawnText, EditorSurface } from './kernel/EditorSurface.tsx';
import type { PasteNews } from './kernel/pasting.ts';
import type { EditorSession } from './kernel/session.ts';
import { PasteReport } from './panels/pasteReport/PasteReport.tsx';

const rendererOf = atomicRenderer(AtomicContent);

interface ArticleSurfaceProps {
  readonly session: EditorSession;
  readonly editorRef: RefObject<DrawnText | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly readOnly: boolean;
  onCommand(command: EditorCommand): void;
}

/** The text with all that its blocks bring: how they are drawn, and what becomes of what is pasted. */
export const ArticleSurface = memo(function ArticleSurface(props: ArticleSurfaceProps) {
  const [news, setNews] = useState<PasteNews | null>(null);
  const closeNews = useCallback(() => setNews(null), []);
  const pictures = usePictureRule();
  const files = useImageFiles();
  return (
    <>
      <EditorSurface
        {...props}
        {...{ rendererOf, pictures, files, commandOf }}
        onPasted={setNews}
      />
      <PasteReport news={news} session={props.session} onClose={closeNews} />
    </>
  );
});
