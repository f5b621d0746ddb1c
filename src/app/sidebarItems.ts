import {
  IconBulb,
  IconFileImport,
  IconFileText,
  IconHome,
  IconListDetails,
  IconMessages,
  IconMicrophone,
  IconPencilPlus,
  IconPhoto,
  IconReportSearch,
  IconSettings,
  IconShare,
  IconTargetArrow,
  type TablerIcon,
} from '@tabler/icons-react';
import { routeOf } from '#domain/session/routes.ts';
import { SIDEBAR_PATHS, type SidebarItem } from '#domain/session/sidebar.ts';
import { further, sidebar } from '#src/kit/copy/app.ts';
import { useAppSelector } from '#src/kit/hooks.ts';
import { locationOf } from '#src/kit/locationOf.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';

interface NavigationItem {
  readonly to: string;
  readonly label: string;
  readonly icon: TablerIcon;
}

const icons: Readonly<Record<SidebarItem, TablerIcon>> = {
  index: IconHome,
  topicFinder: IconBulb,
  createBrief: IconListDetails,
  createArticle: IconPencilPlus,
  optimizer: IconTargetArrow,
  articles: IconFileText,
};

/** The items of the sidebar (spec §2), under the names that the host uses. */
export const sidebarItems: readonly (NavigationItem & { readonly item: SidebarItem })[] = (
  Object.keys(SIDEBAR_PATHS) as SidebarItem[]
).map((item) => ({ item, to: SIDEBAR_PATHS[item], label: sidebar[item], icon: icons[item] }));

/** Pages without a sidebar item. Start page, account menu and command palette link to them. */
export const furtherPages: readonly NavigationItem[] = [
  { to: '/import-article', label: further.importArticle, icon: IconFileImport },
  { to: '/smm/create', label: further.createPost, icon: IconShare },
  { to: '/audit', label: further.audit, icon: IconReportSearch },
  { to: '/chat', label: further.chat, icon: IconMessages },
  { to: '/images', label: further.images, icon: IconPhoto },
  { to: '/brand-voice', label: further.brandVoice, icon: IconMicrophone },
  { to: '/settings', label: further.settings, icon: IconSettings },
];

/** The items that the user can open. Without write access, pages that create something are left out. */
export function useReachable<Item extends { readonly to: string }>(items: readonly Item[]) {
  const mayOnlyRead = useAppSelector(folderSetup.selectMayOnlyRead);
  return mayOnlyRead ? items.filter(({ to }) => !routeOf(locationOf(to, '').route).creates) : items;
}
