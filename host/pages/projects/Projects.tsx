import { Stack, Text, Title } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { Page, StatePanel } from '#src/kit/ui/Page.tsx';
import type { Invitation, Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { type Notice, NoticeLine } from '../Notices.tsx';
import type { Person } from '../person.ts';
import { ReadingView, useReading } from '../Reading.tsx';
import { requests } from '../requests.ts';
import { Invitations } from './Invitations.tsx';
import { NameForm } from './NameForm.tsx';
import { ProjectCard } from './ProjectCard.tsx';

interface FolderLists {
  readonly projects: readonly Project[];
  readonly invitations: readonly Invitation[];
}

/** A person's own folders, and those that others share with them. */
export function Projects({ person }: { person: Person }) {
  const reading = useReading<FolderLists>('/host/api/projects');
  const [notice, setNotice] = useState<Notice | null>(null);
  const { reload } = reading;
  return (
    <Page title={copy.title} isNarrow>
      <Stack gap="lg">
        <Text c="dimmed">{copy.hint}</Text>
        <NameForm
          label={copy.newName}
          submitLabel={copy.create}
          request={requests.createFolder}
          reload={reload}
          onDone={(name) => setNotice({ text: copy.created(name) })}
        />
        <NoticeLine notice={notice} say={setNotice} reload={reload} />
        <ReadingView reading={reading} label={copy.loading}>
          {({ projects, invitations }) => (
            <Stack gap="lg">
              <Invitations invitations={invitations} reload={reload} say={setNotice} />
              <ProjectsView
                projects={projects}
                card={(project) => (
                  <ProjectCard
                    project={project}
                    personId={person.id}
                    reload={reload}
                    say={setNotice}
                  />
                )}
              />
            </Stack>
          )}
        </ReadingView>
      </Stack>
    </Page>
  );
}

interface ProjectsViewProps {
  readonly projects: readonly Project[];
  readonly card: (project: Project) => ReactNode;
}

const SECTIONS = Object.entries(copy.sections) as [SectionName, string][];

function ProjectsView({ projects, card }: ProjectsViewProps) {
  if (projects.length === 0) return <StatePanel title={copy.empty} hint={copy.emptyHint} />;
  return SECTIONS.map(([section, title]) => {
    const shown = projects.filter((project) => sectionOf(project) === section);
    return shown.length === 0 ? null : (
      <Stack key={section} component="section" gap="sm" aria-label={title}>
        <Title order={2} size="h4">
          {title}
        </Title>
        <ul className={classes.list}>
          {shown.map((project) => (
            <li key={project.id} className={classes.card}>
              {card(project)}
            </li>
          ))}
        </ul>
      </Stack>
    );
  });
}

type SectionName = 'own' | 'shared' | 'archived';

function sectionOf({ isArchived, isOwner }: Project): SectionName {
  if (isArchived) return 'archived';
  return isOwner ? 'own' : 'shared';
}
