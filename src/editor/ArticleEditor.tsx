import 'draft-js/dist/Draft.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Divider.css';
import './editor.css';
import { useCallback, useEffect, useMemo, useRef } from 'react';
import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';
import type { ClaimWords } from '#domain/sources/claimPlaces.ts';
import { editorTexts } from '#src/editor/copy/editor.ts';
import { ArticleSurface } from './ArticleSurface.tsx';
import { useCrash, useHandlerCrashes } from './EditorBoundary.tsx';
import type { ArticleHandle } from './EditorContext.ts';
import { withPlainCommits } from './kernel/drawing/plainCommits.ts';
import { drawnBlock, whenDrawn } from './kernel/drawnText.ts';
import type { DrawnText } from './kernel/EditorSurface.tsx';
import { startReporting } from './kernel/reporting.ts';
import { SessionContext, useSession } from './kernel/SessionContext.ts';
import { Panels } from './Panels.tsx';
import { SelectionCount } from './panels/count/SelectionCount.tsx';
import { OriginMarks } from './panels/origin/OriginMarks.tsx';
import { SlashPanel } from './panels/slash/SlashPanel.tsx';
import { SpellingMarks } from './panels/spelling/SpellingMarks.tsx';
import { Toolbar } from './panels/toolbar/Toolbar.tsx';
import { WordMarks } from './panels/words/WordMarks.tsx';
import { useCommands } from './useCommands.ts';

export interface ArticleEditorProps {
  /** The article that the body belongs to. For another article, pass another `key`. */
  readonly articleId: string;
  /** Read once, on mount. */
  readonly initialBody: ArticleBody;
  /** Language of the text (BCP 47). */
  readonly language?: string;
  readonly readOnly?: boolean;
  readonly labels?: { readonly article: string; readonly placeholder: string };
  /** Called for every edit of the writer, at most once per frame; never for changes by `apply`. */
  onBlocksEdited(ops: readonly BlockOp[]): void;
  makeBlockId(): string;
  register(handle: ArticleHandle): () => void;
}

/**
 * An article, open for writing. Edits leave it as operations; changes from outside come in only through
 * `register`.
 */
export function ArticleEditor(props: ArticleEditorProps) {
  const { articleId, labels = editorTexts, readOnly = false, register } = props;
  const session = useSession(props);
  const editor = useRef<DrawnText>(null);
  const root = useRef<HTMLElement>(null);
  const rootOf = useCallback(() => root.current, []);
  const focus = useCallback(() => whenDrawn(() => editor.current?.focus()), []);
  const { onCommand, opened, close, cell, isFullScreen } = useCommands(session, root, focus);

  const crash = useCrash();

  useHandlerCrashes(root, crash);
  useEffect(() => startReporting(session, crash), [session, crash]);
  useEffect(() => {
    if (editor.current?.editor) withPlainCommits(editor.current.editor);
  }, []);
  useEffect(() => {
    const { apply, recall, puts, body, caret, passage, flush } = session;
    const reveal = (blockId: BlockId, words?: ClaimWords) => {
      const key = session.goTo(blockId, words);
      if (key === null) return;
      focus();
      // To the middle: the header and the toolbar cover the top.
      whenDrawn(() => drawnBlock(root.current, key)?.scrollIntoView({ block: 'center' }));
    };
    return register({ apply, recall, puts, body, caret, passage, reveal, focus, flush });
  }, [session, register, focus]);

  const workplace = useMemo(
    () => ({ session, articleId, onCommand, readOnly, cell }),
    [session, articleId, onCommand, readOnly, cell],
  );

  return (
    <section ref={root} className="article-editor" lang={props.language}>
      {!readOnly && <Toolbar {...{ session, isFullScreen, onCommand }} />}
      {!readOnly && <SpellingMarks {...{ session, onCommand }} root={rootOf} />}
      <SlashPanel {...{ session, onCommand, readOnly }} root={rootOf} />
      <Panels {...{ opened, articleId, session, cell }} root={rootOf} onClose={close} />
      <SessionContext value={workplace}>
        <ArticleSurface
          session={session}
          editorRef={editor}
          label={labels.article}
          placeholder={labels.placeholder}
          readOnly={readOnly}
          onCommand={onCommand}
        />
      </SessionContext>
      <OriginMarks session={session} />
      <WordMarks session={session} root={rootOf} />
      <SelectionCount session={session} language={props.language} />
    </section>
  );
}
