import { routeOf } from '#domain/navigation/routes.ts';
import { placeOf } from '#src/routes/placeOf.ts';
import { selectMayOnlyRead } from '#store/folderSetup/folderSetup.slice.ts';
import { useAppSelector } from './hooks.ts';

/** The items that the user can open. Without write access, pages that create something are left out. */
export function useReachable<Item extends { readonly to: string }>(items: readonly Item[]) {
  const mayOnlyRead = useAppSelector(selectMayOnlyRead);
  return mayOnlyRead ? items.filter(({ to }) => !routeOf(placeOf(to, '').route).creates) : items;
}
