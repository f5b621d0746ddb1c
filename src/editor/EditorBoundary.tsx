import { Component, type ReactNode, type RefObject, useCallback, useEffect, useState } from 'react';

const CRASH_LIMIT = 3;
const CRASH_WINDOW_MS = 10_000;

interface EditorBoundaryProps {
  /** Renders the editor. Each number of restarts must render a new editor, with the text of that moment. */
  readonly children: (restarts: number) => ReactNode;
  /** Rendered instead of the editor after too many crashes in a short time. */
  readonly closed: ReactNode;
  onCrash(error: unknown, isClosed: boolean): void;
}

interface EditorBoundaryState {
  readonly status: 'open' | 'crashed' | 'closed';
  readonly restarts: number;
}

/** Reopens the editor when it throws. What was typed is in the store, not in what is rendered. */
export class EditorBoundary extends Component<EditorBoundaryProps, EditorBoundaryState> {
  override state: EditorBoundaryState = { status: 'open', restarts: 0 };
  /** A workflow reports the crash (main/page.tsx). */
  readonly reportsItself = true;
  #crashedAt: readonly number[] = [];

  static getDerivedStateFromError(): Pick<EditorBoundaryState, 'status'> {
    return { status: 'crashed' };
  }

  override componentDidCatch(error: unknown) {
    const now = performance.now();
    this.#crashedAt = [...this.#crashedAt, now].filter((at) => now - at < CRASH_WINDOW_MS);
    const isClosed = this.#crashedAt.length >= CRASH_LIMIT;
    this.props.onCrash(error, isClosed);
    this.setState(({ restarts }) => ({
      status: isClosed ? 'closed' : 'open',
      restarts: restarts + 1,
    }));
  }

  override render() {
    const { children, closed } = this.props;
    const { status, restarts } = this.state;
    if (status === 'closed') return closed;
    // Unmount the crashed editor first: it reports what was typed before the next one reads the text.
    return status === 'crashed' ? null : children(restarts);
  }
}

/** Returns a function that passes an error thrown outside of rendering to the error boundary. */
export function useCrash(): (error: unknown) => void {
  const [crash, setCrash] = useState<{ readonly error: unknown } | null>(null);
  if (crash !== null) throw crash.error;
  return useCallback((error: unknown) => setCrash({ error }), []);
}

/** The events that draft-js or the editor handles. */
const EVENTS =
  'beforeinput click compositionend compositionstart copy cut dragend dragover dragstart drop focusin focusout input keydown keypress keyup mousedown mouseup paste pointerdown pointerup selectionchange textInput'.split(
    ' ',
  );

/**
 * Reports errors of event handlers. React does not pass them to an error boundary, but the window gets an `error`
 * event while the event is being dispatched.
 */
export function useHandlerCrashes(
  root: RefObject<HTMLElement | null>,
  crash: (error: unknown) => void,
): void {
  useEffect(() => {
    let underWay: Event | null = null;
    // Runs ten times at a key press: what the event is about is looked up only after an error.
    const note = (event: Event) => {
      underWay = event;
    };
    const isHere = (event: Event): boolean => {
      const text = root.current;
      const place = getSelection()?.focusNode ?? null;
      if (text === null) return false;
      // The path is that of the beginning: a handler may have removed the target.
      return event.target === document ? text.contains(place) : event.composedPath().includes(text);
    };
    const onError = ({ error }: ErrorEvent) => {
      if (underWay !== null && underWay.eventPhase !== Event.NONE && isHere(underWay)) crash(error);
    };
    for (const type of EVENTS) window.addEventListener(type, note, true);
    window.addEventListener('error', onError);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, note, true);
      window.removeEventListener('error', onError);
    };
  }, [root, crash]);
}
