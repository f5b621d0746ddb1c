import { lazy, type ReactNode, Suspense } from 'react';
import { routeOf } from '#domain/session/routes.ts';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { Shell } from './Shell.tsx';

// On any page, whatever stands in its place; loaded with the workflows that save (src/main.tsx).
const UnsavedTexts = lazy(async () => ({
  default: (await import('#src/features/article/unsaved/UnsavedTexts.tsx')).UnsavedTexts,
}));

/** The main layout, or none around the pages that stand outside of it (spec §2). */
export function Frame({ children }: { children: ReactNode }) {
  const { isBare = false } = routeOf(useAppSelector(router.selectLocation).route);
  const isUnsaved = useEverOpen(
    useAppSelector((state) => articleSave.selectUnseen(state).length > 0),
  );
  const content = (
    <>
      <Suspense fallback={null}>{isUnsaved ? <UnsavedTexts /> : null}</Suspense>
      {children}
    </>
  );
  return isBare ? <main id="main">{content}</main> : <Shell>{content}</Shell>;
}
