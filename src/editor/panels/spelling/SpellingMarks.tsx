import { Button } from '@mantine/core';
import { useEffect, useEffectEvent, useMemo, useRef } from 'react';
import { changeOf, isCheckable } from '#domain/spelling/batch.ts';
import { spellingTexts as copy } from '#src/editor/copy/spelling.ts';
import {
  createMarkReader,
  isSameMark,
  type Mark,
  marksIn,
  proseIn,
} from '#src/editor/kernel/marks.ts';
import { isCaretAtEndOf } from '#src/editor/kernel/selection.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import {
  hasCaret,
  hideUnderlines,
  type Placed,
  showUnderlines,
  UNDERLINES,
} from '#src/editor/panels/highlights.ts';
import { useShownSoon } from '#src/editor/panels/useShownSoon.ts';
import { type Speller, useSpeller } from './SpellingContext.ts';

interface SpellingMarksProps {
  readonly session: EditorSession;
  root(): HTMLElement | null;
  onCommand(command: 'finding-here'): void;
}

/** Underlines what is wrong in the text, while it is checked here. */
export function SpellingMarks(props: SpellingMarksProps) {
  const speller = useSpeller();
  return speller.checksHere ? <Checked {...props} speller={speller} /> : null;
}

interface CheckedProps extends SpellingMarksProps {
  readonly speller: Speller;
}

function Checked(props: CheckedProps) {
  const { session, speller } = props;
  useTextsReported(session, speller);
  return speller.hasFailed ? <Failure onRetry={speller.retry} /> : <Underlines {...props} />;
}

function Underlines({ session, root, onCommand, speller }: CheckedProps) {
  const placed = useUnderlines(session, root, speller);
  const onClick = useEffectEvent(() => {
    const clicked = placed.current.find(({ range }) => hasCaret(range))?.place;
    if (clicked === undefined) return;
    // An underline that was carried over may be of nothing: the text of its block is not checked yet.
    const known = marksIn(session.state().getCurrentContent(), speller.findingsIn);
    if (known.some((mark) => isSameMark(mark, clicked))) onCommand('finding-here');
  });
  useEffect(() => {
    const editor = root();
    const listener = () => onClick();
    editor?.addEventListener('click', listener);
    return () => editor?.removeEventListener('click', listener);
  }, [root]);
  return null;
}

/** After opening, the page has more important things to load. */
const BEGIN_MS = 2000;
/** Shorter pauses are between words. */
const QUIET_MS = 500;

const whenIdle = (act: () => void): (() => void) => {
  if (!('requestIdleCallback' in globalThis)) {
    const timer = setTimeout(act);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 2000 });
  return () => cancelIdleCallback(handle);
};

/** Calls `act` when nothing has called the returned function for a while and the page is idle. */
function afterQuiet(act: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let cancelIdle = () => {};
  const cancel = () => {
    clearTimeout(timer);
    cancelIdle();
  };
  return {
    cancel,
    restart(ms: number) {
      cancel();
      timer = setTimeout(() => {
        cancelIdle = whenIdle(act);
      }, ms);
    },
  };
}

/** Reports the texts of the article when it has been opened, and whenever the writer pauses. */
function useTextsReported(session: EditorSession, { begin, end, report }: Speller): void {
  useEffect(() => {
    let known: ReadonlySet<string> = new Set();
    let content = session.state().getCurrentContent();
    const beginsAt = performance.now() + BEGIN_MS;
    const reading = afterQuiet(() => {
      const now = new Set([...proseIn(content)].filter(isCheckable));
      const change = changeOf(known, now);
      known = now;
      if (change.added.length + change.gone.length > 0) report(change);
    });
    const unsubscribe = session.subscribe(() => {
      const next = session.state().getCurrentContent();
      if (next === content) return;
      content = next;
      reading.restart(Math.max(QUIET_MS, beginsAt - performance.now()));
    });
    begin();
    reading.restart(BEGIN_MS);
    return () => {
      unsubscribe();
      reading.cancel();
      end();
    };
  }, [session, begin, end, report]);
}

function useUnderlines(session: EditorSession, root: () => HTMLElement | null, speller: Speller) {
  const placed = useRef<readonly Placed<Mark>[]>([]);
  const readMarks = useMemo(createMarkReader, []);
  const show = useEffectEvent(() => {
    const state = session.state();
    const marks = readMarks(state.getCurrentContent(), speller.findingsIn);
    // The word that is being written is not wrong yet.
    placed.current = showUnderlines(
      UNDERLINES.findings,
      root(),
      marks.filter((mark) => !isCaretAtEndOf(state, mark)),
    );
  });
  useShownSoon(session, show, speller.findingsIn);
  useEffect(() => () => hideUnderlines(UNDERLINES.findings), []);
  return placed;
}

function Failure({ onRetry }: { onRetry(): void }) {
  return (
    <div className="article-restart" role="status">
      <span>{copy.failed}</span>
      <Button size="compact-md" variant="light" onClick={onRetry}>
        {copy.retry}
      </Button>
    </div>
  );
}
