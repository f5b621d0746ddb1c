import { Button } from '@mantine/core';
import { access, sidebar } from '#src/kit/copy/app.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';
import { AppLink } from '#src/kit/AppLink.tsx';

/** In the place of a page that creates something, for a guest who may not (spec §6, workspace write access). */
export function ReadersOnly() {
  return (
    <StatePanel title={access.readersOnly} hint={access.readersOnlyHint} level={1}>
      <Button component={AppLink} to="/articles">
        {sidebar.articles}
      </Button>
    </StatePanel>
  );
}
