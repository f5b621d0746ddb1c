import { Anchor, Button, Text } from '@mantine/core';
import { useAppSelector } from '#src/kit/hooks.ts';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import { config } from '#store/session/config.slice.ts';
import classes from './setup.module.css';
import { accessDenied } from './setupScreens.copy.ts';

/** Shown to a user who does not own the folder, when it has no workspace (spec §4). */
export function AccessDenied() {
  const { supportEmail, hostHomeUrl } = useAppSelector(config.select);
  return <AccessDeniedView supportEmail={supportEmail} homeUrl={hostHomeUrl} />;
}

interface AccessDeniedViewProps {
  readonly supportEmail: string;
  /** A page of the host. */
  readonly homeUrl: string;
}

/** A folder of another user without a workspace: only its owner can create one (spec §2, §6). */
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
