import { routeOf } from '#domain/session/routes.ts';
import { locationOf } from './locationOf.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { useAppSelector } from './hooks.ts';

/** The items that the user can open. Without write access, pages that create something are left out. */
export function useReachable<Item extends { readonly to: string }>(items: readonly Item[]) {
  const mayOnlyRead = useAppSelector(folderSetup.selectMayOnlyRead);
  return mayOnlyRead ? items.filter(({ to }) => !routeOf(locationOf(to, '').route).creates) : items;
}
