import { Button, Group, Text, Title } from '@mantine/core';
import { secondFactor as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';

interface BackupCodesViewProps {
  readonly codes: readonly string[];
  readonly onKept: () => void;
}

export function BackupCodesView({ codes, onKept }: BackupCodesViewProps) {
  return (
    <>
      <Title order={3} size="h5">
        {copy.codes}
      </Title>
      <Text>{copy.codesHint}</Text>
      <ul className={classes.codes} aria-label={copy.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Group>
        <Button autoFocus onClick={onKept}>
          {copy.codesKept}
        </Button>
      </Group>
    </>
  );
}
