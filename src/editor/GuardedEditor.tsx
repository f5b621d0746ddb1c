import './kernel/drawing/immediate.ts';
import { Button, CloseButton } from '@mantine/core';
import { type RefObject, useRef, useState } from 'react';
import { type ArticleBody, type BlockId, type BlockOp, blocksOf } from '#domain/article/body.ts';
import { editBetweenBodies, opsOfEdit } from '#domain/article/edit.ts';
import { restartTexts } from '#src/editor/copy/editor.ts';
import { app } from '#src/kit/copy/app.ts';
import { ArticleEditor, type ArticleEditorProps } from './ArticleEditor.tsx';
import { ArticleText } from './ArticleText.tsx';
import { EditorBoundary } from './EditorBoundary.tsx';
import type { ArticleHandle, RunPut } from './EditorContext.ts';

interface Crash {
  readonly message: string;
  readonly stack: string;
  /** The editor crashed too often and stays closed. */
  readonly isClosed: boolean;
}

interface GuardedEditorProps extends Omit<ArticleEditorProps, 'initialBody' | 'language'> {
  readonly language: string;
  /** The current text, including everything the editor has reported. */
  readBody(): ArticleBody;
  onCrash(crash: Crash): void;
  onCopy(): void;
}

/** The editor of an article. After a crash it is reopened with the newest text. */
export function GuardedEditor({ readBody, onCrash, onCopy, ...props }: GuardedEditorProps) {
  const last = useRef<ArticleHandle>(null);
  const [caret, setCaret] = useState<BlockId | null>(null);
  return (
    <EditorBoundary
      closed={<ClosedEditor {...{ readBody, onCopy }} language={props.language} />}
      onCrash={(error, isClosed) => {
        setCaret(caretOf(last.current));
        onCrash({ ...described(error), isClosed });
      }}
    >
      {(restarts) => (
        <div key={restarts}>
          {restarts > 0 ? <RestartNotice /> : null}
          <OpenEditor {...props} {...{ readBody, caret, last }} />
        </div>
      )}
    </EditorBoundary>
  );
}

const described = (error: unknown): Pick<Crash, 'message' | 'stack'> =>
  error instanceof Error
    ? { message: `${error.name}: ${error.message}`, stack: error.stack ?? '' }
    : { message: String(error), stack: '' };

/** Also null if the editor can no longer tell. */
function caretOf(handle: ArticleHandle | null): BlockId | null {
  try {
    return handle?.caret() ?? null;
  } catch {
    return null;
  }
}

/** Also none if the editor can no longer tell. */
function putsOf(handle: ArticleHandle | null): readonly RunPut[] {
  try {
    return handle?.puts() ?? [];
  } catch {
    return [];
  }
}

interface OpenEditorProps extends Omit<ArticleEditorProps, 'initialBody'> {
  /** Where the caret was when the editor crashed. */
  readonly caret: BlockId | null;
  readonly last: RefObject<ArticleHandle | null>;
  readBody(): ArticleBody;
}

function OpenEditor({ readBody, caret, last, register, ...props }: OpenEditorProps) {
  // Not subscribed: once the editor is open, text comes in through the port only.
  const [initialBody] = useState(readBody);
  const [registerOnce] = useState(() => (handle: ArticleHandle) => {
    for (const put of putsOf(last.current)) handle.recall(put);
    const missed = opsBetween(initialBody, readBody());
    if (missed.length > 0) handle.apply({ ops: missed, run: null }); // arrived while the editor was loading
    last.current = handle;
    const unregister = register(handle);
    // After rendering: draft-js would restore the selection it was rendered with, and take the focus.
    const timer = setTimeout(() => caret !== null && handle.reveal(caret));
    return () => {
      clearTimeout(timer);
      unregister();
    };
  });
  return <ArticleEditor {...props} initialBody={initialBody} register={registerOnce} />;
}

function opsBetween(before: ArticleBody, after: ArticleBody): BlockOp[] {
  return opsOfEdit(before, editBetweenBodies(before, after));
}

function RestartNotice() {
  const [isOpen, setOpen] = useState(true);
  return isOpen ? (
    <div className="article-restart" role="status">
      <span>{restartTexts.restarted}</span>
      <CloseButton aria-label={app.close} onClick={() => setOpen(false)} />
    </div>
  ) : null;
}

type ClosedEditorProps = Pick<GuardedEditorProps, 'readBody' | 'language' | 'onCopy'>;

function ClosedEditor({ readBody, language, onCopy }: ClosedEditorProps) {
  return (
    <>
      <div className="article-restart" role="alert">
        <span>{restartTexts.closed}</span>
        <Button size="compact-md" variant="light" onClick={onCopy}>
          {restartTexts.copy}
        </Button>
        <Button size="compact-md" onClick={() => window.location.reload()}>
          {restartTexts.reload}
        </Button>
      </div>
      <ArticleText blocks={blocksOf(readBody())} language={language} />
    </>
  );
}
