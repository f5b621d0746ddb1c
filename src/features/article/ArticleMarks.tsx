import { lazy, type ReactNode, Suspense, useState } from 'react';
import { type WordMarking, WordMarksContext } from '#src/editor/panels/words/WordMarksContext.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { textLayer } from '#store/article/textLayer.slice.ts';

const ClaimsLayer = lazy(async () => ({
  default: (await import('./ClaimsLayer.tsx')).ClaimsLayer,
}));
const CheckLayer = lazy(async () => ({
  default: (await import('./CheckLayer.tsx')).CheckLayer,
}));

interface ArticleMarksProps {
  readonly articleId: string;
  readonly children: ReactNode;
}

/** Tells the editor inside which words to mark: claims, or the places of a check, while they are switched on. */
export function ArticleMarks({ articleId, children }: ArticleMarksProps) {
  const showsClaims = useAppSelector(textLayer.select) === 'claims';
  const check = useAppSelector(textLayer.selectCheck);
  const [marking, setMarking] = useState<WordMarking | null>(null);
  const layer = { articleId, onMarking: setMarking };
  return (
    <WordMarksContext value={marking}>
      {children}
      <Suspense fallback={null}>
        {showsClaims ? <ClaimsLayer {...layer} /> : null}
        {check === null ? null : <CheckLayer {...layer} name={check} />}
      </Suspense>
    </WordMarksContext>
  );
}
