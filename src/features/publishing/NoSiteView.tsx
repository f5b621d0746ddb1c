import { Button, Text } from '@mantine/core';
import { AppLink } from '#src/kit/AppLink.tsx';
import { publishing as copy } from './publish.copy.ts';

/** Says how to turn publishing on. */
export const NoSiteView = ({ canWrite }: { readonly canWrite: boolean }) => (
  <>
    <Text>{canWrite ? copy.none : copy.readOnly}</Text>
    {canWrite ? (
      <Button component={AppLink} to="/integration/wp" style={{ alignSelf: 'start' }}>
        {copy.connect}
      </Button>
    ) : null}
  </>
);
