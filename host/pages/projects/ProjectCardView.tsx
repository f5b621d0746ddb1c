import { Button, Group, Stack, Text, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { RefusalAlert } from '../Notices.tsx';
import { OpenerButton } from '../OpenerButton.tsx';
import type { ProjectActs } from './useProjectActs.ts';

/** What is open in a card, one at a time. */
export type CardPart = 'rename' | 'share' | 'leave';

interface ProjectCardViewProps extends ProjectActs {
  readonly project: Project;
  readonly part: CardPart | null;
  readonly rename: ReactNode;
  readonly share: ReactNode;
  readonly onPart: (part: CardPart | null) => void;
}

export function ProjectCardView(props: ProjectCardViewProps) {
  const { project, part, refusal, rename, share } = props;
  return (
    <Stack gap="sm">
      {part === 'rename' ? (
        rename
      ) : (
        <div>
          <Title order={3} size="h5">
            {project.name}
          </Title>
          <Text size="sm" c="dimmed">
            {factsOf(project).join(' · ')}
          </Text>
        </div>
      )}
      <Acts {...props} />
      <RefusalAlert refusal={refusal} />
      {part === 'share' ? (
        <Stack gap="md" className={classes.panel}>
          {share}
        </Stack>
      ) : null}
      {part === 'leave' ? <Leaving {...props} /> : null}
    </Stack>
  );
}

function factsOf({ isOwner, ownerEmail, isArchived, canWrite }: Project): readonly string[] {
  return [
    ...(isOwner ? [] : [copy.ownedBy(ownerEmail)]),
    ...(isArchived ? [copy.archivedNow] : []),
    ...(isArchived || !canWrite ? [copy.readOnly] : []),
  ];
}

function Acts(props: ProjectCardViewProps) {
  const { project, part, isWorking, onPart, onOpen, onArchive, onBringBack } = props;
  const { name, isOwner, isArchived, guests } = project;
  const share = copy.share(guests.length);
  const opener = (opens: CardPart, label: string, named: string) => {
    const isOpen = part === opens;
    const toggle = () => onPart(isOpen ? null : opens);
    return <OpenerButton label={label} named={named} isOpen={isOpen} onClick={toggle} />;
  };
  return (
    <Group gap="xs">
      <Button disabled={isWorking} aria-label={copy.openNamed(name)} onClick={onOpen}>
        {copy.open}
      </Button>
      {isOwner ? (
        <>
          {opener('rename', copy.rename, copy.renameNamed(name))}
          {opener('share', share, copy.shareNamed(share, name))}
          <Button
            variant="default"
            disabled={isWorking}
            aria-label={isArchived ? copy.bringBackNamed(name) : copy.archiveNamed(name)}
            onClick={isArchived ? onBringBack : onArchive}
          >
            {isArchived ? copy.bringBack : copy.archive}
          </Button>
        </>
      ) : (
        opener('leave', copy.leave, copy.leaveNamed(name))
      )}
    </Group>
  );
}

function Leaving({ isWorking, onLeave, onPart }: ProjectCardViewProps) {
  return (
    <Stack gap="sm" className={classes.panel}>
      <Text>{copy.leaveWarning}</Text>
      <Group gap="xs">
        <Button color="red.8" loading={isWorking} onClick={onLeave}>
          {copy.leaveConfirm}
        </Button>
        <Button variant="default" onClick={() => onPart(null)}>
          {copy.stay}
        </Button>
      </Group>
    </Stack>
  );
}
