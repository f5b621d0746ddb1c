import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { queryParameter, withoutParameter } from '#domain/session/address.ts';
import { selectLimits } from '#store/access/shownLimits.ts';
import { folderSetup } from '#store/folders/setup.slice.ts';
import { isOf, keyOf, type ResourceArgs, type ResourceName } from '#store/resources/resource.ts';
import { resources } from '#store/resources/resources.slice.ts';
import { router } from '#store/session/router.slice.ts';
import type { RootState } from '#store/subjects.ts';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch;

/**
 * Reads through the cache for as long as the view is mounted. Views never fetch; a saga reacts to the mount.
 * Throws to the error boundary when there is nothing to show, unless it is a 402 (spec §8, §9).
 */
export function useResource<N extends ResourceName>(name: N, args: ResourceArgs<N>) {
  const { isInUse, ...view } = useCached(name, args);
  const { data, error } = view;
  // A failure from before this view was mounted is fetched again first.
  if (isInUse && error !== null && data === undefined && error.status !== 402) throw error;
  return view;
}

/** Reads what the view can do without. Undefined while it loads, and if it cannot be read. */
export function useOptionalResource<N extends ResourceName>(name: N, args: ResourceArgs<N>) {
  return useCached(name, args).data;
}

/** Whether what is cached was read after the last change that is known of. */
export function useIsFresh<N extends ResourceName>(name: N, args: ResourceArgs<N>): boolean {
  const entry = useAppSelector((state) => resources.select(state, keyOf({ name, args })));
  return entry?.status === 'ready' && !entry.isStale;
}

/** Gives away a parameter of the address once: the address is replaced by one without it, so that a reload gives nothing again. */
export function useParameterOnce(name: string, give: (value: string) => void): void {
  const dispatch = useAppDispatch();
  const { pathname, search } = useAppSelector(router.selectLocation);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each address
  useEffect(() => {
    const value = queryParameter(search, name)?.trim();
    if (value === undefined) return;
    if (value !== '') give(value);
    const to = `${pathname}${withoutParameter(search, name)}`;
    dispatch(router.navigationRequested({ to, replace: true }));
  }, [dispatch, pathname, search, name]);
}

/** The limits with what is being used (docs/machines/units.md). Views read them here alone. Throws as `useResource` does. */
export function useLimits() {
  const view = useResource('limits', null);
  return { ...view, data: useAppSelector(selectLimits) };
}

/** The same for a view that can do without: undefined until they are known. */
export function useOptionalLimits() {
  useOptionalResource('limits', null);
  return useAppSelector(selectLimits);
}

function useCached<N extends ResourceName>(name: N, args: ResourceArgs<N>) {
  const dispatch = useAppDispatch();
  const key = keyOf({ name, args });
  const found = useAppSelector((state) => resources.select(state, key));
  const entry = found !== null && isOf(found, name) ? found : null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and arguments
  useEffect(() => {
    dispatch(resources.used({ name, args }));
    return () => void dispatch(resources.released({ name, args }));
  }, [dispatch, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and arguments
  const refetch = useCallback(
    () => void dispatch(resources.refetchRequested({ name, args })),
    [dispatch, key],
  );
  return {
    status: entry?.status ?? 'idle',
    data: entry?.data,
    error: entry?.status === 'failed' ? entry.error : null,
    isInUse: (entry?.users ?? 0) > 0,
    refetch,
  };
}

/** Returns a function that refetches everything that could not be read, for "Try again" on a whole page. */
export function useReadAgain(): () => void {
  const store = useStore<RootState>();
  return () => {
    for (const { name, args, status } of Object.values(resources.selectAll(store.getState()))) {
      if (status === 'failed') store.dispatch(resources.refetchRequested({ name, args }));
    }
  };
}

/** Returns the id of the workspace. Throws if there is none; pages are shown only once there is (spec §5). */
export function useWorkspaceId(): string {
  const workspaceId = useAppSelector(folderSetup.selectWorkspaceId);
  if (workspaceId === null) throw new Error('Workspace was not loaded');
  return workspaceId;
}
