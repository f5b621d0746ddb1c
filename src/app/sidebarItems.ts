import { IconFileText, IconHome, IconPencilPlus, type TablerIcon } from '@tabler/icons-react';
import { sidebar } from '#src/copy/app.ts';

/** The sidebar (spec §2): its items, their routes, and which one is active where. */
export const sidebarItems: readonly {
  readonly route: string;
  readonly to: string;
  readonly label: string;
  readonly icon: TablerIcon;
  /** Names of further routes on which the item is the active one. */
  readonly also: readonly string[];
}[] = [
  { route: 'dashboard', to: '/', label: sidebar.index, icon: IconHome, also: [] },
  {
    route: 'articleWizard',
    to: '/articles/create',
    label: sidebar.createArticle,
    icon: IconPencilPlus,
    also: [],
  },
  {
    route: 'articles',
    to: '/articles',
    label: sidebar.articles,
    icon: IconFileText,
    also: ['article'],
  },
];
