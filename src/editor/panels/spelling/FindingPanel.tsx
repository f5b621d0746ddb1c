import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react';
import { isWord, wordOf } from '#domain/spelling/dictionary.ts';
import { commandOf } from '#src/editor/commands/shortcuts.ts';
import { spellingTexts as copy } from '#src/editor/copy/spelling.ts';
import { countBefore, withMatchSelected, withReplaced } from '#src/editor/kernel/find.ts';
import { isInPlace, isSameMark, type Mark, marksIn } from '#src/editor/kernel/marks.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import { CaretPopover } from '#src/editor/panels/CaretPopover.tsx';
import { hasCaret, isInWindow, rangeOf, scrollTo } from '#src/editor/panels/highlights.ts';
import type { PanelProps } from '#src/editor/panels/panelProps.ts';
import { FindingView } from './FindingView.tsx';
import { type Speller, useSpeller } from './SpellingContext.ts';

/** The finding at the caret, or the next one from there, with what can be done about it. */
export function FindingPanel({ command, session, root, onClose }: PanelProps) {
  const speller = useSpeller();
  const { mark, isGone, go, others } = useMark({ session, root, speller, command });
  useInSight(mark, root);
  const close = useEffectEvent((said: string) => {
    if (said !== '') speller.say(said);
    onClose();
  });
  useEffect(() => {
    if (mark === null) close(copy.nothing);
    else if (isGone) close('');
  }, [mark, isGone]);
  const isAside = command === 'finding-here';
  useClosedByTyping(isAside, root, onClose);
  if (mark === null || isGone) return null;
  const after = (said: string, left: number, act: () => void) => {
    act();
    speller.say(`${said} ${copy.left(left)}`);
    onClose();
  };
  return (
    <CaretPopover
      key={`${mark.key} ${mark.start}`}
      root={root}
      onClose={onClose}
      label={`${copy.kind[mark.kind]}: ${mark.wording}`}
      isAside={isAside}
      width="min(20rem, calc(100vw - 2rem))"
      range={rangeOf(root(), mark)}
    >
      <FindingView
        mark={mark}
        canAdd={canAdd(speller, mark)}
        onGo={go}
        onReplace={(text) =>
          after(copy.replaced(text), others.all, () => replace(session, mark, text))
        }
        onIgnore={() =>
          after(copy.ignored, others.different, () => speller.ignore(mark.finding, mark.text))
        }
        onAdd={() =>
          after(copy.added(mark.wording), others.different, () =>
            speller.addWord?.(wordOf(mark.wording)),
          )
        }
        onClose={onClose}
      />
    </CaretPopover>
  );
}

function useInSight(mark: Mark | null, root: PanelProps['root']) {
  const reveal = useEffectEvent(() => {
    const range = mark === null ? null : rangeOf(root(), mark);
    // A click must not move the page below the pointer.
    if (range !== null && !(hasCaret(range) && isInWindow(range))) scrollTo(range);
  });
  // A popover is invisible while its place is out of the window.
  useEffect(() => reveal(), []);
}

const MODIFIERS: ReadonlySet<string> = new Set(['Alt', 'Control', 'Meta', 'Shift']);

/** Beside a text that has the focus, the panel gives way to whatever is typed there. Its own keys move the focus into it. */
function useClosedByTyping(isAside: boolean, root: PanelProps['root'], onClose: () => void) {
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const editor = isAside ? root() : null;
    const leave = (event: globalThis.KeyboardEvent) => {
      const command = MODIFIERS.has(event.key) ? 'next-finding' : commandOf(event);
      if (command !== 'next-finding' && command !== 'previous-finding') close();
    };
    editor?.addEventListener('keydown', leave);
    return () => editor?.removeEventListener('keydown', leave);
  }, [isAside, root]);
}

/** Leaves the caret behind the new words. */
function replace(session: EditorSession, mark: Mark, text: string): void {
  const end = mark.start + text.length;
  const replaced = withReplaced(session.state(), [mark], text);
  session.change(withMatchSelected(replaced, { ...mark, start: end, end }));
}

interface MarkOptions extends Pick<PanelProps, 'session' | 'root' | 'command'> {
  readonly speller: Speller;
}

/** The finding that is open, and the way to the others. */
function useMark({ session, root, speller, command }: MarkOptions) {
  const marksNow = () => marksIn(session.state().getCurrentContent(), speller.findingsIn);
  const [mark, setMark] = useState(() =>
    firstMark(session, root(), marksNow(), command === 'previous-finding' ? -1 : 1),
  );
  const isGone = useGone(session, mark);
  return {
    mark,
    isGone,
    /** How many others there are, of the same words and of other ones. */
    others: {
      all: marksNow().length - 1,
      different: marksNow().filter(({ wording }) => wording !== mark?.wording).length,
    },
    go(by: 1 | -1) {
      const next = mark === null ? null : markBeside(marksNow(), mark, by);
      if (next === null) return;
      session.change(withMatchSelected(session.state(), next));
      const range = rangeOf(root(), next);
      if (range !== null) scrollTo(range);
      setMark(next);
    },
  };
}

const canAdd = ({ addWord }: Speller, { kind, wording }: Mark): boolean =>
  addWord !== null && kind === 'spelling' && isWord(wordOf(wording));

/** Whether the text has changed at the place of the mark, by somebody else or by us. */
function useGone(session: EditorSession, mark: Mark | null): boolean {
  const isGone = () => mark !== null && !isInPlace(session.state().getCurrentContent(), mark);
  return useSyncExternalStore(session.subscribe, isGone);
}

/** The finding in which the caret is, or else the next or previous one, around the ends of the text. */
function firstMark(
  session: EditorSession,
  root: HTMLElement | null,
  marks: readonly Mark[],
  by: 1 | -1,
): Mark | null {
  const selection = session.state().getSelection();
  const key = selection.getStartKey();
  const here = marks.find((mark) => mark.key === key && hasCaret(rangeOf(root, mark)));
  if (here !== undefined) return here;
  const place =
    by === 1
      ? { key: selection.getEndKey(), offset: selection.getEndOffset() }
      : { key, offset: selection.getStartOffset() };
  const at = countBefore(session.state().getCurrentContent(), marks, place);
  return marks.at(by === 1 ? at % (marks.length || 1) : at - 1) ?? null;
}

function markBeside(marks: readonly Mark[], mark: Mark, by: 1 | -1): Mark | null {
  const at = marks.findIndex((other) => isSameMark(other, mark));
  return marks.at((at + by) % (marks.length || 1)) ?? null;
}
