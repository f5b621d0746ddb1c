import Draft, {
  type ContentBlock,
  type DraftHandleValue,
  type Editor,
  type SelectionState,
} from 'draft-js';
import Immutable from 'immutable';
import {
  type KeyboardEvent,
  memo,
  type RefObject,
  useCallback,
  useEffect,
  useMemo,
  useSyncExternalStore,
} from 'react';
import type { atomicRenderer } from './AtomicBlock.tsx';
import './drawing/draftBlocks.ts';
import './drawing/draftDirections.ts';
import './drawing/draftDrags.ts';
import './drawing/draftLeaves.ts';
import './drawing/draftPastes.ts';
import './drawing/draftTrees.ts';
import { numberOf, startsRun } from './blocks.ts';
import { type EditorCommand, isCommand, isInList } from './commands.ts';
import { keepLatestSelection } from './drawing/latestSelection.ts';
import { classOfNumber } from './drawing/listNumbers.ts';
import { subscribeUndrawn } from './drawing/nativeText.ts';
import { withBackspace, withEnter, withLineBreak, withTypedAtAtomic } from './enter.ts';
import { type Given, isOfFiles } from './given.ts';
import { withCharacterRemoved } from './graphemes.ts';
import { isMac } from './isMac.ts';
import { withMarkdownEntered, withMarkdownTyped, withMarkdownUndone } from './markdown.ts';
import { clipboardHandlers, type PasteNews, type PictureRule } from './pasting.ts';
import type { EditorSession } from './session.ts';

/** The rendered text, which can be focused. */
export type DrawnText = Editor;

export interface SurfaceProps {
  readonly session: EditorSession;
  readonly editorRef: RefObject<Editor | null>;
  readonly label: string;
  readonly placeholder: string;
  readonly readOnly: boolean;
  /** Whether the browser checks the spelling. */
  readonly spellCheck: boolean;
  /** Renders atomic blocks. Must be stable: a new function makes draft-js render every block again. */
  readonly rendererOf: ReturnType<typeof atomicRenderer>;
  readonly pictures: PictureRule | null;
  readonly files: FileRule | null;
  onPasted(news: PasteNews): void;
  commandOf(event: KeyboardEvent): EditorCommand | null;
  onCommand(command: EditorCommand): void;
}

/** Handles files that are pasted or dropped into the text. */
export interface FileRule {
  isMeant(file: Blob): boolean;
  take(files: readonly File[]): void;
}

/**
 * The text itself. It renders only what the browser has not inserted by itself, and of that only the block with
 * the caret.
 */
export const EditorSurface = memo(function EditorSurface(props: SurfaceProps) {
  const { session, editorRef, onCommand, commandOf, onPasted, pictures, files } = props;
  const subscribe = useCallback(
    (draw: () => void) => subscribeUndrawn(session, editorRef, draw),
    [session, editorRef],
  );
  const state = useSyncExternalStore(subscribe, session.state);
  useEffect(() => keepLatestSelection(session, editorRef), [session, editorRef]);
  const handlers = useMemo(
    () => handlersOf(session, { commandOf, onCommand, onPasted, pictures, files }),
    [session, commandOf, onCommand, onPasted, pictures, files],
  );
  const first = state.getCurrentContent().getFirstBlock();
  return (
    <Draft.Editor
      {...handlers}
      ref={editorRef}
      editorState={state}
      readOnly={props.readOnly}
      blockRendererFn={props.rendererOf}
      blockStyleFn={classOf}
      blockRenderMap={RENDER_MAP}
      customStyleMap={STYLE_MAP}
      // A placeholder would cover the bullet of an empty list.
      placeholder={first.getType() === 'unstyled' ? props.placeholder : ''}
      ariaLabel={props.label}
      ariaMultiline
      role="textbox"
      spellCheck={props.spellCheck}
    />
  );
});

// Stable objects: new ones make draft-js render every block again.
const listItem = Draft.DefaultDraftBlockRenderMap.get('unordered-list-item');
const RENDER_MAP = Draft.DefaultDraftBlockRenderMap.merge(
  // One wrapper for both kinds, so that a numbered list continues after a nested bulleted one.
  Immutable.Map({ 'ordered-list-item': listItem }),
);
const STYLE_MAP = {
  CODE: {
    fontFamily: 'var(--mantine-font-family-monospace)',
    fontSize: '0.9em',
    background: 'var(--mantine-color-default-hover)',
    borderRadius: '3px',
    padding: '0.1em 0.25em',
  },
};
function classOf(block: ContentBlock): string {
  const number = numberOf(block);
  const counted = number === undefined ? '' : classOfNumber(block.getDepth(), number);
  return startsRun(block) ? `article-run-start public-DraftStyleDefault-reset ${counted}` : counted;
}

