import { Button } from '@mantine/core';
import { AppLink } from '../AppLink.tsx';
import { begin as copy } from '../copy/begin.ts';

/** What can be begun with a keyphrase: an article or a brief. A guest without write access sees neither. */
export function BeginWith({ keyphrase }: { readonly keyphrase: string }) {
  const query = `keyphrase=${encodeURIComponent(keyphrase)}`;
  return (
    <>
      <Button
        component={AppLink}
        to={`/articles/create?${query}`}
        variant="light"
        size="compact-sm"
        aria-label={copy.writeOf(keyphrase)}
      >
        {copy.write}
      </Button>
      <Button
        component={AppLink}
        to={`/briefs/create?${query}`}
        variant="default"
        size="compact-sm"
        aria-label={copy.briefOf(keyphrase)}
      >
        {copy.brief}
      </Button>
    </>
  );
}
