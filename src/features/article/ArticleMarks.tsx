import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type WordMarking, WordMarksContext } from '#src/editor/panels/words/WordMarksContext.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { textLayer } from '#store/article/textLayer.slice.ts';

const ClaimsLayer = lazy(async () => ({
  default: (await import('./ClaimsLayer.tsx')).ClaimsLayer,
}));
const PlacesLayer = lazy(async () => ({
  default: (await import('./PlacesLayer.tsx')).PlacesLayer,
}));

interface ArticleMarksProps {
  readonly articleId: string;
  readonly children: ReactNode;
}

/** Tells the editor inside which words to mark: claims, the places of a check, or the uses of terms, while they are switched on. */
export function ArticleMarks({ articleId, children }: ArticleMarksProps) {
  const showsClaims = useAppSelector(textLayer.select) === 'claims';
  const check = useAppSelector(textLayer.selectCheck);
  const term = useAppSelector(textLayer.selectTerm);
  const [marking, setMarking] = useState<WordMarking | null>(null);
  const layer = { articleId, onMarking: setMarking };
  return (
    <WordMarksContext value={marking}>
      {children}
      <Suspense fallback={null}>
        {showsClaims ? <ClaimsLayer {...layer} /> : null}
        {check === null && term === null ? null : <PlacesLayer {...layer} check={check} />}
      </Suspense>
    </WordMarksContext>
  );
}
