import { useMemo } from 'react';
import { dateTime } from '#src/kit/copy/formats.ts';
import { panel as copy, signIn as signInTexts } from '../lib/extension.copy.ts';
import type { Wanted } from '../lib/messages.schema.ts';
import { forget, type Session } from '../lib/session.ts';
import { apiOf } from './apiOf.ts';
import { PageSection } from './PageSection.tsx';
import { RewriteSection } from './RewriteSection.tsx';
import { SignIn } from './SignIn.tsx';
import { useEngine } from './useEngine.ts';
import { useKept } from './useKept.ts';

/** The side panel. */
export function Panel() {
  const { session, wanted } = useKept();
  if (session === undefined) return null;
  return (
    <>
      <header>
        <h1>{copy.title}</h1>
      </header>
      <main>{session === null ? <SignIn /> : <SignedIn session={session} wanted={wanted} />}</main>
    </>
  );
}

interface SignedInProps {
  readonly session: Session;
  readonly wanted: Wanted | null;
}

function SignedIn({ session, wanted }: SignedInProps) {
  const api = useMemo(() => apiOf(session), [session]);
  const engine = useEngine(api);
  return (
    <>
      {engine !== null && (
        <RewriteSection api={api} session={session} engine={engine} wanted={wanted} />
      )}
      <PageSection api={api} session={session} wanted={wanted} />
      <footer className="dimmed">
        <span>{copy.until(dateTime.format(new Date(session.until)))}</span>
        <button type="button" onClick={() => void forget('session')}>
          {signInTexts.signOut}
        </button>
      </footer>
    </>
  );
}
