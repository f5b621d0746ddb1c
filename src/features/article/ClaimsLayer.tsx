import { useEffect, useMemo } from 'react';
import { nameOf, wordsOf } from '#domain/sources/checkedClaims.ts';
import type { WordMarking } from '#src/editor/panels/words/WordMarksContext.ts';
import { useAppDispatch } from '#src/kit/hooks.ts';
import { useCheckedClaims } from '#src/kit/sources/useCheckedClaims.ts';
import { claimAtCaret } from '#store/sources/claimAtCaret.slice.ts';

interface ClaimsLayerProps {
  readonly articleId: string;
  readonly onMarking: (marking: WordMarking | null) => void;
}

/** Draws nothing: hands the claims over, and takes them back when it goes. */
export function ClaimsLayer({ articleId, onMarking }: ClaimsLayerProps) {
  const dispatch = useAppDispatch();
  const { entries } = useCheckedClaims(articleId);
  const marking = useMemo(
    () => ({
      marked: entries.map((entry) => {
        const { state, blockIds } = entry;
        return { ...wordsOf(entry), name: nameOf(entry), kind: state, blockIds };
      }),
      onCaret: (name: string | null) => void dispatch(claimAtCaret.moved(name)),
    }),
    [entries, dispatch],
  );
  useEffect(() => onMarking(marking), [marking, onMarking]);
  useEffect(() => () => onMarking(null), [onMarking]);
  return null;
}
