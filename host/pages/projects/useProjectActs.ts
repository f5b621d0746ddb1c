import { useContext } from 'react';
import type { Refusal } from '../../client.ts';
import type { Project } from '../../contract.ts';
import { projects as copy } from '../../copy/pages.ts';
import type { Say } from '../Notices.tsx';
import { GoContext } from '../navigation.ts';
import { requests } from '../requests.ts';
import { useAct } from '../useAct.ts';

interface ProjectActsOptions {
  readonly project: Project;
  readonly personId: string;
  readonly reload: () => Promise<void>;
  readonly say: Say;
}

export interface ProjectActs {
  readonly isWorking: boolean;
  readonly refusal: Refusal | null;
  /** Selects the folder and opens the product. */
  readonly onOpen: () => Promise<void>;
  readonly onArchive: () => Promise<void>;
  readonly onBringBack: () => Promise<void>;
  readonly onLeave: () => Promise<void>;
}

/** The actions on a folder that take a single press. */
export function useProjectActs(options: ProjectActsOptions): ProjectActs {
  const { project, personId, reload, say } = options;
  const { id, name } = project;
  const go = useContext(GoContext);
  const opening = useAct();
  const changing = useAct(reload);
  const bringBack = requests.changeProject(id, { isArchived: false });
  const broughtBack = copy.broughtBack(name);
  return {
    isWorking: opening.isWorking || changing.isWorking,
    refusal: opening.refusal ?? changing.refusal,
    onOpen: async () => {
      if (await opening.act(requests.selectFolder(id))) go.to('/content/');
    },
    onArchive: async () => {
      if (!(await changing.act(requests.changeProject(id, { isArchived: true })))) return;
      const undo = { label: copy.bringBack, request: bringBack, doneText: broughtBack };
      say({ text: copy.archived(name), undo });
    },
    onBringBack: async () => {
      if (await changing.act(bringBack)) say({ text: broughtBack });
    },
    onLeave: async () => {
      if (await changing.act(requests.removeGuest(id, personId))) say({ text: copy.left(name) });
    },
  };
}