const handledIf = (isHandled: boolean): DraftHandleValue => (isHandled ? 'handled' : 'not-handled');

function handlersOf(
  session: EditorSession,
  {
    commandOf,
    onCommand,
    onPasted,
    pictures,
    files,
  }: Pick<SurfaceProps, 'commandOf' | 'onCommand' | 'onPasted' | 'pictures' | 'files'>,
) {
  const clipboard = clipboardHandlers(session, onPasted, pictures);
  const giveFiles = fileGiver(files, clipboard.insertFiles);
  const changeTo = (next: Draft.EditorState | null): DraftHandleValue => {
    if (next !== null) session.change(next);
    return handledIf(next !== null);
  };
  return {
    onChange: session.change,
    onBlur: session.flush,
    keyBindingFn: (event: KeyboardEvent) => {
      clipboard.notePressed(event);
      return bindingOf(event, tabCommand(session, event) ?? commandOf(event));
    },
    handleKeyCommand: (asked: string, state: Draft.EditorState): DraftHandleValue => {
      const command = asked === OUR_UNDO ? 'undo' : asked;
      if (isCommand(command)) {
        onCommand(command);
        return 'handled';
      }
      return changeTo(
        removalOf(command, state) ?? Draft.RichUtils.handleKeyCommand(state, command),
      );
    },
    handleReturn: (event: KeyboardEvent, state: Draft.EditorState): DraftHandleValue =>
      changeTo(
        event.shiftKey ? withLineBreak(state) : (withMarkdownEntered(state) ?? withEnter(state)),
      ),
    handleBeforeInput: (text: string, state: Draft.EditorState): DraftHandleValue =>
      changeTo(withTypedAtAtomic(state, text) ?? withMarkdownTyped(state, text)),
    ...clipboard.handlers,
    onGiven: (given: Given) => (isOfFiles(given) ? giveFiles(given.files) : clipboard.paste(given)),
    handleDroppedFiles(place: SelectionState, dropped: readonly Blob[]): DraftHandleValue {
      session.change(Draft.EditorState.forceSelection(session.state(), place));
      giveFiles(dropped);
      return 'handled';
    },
  };
}

/** What Backspace and Delete do here; null for any other command, and where draft-js does what is right. */
function removalOf(command: string, state: Draft.EditorState): Draft.EditorState | null {
  const atStart = command.startsWith('backspace')
    ? (withMarkdownUndone(state) ?? withBackspace(state))
    : null;
  if (atStart !== null) return atStart;
  if (command === 'delete') return withCharacterRemoved(state, 'after');
  return command === 'backspace' ? withCharacterRemoved(state, 'before') : null;
}

/**
 * Images go to the rule, and the text of other files into the article, below one another. draft-js would read only
 * its beginning, insert it into the article as it was when the file was dropped, and ignore any other file.
 */
const fileGiver =
  (rule: FileRule | null, insertFiles: (files: readonly File[]) => Promise<void>) =>
  (blobs: readonly Blob[]): void => {
    const files = blobs.filter((blob): blob is File => blob instanceof File);
    const { images = [], others = [] } = Object.groupBy(files, (file) =>
      rule?.isMeant(file) ? 'images' : 'others',
    );
    const read = others.length > 0 ? insertFiles(others) : Promise.resolve();
    void read.then(() => images.length > 0 && rule?.take(images));
  };

/**
 * draft-js does not ask before it runs its own `undo`. That runs a moment late and undoes whatever arrived
 * meanwhile, or leaves undo to the browser, which no longer knows the page.
 */
const OUR_UNDO = 'undo-step';

function bindingOf(event: KeyboardEvent, command: EditorCommand | null): string | null {
  if (command !== null) {
    // Here it is the editor's command, whatever it means elsewhere on the page (Ctrl+K).
    event.stopPropagation();
    return command === 'undo' ? OUR_UNDO : command;
  }
  // draft-js gives Ctrl+D, H, M and O the meanings that they have only on a Mac.
  const isLetter = event.keyCode >= 65 && event.keyCode <= 90;
  return isLetter && !isMac() ? null : Draft.getDefaultKeyBinding(event);
}

/** Outside of lists, Tab moves the focus as usual. */
function tabCommand(session: EditorSession, event: KeyboardEvent): EditorCommand | null {
  const isPlain = event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey;
  if (!isPlain || !isInList(session.state())) return null;
  return event.shiftKey ? 'outdent' : 'indent';
}
