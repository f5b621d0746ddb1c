import { articleRoutes } from './article.route.ts';
import { assetRoutes } from './asset.route.ts';
import { contentRoutes } from './content.route.ts';
import { limitRoutes } from './limit.route.ts';
import type { RouteGroup } from './route.ts';
import { upgradeRoutes } from './upgrade.route.ts';
import { urlRoutes } from './url.route.ts';
import { userRoutes } from './user.route.ts';
import { workspaceRoutes } from './workspace.route.ts';

/** Every endpoint of the product's API by controller group (spec §7). */
export const routes = {
  article: articleRoutes,
  asset: assetRoutes,
  content: contentRoutes,
  limit: limitRoutes,
  upgrade: upgradeRoutes,
  url: urlRoutes,
  user: userRoutes,
  workspace: workspaceRoutes,
} as const satisfies Record<string, RouteGroup>;

export type Routes = typeof routes;
