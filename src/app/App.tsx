import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { REDIRECTS } from '#domain/session/routes.ts';
import { app } from '#src/kit/copy/app.ts';
import { isReadable } from '#src/kit/locationOf.ts';
import { routePages } from './routePages.ts';
import { PageSkeleton } from '#src/kit/ui/PageSkeleton.tsx';
import { router } from '#store/session/router.slice.ts';
import { AreaGate } from './AreaGate.tsx';
import { ErrorBoundary } from '#src/kit/ErrorBoundary.tsx';
import { Frame } from './Frame.tsx';
import { useAppSelector, useReadAgain } from '#src/kit/hooks.ts';
import { Notices } from './Notices.tsx';
import { Overlays } from './Overlays.tsx';
import { Redirect } from './Redirect.tsx';
import { RouterErrorPage } from '#src/kit/RouterErrorPage.tsx';

/** The product: the frame, with the page of the address, or the step that must come before it. */
export function App() {
  const { pathname } = useLocation();
  const readAgain = useReadAgain();
  return (
    <ErrorBoundary>
      <Frame>
        <ErrorBoundary resetKey={pathname} onReset={readAgain}>
          <Suspense fallback={<PageSkeleton label={app.loading} />}>
            <Routes>
              {REDIRECTS.map(({ from, to }) => (
                <Route key={from} path={from} element={<Redirect to={to} />} />
              ))}
              <Route
                path="*"
                element={
                  <AreaGate>
                    <CurrentPage />
                  </AreaGate>
                }
              />
            </Routes>
          </Suspense>
        </ErrorBoundary>
      </Frame>
      <Overlays />
      <Notices />
    </ErrorBoundary>
  );
}

/** Uses only the store's location, so that gate and page never disagree about where they are. */
function CurrentPage() {
  const { pathname, route } = useAppSelector(router.selectLocation);
  if (route === null) return <RouterErrorPage status={isReadable(pathname) ? 404 : 400} />;
  const Page = routePages[route];
  return <Page />;
}
