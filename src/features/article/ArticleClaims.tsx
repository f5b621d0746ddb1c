import { lazy, type ReactNode, Suspense, useState } from 'react';
import {
  type ClaimMarking,
  ClaimMarksContext,
} from '#src/editor/panels/claims/ClaimMarksContext.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { textLayer } from '#store/article/textLayer.slice.ts';

const ClaimsLayer = lazy(async () => ({
  default: (await import('./ClaimsLayer.tsx')).ClaimsLayer,
}));

interface ArticleClaimsProps {
  readonly articleId: string;
  readonly children: ReactNode;
}

/** Tells the editor inside which claims to mark, while they are switched on. */
export function ArticleClaims({ articleId, children }: ArticleClaimsProps) {
  const isShown = useAppSelector(textLayer.select) === 'claims';
  const [marking, setMarking] = useState<ClaimMarking | null>(null);
  return (
    <ClaimMarksContext value={marking}>
      {children}
      <Suspense fallback={null}>
        {isShown ? <ClaimsLayer articleId={articleId} onMarking={setMarking} /> : null}
      </Suspense>
    </ClaimMarksContext>
  );
}
