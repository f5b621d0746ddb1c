import { useContext, useEffect, useEffectEvent, useRef } from 'react';
import { placesOf } from '#domain/sources/claimPlaces.ts';
import type { ClaimState } from '#domain/sources/ledger.ts';
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
import { type ClaimMarking, ClaimMarksContext, type MarkedClaim } from './ClaimMarksContext.ts';

interface ClaimMarksProps {
  readonly session: EditorSession;
  root(): HTMLElement | null;
}

/** Underlines the claims of the text by what is known of them, and says which one the caret is in. */
export function ClaimMarks(props: ClaimMarksProps) {
  const marking = useContext(ClaimMarksContext);
  return marking === null ? null : <Shown {...props} marking={marking} />;
}

function Shown({ session, root, marking }: ClaimMarksProps & { readonly marking: ClaimMarking }) {
  const last = useRef<string | null>(null);
  const say = useEffectEvent((name: string | null) => {
    if (name === last.current) return;
    last.current = name;
    marking.onCaret(name);
  });
  const show = useEffectEvent(() => {
    const places = claimsIn(session, marking.claims);
    const placed = showUnderlines(UNDERLINES.claims, root(), places);
    say(placed.find(({ range }) => hasCaret(range))?.place.name ?? null);
  });
  useShownSoon(session, show, marking.claims);
  useEffect(
    () => () => {
      hideUnderlines(UNDERLINES.claims);
      say(null);
    },
    [],
  );
  return null;
}

interface Place extends Match {
  readonly kind: ClaimState;
  readonly name: string;
}

const claimsIn = (session: EditorSession, claims: readonly MarkedClaim[]): readonly Place[] =>
  claims.flatMap((claim) =>
    claim.blockIds.flatMap(session.blocksOf).flatMap((block) =>
      placesOf(shownText(block), claim).map((place): Place => {
        return { ...place, key: block.getKey(), kind: claim.state, name: claim.name };
      }),
    ),
  );
