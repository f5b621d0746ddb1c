import { Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { Page } from '#src/kit/ui/Page.tsx';
import type { Invitation, Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import { type Notice, NoticeLine } from '../NoticeLine.tsx';
import type { Person } from '../person.ts';
import { ReadingView } from '../ReadingView.tsx';
import { requests } from '../requests.ts';
import { useReading } from '../useReading.ts';
import { Invitations } from './Invitations.tsx';
import { NameForm } from './NameForm.tsx';
import { ProjectCard } from './ProjectCard.tsx';
import { ProjectsView } from './ProjectsView.tsx';

interface Standing {
  readonly projects: readonly Project[];
  readonly invitations: readonly Invitation[];
}

/** The folders of a person: their own, and those that others share with them. */
export function Projects({ person }: { person: Person }) {
  const reading = useReading<Standing>('/host/api/projects');
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
