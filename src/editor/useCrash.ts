import { type RefObject, useCallback, useEffect, useState } from 'react';

/** Hands an error that was thrown outside of a drawing to the error boundary. */
export function useCrash(): (error: unknown) => void {
  const [crash, setCrash] = useState<{ readonly error: unknown } | null>(null);
  if (crash !== null) throw crash.error;
  return useCallback((error: unknown) => setCrash({ error }), []);
}

/** What is handled in the editor, by draft-js or by us. */
const EVENTS =
  'beforeinput click compositionend compositionstart copy cut dragend dragover dragstart drop focusin focusout input keydown keypress keyup mousedown mouseup paste pointerdown pointerup selectionchange textInput'.split(
    ' ',
  );

/** React tells an error boundary nothing of a handler that threw; the window hears of it while the event is on its way. */
export function useHandlerCrashes(
  root: RefObject<HTMLElement | null>,
  crash: (error: unknown) => void,
): void {
  useEffect(() => {
    let underWay: Event | null = null;
    const note = (event: Event) => {
      const isSelection = event.target === document;
      const place = isSelection ? (getSelection()?.focusNode ?? null) : event.target;
      if (place instanceof Node && root.current?.contains(place)) underWay = event;
    };
    const onError = ({ error }: ErrorEvent) => {
      if (underWay !== null && underWay.eventPhase !== Event.NONE) crash(error);
    };
    for (const type of EVENTS) window.addEventListener(type, note, true);
    window.addEventListener('error', onError);
    return () => {
      for (const type of EVENTS) window.removeEventListener(type, note, true);
      window.removeEventListener('error', onError);
    };
  }, [root, crash]);
}
