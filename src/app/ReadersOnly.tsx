import { Button } from '@mantine/core';
import { access, sidebar } from '#src/copy/app.ts';
import { StatePanel } from '#src/ui/StatePanel.tsx';
import { AppLink } from './AppLink.tsx';

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
