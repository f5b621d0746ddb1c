import { Suspense } from 'react';
import { Navigate, Route, Routes, useLocation, useParams } from 'react-router';
import { REDIRECTS } from '#domain/session/routes.ts';
import { app } from '#src/kit/copy/app.ts';
import { ErrorBoundary, RouterErrorPage } from '#src/kit/ErrorBoundary.tsx';
import { useAppSelector, useReadAgain } from '#src/kit/hooks.ts';
import { isReadable } from '#src/kit/locationOf.ts';
import { PageSkeleton } from '#src/kit/ui/Page.tsx';
import { router } from '#store/session/router.slice.ts';
import { AreaGate } from './AreaGate.tsx';
import { Frame } from './Frame.tsx';
import { Notices } from './Notices.tsx';
import { Overlays } from './Overlays.tsx';
import { routePages } from './routePages.ts';

/** The product: the frame around the current page, or around the step that must come first. */
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

/** Reads the location from the store only, so that gate and page always agree on it. */
function CurrentPage() {
  const { pathname, route } = useAppSelector(router.selectLocation);
  if (route === null) return <RouterErrorPage status={isReadable(pathname) ? 404 : 400} />;
  const Page = routePages[route];
  return <Page />;
}

/** Redirects an old address and keeps its search string (spec §2). */
function Redirect({ to }: { to: string }) {
  const { '*': rest = '' } = useParams();
  const { search } = useLocation();
  return <Navigate replace to={{ pathname: to.replace('*', () => rest), search }} />;
}
