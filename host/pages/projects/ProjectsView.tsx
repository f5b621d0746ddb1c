import { Stack, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import { StatePanel } from '#src/kit/ui/Page.tsx';
import type { Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import classes from '../hostPages.module.css';
import { type SectionName, sectionOf } from './projectRules.ts';

interface ProjectsViewProps {
  readonly projects: readonly Project[];
  readonly card: (project: Project) => ReactNode;
}

const SECTIONS = Object.entries(copy.sections) as [SectionName, string][];

export function ProjectsView({ projects, card }: ProjectsViewProps) {
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
