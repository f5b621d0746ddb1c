import { Button } from '@mantine/core';
import { useEffect } from 'react';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';
import { multilogin as copy } from '../copy/pages.ts';
import { ask } from './ask.ts';
import { pageOrigins, redirectTo, signInHref } from './navigation.ts';
import { requests } from './requests.ts';

/** Where the product redirects when the session was ended elsewhere (spec §7, multilogin check). */
export function Multilogin() {
  useEffect(() => {
    // The cookie names a session that is dead; signing in writes a new one, even if this fails.
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
