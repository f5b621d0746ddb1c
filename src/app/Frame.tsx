import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react';
import { routeOf } from '#domain/session/routes.ts';
import { app } from '#src/kit/copy/app.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { NavigationButton } from '#src/kit/NavigationButton.tsx';
import { type Navigation, NavigationContext } from '#src/kit/NavigationContext.ts';
import { SkipLink } from '#src/kit/ui/Page.tsx';
import { useEverOpen } from '#src/kit/ui/useOpening.ts';
import { articleSave } from '#store/article/save.slice.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { router } from '#store/session/router.slice.ts';
import { Brand, Sidebar } from './Sidebar.tsx';
import classes from './shell.module.css';

const SidebarDrawer = lazy(async () => ({
  default: (await import('./SidebarDrawer.tsx')).SidebarDrawer,
}));
// Shown above every page and every screen of the gate; loaded with the workflows that save (main/page.tsx).
const UnsavedTexts = lazy(async () => ({
  default: (await import('#src/features/article/unsaved/UnsavedTexts.tsx')).UnsavedTexts,
}));

const RemovalBanner = lazy(async () => ({
  default: (await import('#src/features/removal/RemovalBanner.tsx')).RemovalBanner,
}));

/** The main layout; the pages outside of it are shown without (spec §2). */
export function Frame({ children }: { children: ReactNode }) {
  const { isBare = false } = routeOf(useAppSelector(router.selectLocation).route);
  const isLeaving = useAppSelector(folderSetup.selectIsLeaving);
  const isUnsaved = useEverOpen(
    useAppSelector((state) => articleSave.selectUnseen(state).length > 0),
  );
  const content = (
    <>
      <Suspense fallback={null}>
        {isLeaving ? <RemovalBanner /> : null}
        {isUnsaved ? <UnsavedTexts /> : null}
      </Suspense>
      {children}
    </>
  );
  return isBare ? <main id="main">{content}</main> : <Shell>{content}</Shell>;
}

/** Sidebar and main area; below 1138 px the sidebar is a drawer (spec §2, breakpoints). */
function Shell({ children }: { children: ReactNode }) {
  /** Null until it is first opened, which loads it. */
  const [isDrawerOpen, setDrawerOpen] = useState<boolean | null>(null);
  const [hasBar, setHasBar] = useState(true);
  const navigation = useMemo<Navigation>(
    () => ({
      open: () => setDrawerOpen(true),
      replaceBar() {
        setHasBar(false);
        return () => setHasBar(true);
      },
    }),
    [],
  );
  const close = () => setDrawerOpen(false);
  return (
    <NavigationContext value={navigation}>
      <SkipLink label={app.skipToContent} />
      <div className={classes.shell}>
        <aside className={classes.side}>
          <Sidebar />
        </aside>
        {hasBar ? (
          <header className={classes.topbar}>
            <NavigationButton onClick={navigation.open} />
            <Brand />
          </header>
        ) : null}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <Suspense fallback={null}>
        {isDrawerOpen === null ? null : <SidebarDrawer isOpen={isDrawerOpen} onClose={close} />}
      </Suspense>
    </NavigationContext>
  );
}
