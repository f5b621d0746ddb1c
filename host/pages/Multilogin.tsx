import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { multilogin as copy } from '../copy/pages.ts';
import { ask } from './ask.ts';
import { pageOrigins, redirectTo, signInHref } from './navigation.ts';
import { requests } from './requests.ts';

/** The product redirects here when the session was ended elsewhere (spec §7, multilogin check). */
export function Multilogin() {
  useEffect(() => {
    // The cookie belongs to an ended session. Signing in writes a new one, even if this request fails.
    ask(requests.signOut()).catch(() => undefined);
  }, []);
  return (
    <main>
      <StatePanel title={copy.title} hint={copy.hint} level={1}>
        <Button component="a" href={signInHref(redirectTo(location.search, pageOrigins()))}>
          {copy.signIn}
        </Button>
      </StatePanel>
    </main>
  );
}
