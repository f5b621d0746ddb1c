import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { placesOf } from '#domain/sources/claimPlaces.ts';
import { shownText } from '#src/editor/kernel/atomicText.ts';
import type { Match } from '#src/editor/kernel/find.ts';
import type { EditorSession } from '#src/editor/kernel/session.ts';
import {
  hasCaret,
  hideUnderlines,
  showUnderlines,
  UNDERLINES,
} from '#src/editor/panels/highlights.ts';
import { useShownSoon } from '#src/editor/panels/useShownSoon.ts';
import {
  type MarkedWords,
  type MarkKind,
  type WordMarking,
  WordMarksContext,
} from './WordMarksContext.ts';

interface WordMarksProps {
  readonly session: EditorSession;
  root(): HTMLElement | null;
}

/** Marks words of the text by their kind, and says which ones the caret is in. */
export function WordMarks(props: WordMarksProps) {
  const marking = useContext(WordMarksContext);
  return marking === null ? null : <Shown {...props} marking={marking} />;
}

function Shown({ session, root, marking }: WordMarksProps & { readonly marking: WordMarking }) {
  const last = useRef<string | null>(null);
  const say = useEffectEvent((name: string | null) => {
    if (name === last.current) return;
    last.current = name;
    marking.onCaret?.(name);
  });
  const show = useEffectEvent(() => {
    const places = placesIn(session, marking.marked);
    const placed = showUnderlines(UNDERLINES.words, root(), places);
    say(placed.find(({ range }) => hasCaret(range))?.place.name ?? null);
  });
  useShownSoon(session, show, marking.marked);
  useEffect(
    () => () => {
      hideUnderlines(UNDERLINES.words);
      say(null);
    },
    [],
  );
  return null;
}

interface Place extends Match {
  readonly kind: MarkKind;
  readonly name: string;
}

const placesIn = (session: EditorSession, marked: readonly MarkedWords[]): readonly Place[] =>
  marked.flatMap((words) =>
    words.blockIds.flatMap(session.blocksOf).flatMap((block) =>
      placesOf(shownText(block), words).map((place): Place => {
        return { ...place, key: block.getKey(), kind: words.kind, name: words.name };
      }),
    ),
  );
