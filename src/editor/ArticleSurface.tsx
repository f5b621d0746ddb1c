import { memo, type RefObject, useCallback, useState } from 'react';
import { DividerBlock } from './blocks/divider/DividerBlock.tsx';
import { FigureBlock } from './blocks/figure/FigureBlock.tsx';
import { useImageFiles, usePictureRule } from './blocks/figure/useGivenImages.ts';
import { SlotBlock } from './blocks/slot/SlotBlock.tsx';
import { TableBlock } from './blocks/table/TableBlock.tsx';
import { isSlot } from '#html/slot.ts';
import { commandOf } from './commands/shortcuts.ts';
import { type AtomicProps, atomicRenderer } from './kernel/AtomicBlock.tsx';
import { withAtomicHtml, withoutBlock } from './kernel/atomics.ts';
import type { EditorCommand } from './kernel/commands.ts';
import { type DrawnText, EditorSurface } from './kernel/EditorSurface.tsx';
import type { PasteNews } from './kernel/pasting.ts';
import { useWorkplace } from './kernel/SessionContext.ts';
import type { EditorSession } from './kernel/session.ts';
import { useSpeller } from './panels/spelling/SpellingContext.ts';
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

/** An atomic block: a table, a figure, a slot or a divider. */
function AtomicContent({ blockKey, html }: AtomicProps) {
  if (/^<(?:table|figure)/.test(html) && html.includes('<table')) {
    return <TableBlock blockKey={blockKey} html={html} />;
  }
  if (/^<(?:figure|img)/.test(html)) return <Figure blockKey={blockKey} html={html} />;
  if (isSlot(html)) return <SlotBlock blockKey={blockKey} html={html} />;
  return <DividerBlock html={html} />;
}

function Figure({ blockKey, html }: AtomicProps) {
  const { session, readOnly } = useWorkplace();
  const changeTo = (next: ReturnType<typeof withAtomicHtml>) => {
    if (next !== null) session.change(next);
  };
  return (
    <FigureBlock
      blockKey={blockKey}
      html={html}
      readOnly={readOnly}
      onChange={(changed) => changeTo(withAtomicHtml(session.state(), blockKey, changed))}
      onRemove={() => changeTo(withoutBlock(session.state(), blockKey))}
    />
  );
}
