import { Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router';
import { app } from '#src/copy/app.ts';
import { redirects, routeTable } from '#src/routes/routeTable.ts';
import { PageSkeleton } from '#src/ui/PageSkeleton.tsx';
import { ErrorBoundary } from './ErrorBoundary.tsx';
import { useReadAgain } from './hooks.ts';
import { NotFound } from './NotFound.tsx';
import { Notices } from './Notices.tsx';
import { Overlays } from './Overlays.tsx';
import { Redirect } from './Redirect.tsx';
import { SetupGate } from './SetupGate.tsx';
import { Shell } from './Shell.tsx';

/** The product: set up first, then the shell with the page that the address names. */
export function App() {
  const { pathname } = useLocation();
  const readAgain = useReadAgain();
  return (
    <ErrorBoundary>
      <SetupGate>
        <Shell>
          <ErrorBoundary resetKey={pathname} onReset={readAgain}>
            <Suspense fallback={<PageSkeleton label={app.loading} />}>
              <Routes>
                {routeTable.map(({ name, path, page: Page }) => (
                  <Route key={name} path={path} element={<Page />} />
                ))}
                {redirects.map(({ from, to }) => (
                  <Route key={from} path={from} element={<Redirect to={to} />} />
                ))}
                <Route path="*" element={<NotFound />} />
              </Routes>
            </Suspense>
          </ErrorBoundary>
        </Shell>
        <Overlays />
      </SetupGate>
      <Notices />
    </ErrorBoundary>
  );
}
