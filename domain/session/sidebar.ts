import { isUuid4 } from './routes.ts';

/** The items of the host's sidebar that stand for our pages (spec §2 "Sidebar and navigation"). */
export const SIDEBAR_PATHS = {
  index: '/',
  topicFinder: '/topic-finder',
  createBrief: '/briefs/create',
  createArticle: '/articles/create',
  optimizer: '/articles/optimize',
  articles: '/articles',
} as const;

export type SidebarItem = keyof typeof SIDEBAR_PATHS;

/** Each topic has its own item. */
const TOPIC = 'topic/';

const items = Object.entries(SIDEBAR_PATHS);

/** Returns the item of a page, or null. An article has the item of its list. */
export function sidebarItemOf(pathname: string): string | null {
  const [item] = items.find(([, path]) => path === pathname) ?? [];
  if (item !== undefined) return item;
  const topicId = pathname.replace(`${SIDEBAR_PATHS.topicFinder}/`, '');
  if (isUuid4(topicId)) return TOPIC + topicId;
  return pathname.startsWith(`${SIDEBAR_PATHS.articles}/`) ? 'articles' : null;
}

/** Returns the path of an item; null for an unknown one. */
export function pathOfSidebarItem(item: string): string | null {
  if (isSidebarItem(item)) return SIDEBAR_PATHS[item];
  const topicId = item.startsWith(TOPIC) ? item.slice(TOPIC.length) : '';
  return isUuid4(topicId) ? `${SIDEBAR_PATHS.topicFinder}/${topicId}` : null;
}

function isSidebarItem(item: string): item is SidebarItem {
  return Object.hasOwn(SIDEBAR_PATHS, item);
}
