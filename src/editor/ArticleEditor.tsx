import 'draft-js/dist/Draft.css';
import '@mantine/core/styles/Popover.css';
import '@mantine/core/styles/Menu.css';
import '@mantine/core/styles/Divider.css';
import './editor.css';
import Draft, { type Editor, type SelectionState } from 'draft-js';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { ArticleBody, BlockId, BlockOp } from '#domain/article/body.ts';
import { editorTexts } from '#src/copy/editor.ts';
import type { EditorHandle } from './EditorContext.ts';
import { EditorSurface } from './EditorSurface.tsx';
import { assertSanitiserWorks } from './html/sanitise.ts';
import { type LinkDraft, LinkPopover } from './LinkPopover.tsx';
import { type EditorCommand, linkAt, withCommand, withLink } from './model/commands.ts';
import { EditorSession } from './model/session.ts';
import { startReporting } from './reporting.ts';
import { Toolbar } from './Toolbar.tsx';

export interface ArticleEditorProps {
  /** Names the article that the body is of; another article needs another `key`. */
  readonly articleId: string;
  /** Read once, when the editor is mounted. */
  readonly initialBody: ArticleBody;
  /** BCP 47, of the text. */
  readonly language?: string;
  readonly readOnly?: boolean;
  readonly labels?: { readonly article: string; readonly placeholder: string };
  /** Hears of every edit of the writer, at most once per frame; never of what `apply` did. */
  onBlocksEdited(ops: readonly BlockOp[]): void;
  makeBlockId(): string;
  register(handle: EditorHandle): () => void;
}

// Once for the page, before anything is drawn: whoever loads the editor gets the error instead.
assertSanitiserWorks();

/** The article, open for writing. Text goes out as operations and comes in through `register` alone. */
export function ArticleEditor(props: ArticleEditorProps) {
  const { labels = editorTexts, readOnly = false, register } = props;
  const session = useSession(props);
  const editor = useRef<Editor>(null);
  const root = useRef<HTMLElement>(null);
  const [link, setLink] = useState<(LinkDraft & { target: SelectionState }) | null>(null);

  const focus = useCallback(() => whenDrawn(() => editor.current?.focus()), []);

  useEffect(() => startReporting(session), [session]);
  useEffect(() => {
    const { apply, body, caret } = session;
    const reveal = (blockId: BlockId) => {
      const key = session.goTo(blockId);
      if (key === null) return;
      focus();
      whenDrawn(() => scrollTo(root.current, key));
    };
    return register({ apply, body, caret, reveal, focus });
  }, [session, register, focus]);

  const onCommand = useCallback(
    (command: EditorCommand) => {
      if (command === 'link') setLink(linkDraftOf(session, root.current));
      else if (session.state().getSelection().getHasFocus()) run(session, command);
      else {
        focus();
        whenDrawn(() => run(session, command));
      }
    },
    [session, focus],
  );
  const closeLink = useCallback(() => {
    setLink(null);
    focus();
  }, [focus]);
  const applyLink = (href: string | null) => {
    if (link !== null) session.change(withLink(session.state(), link.target, href));
    closeLink();
  };

  return (
    <section ref={root} className="article-editor" lang={props.language}>
      {!readOnly && <Toolbar session={session} onCommand={onCommand} />}
      <EditorSurface
        session={session}
        editorRef={editor}
        label={labels.article}
        placeholder={labels.placeholder}
        readOnly={readOnly}
        onCommand={onCommand}
      />
      {link && <LinkPopover draft={link} onApply={applyLink} onClose={closeLink} />}
    </section>
  );
}

/** To the middle: the top is below the header and the toolbar. */
function scrollTo(root: HTMLElement | null, key: string): void {
  const block = root?.querySelector(`[data-block][data-offset-key="${key}-0-0"]`);
  block?.scrollIntoView({ block: 'center' });
}

/** draft-js focuses the state it was last drawn with, and would bring that one back. */
const whenDrawn = queueMicrotask;

function useSession({ initialBody, makeBlockId, onBlocksEdited }: ArticleEditorProps) {
  const report = useRef(onBlocksEdited);
  useLayoutEffect(() => {
    report.current = onBlocksEdited;
  });
  const [session] = useState(() => {
    return new EditorSession({
      body: initialBody,
      makeBlockId,
      onEdited: (ops) => report.current(ops),
    });
  });
  return session;
}

function run(session: EditorSession, command: EditorCommand): void {
  const state = session.state();
  const next = withCommand(state, command);
  if (next !== null) {
    session.change(next);
    return;
  }
  // What the browser typed by itself is unknown to React, which would take an older text for drawn.
  if (state.getNativelyRenderedContent() !== null) {
    flushSync(() =>
      session.change(Draft.EditorState.set(state, { nativelyRenderedContent: null })),
    );
  }
  if (command === 'undo') session.undo();
  else session.redo();
}

function linkDraftOf(session: EditorSession, root: HTMLElement | null) {
  const state = session.state();
  const link = linkAt(state);
  const range = getSelection()?.rangeCount ? getSelection()?.getRangeAt(0) : undefined;
  const place = range?.getBoundingClientRect();
  const home = root?.getBoundingClientRect();
  return {
    href: link?.href ?? null,
    target: link?.target ?? state.getSelection(),
    left: (place?.left ?? 0) - (home?.left ?? 0),
    top: (place?.bottom ?? 0) - (home?.top ?? 0),
  };
}
