import { useState } from 'react';
import type { Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import type { Say } from '../Notices.tsx';
import { requests } from '../requests.ts';
import { Guests } from './Guests.tsx';
import { NameForm } from './NameForm.tsx';
import { PendingInvitations } from './PendingInvitations.tsx';
import { type CardPart, ProjectCardView } from './ProjectCardView.tsx';
import { ShareForm } from './ShareForm.tsx';
import { useProjectActs } from './useProjectActs.ts';

interface ProjectCardProps {
  readonly project: Project;
  readonly personId: string;
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

/** A folder, with everything that this person may do with it. */
export function ProjectCard(props: ProjectCardProps) {
  const { project, reload, say } = props;
  const acts = useProjectActs(props);
  const [part, setPart] = useState<CardPart | null>(null);
  const close = () => setPart(null);
  const rename = (
    <NameForm
      label={copy.name}
      submitLabel={copy.save}
      initial={project.name}
      request={(name) => requests.changeProject(project.id, { name })}
      reload={reload}
      onDone={(name) => {
        close();
        say({ text: copy.renamed(name) });
      }}
      onCancel={close}
    />
  );
  const share = (
    <>
      <Guests project={project} reload={reload} say={say} />
      <PendingInvitations project={project} reload={reload} say={say} />
      <ShareForm project={project} reload={reload} say={say} />
    </>
  );
  return (
    <ProjectCardView
      {...acts}
      project={project}
      part={part}
      rename={rename}
      share={share}
      onPart={setPart}
    />
  );
}
