import { Anchor, Button, Text } from '@mantine/core';
import { accessDenied } from './setupScreens.copy.ts';
import { StatePanel } from '#src/kit/ui/StatePanel.tsx';
import classes from './setup.module.css';

interface AccessDeniedViewProps {
  readonly supportEmail: string;
  /** A page of the host. */
  readonly homeUrl: string;
}

/** A folder of another user without a workspace: only its owner can make one (spec §2, §6). */
export function AccessDeniedView({ supportEmail, homeUrl }: AccessDeniedViewProps) {
  const { title, hints, support, home } = accessDenied;
  return (
    <StatePanel title={title} level={1}>
      <ul className={classes.hints}>
        {hints.map((hint) => (
          <li key={hint}>{hint}</li>
        ))}
      </ul>
      <Text maw={480}>
        {support.before}
        <Anchor href={`mailto:${supportEmail}`}>{support.link}</Anchor>
        {support.after}
      </Text>
      <Button component="a" href={homeUrl}>
        {home}
      </Button>
    </StatePanel>
  );
}
