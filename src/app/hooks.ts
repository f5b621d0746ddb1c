import { useCallback, useEffect } from 'react';
import { useDispatch, useSelector, useStore } from 'react-redux';
import type { RootState } from '#store/reducer.ts';
import {
  type AnyRef,
  refetchRequested,
  resourceReleased,
  resourceUsed,
  type ResourceView,
  selectResourceEntry,
  selectResources,
} from '#store/resources/resources.slice.ts';
import {
  type ResourceArgs,
  type ResourceData,
  resourceKey,
  type ResourceName,
} from '#store/resources/resourceTypes.ts';

export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppDispatch = useDispatch;

/**
 * Reads through the cache for as long as the view is mounted. `null` arguments of a resource that
 * takes some mean: not yet. Views never fetch; a saga answers the mount.
 */
export function useResource<N extends ResourceName>(
  name: N,
  args: ResourceArgs<N>,
): ResourceView<N> & { readonly refetch: () => void } {
  const dispatch = useAppDispatch();
  const key = resourceKey(name, args);
  const entry = useAppSelector((state) => selectResourceEntry(state, key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and arguments
  useEffect(() => {
    const ref = { name, args } as AnyRef;
    dispatch(resourceUsed(ref));
    return () => void dispatch(resourceReleased(ref));
  }, [dispatch, key]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for name and arguments
  const refetch = useCallback(
    () => void dispatch(refetchRequested({ name, args } as AnyRef)),
    [dispatch, key],
  );
  return {
    status: entry?.status ?? 'idle',
    data: entry?.data as ResourceData<N> | undefined,
    error: entry?.status === 'failed' ? entry.error : null,
    refetch,
  };
}

/** Asks again for everything that could not be read, for "Try again" on a whole page. */
export function useReadAgain(): () => void {
  const store = useStore<RootState>();
  return () => {
    const entries = Object.values(selectResources(store.getState()));
    for (const { name, args, status } of entries) {
      if (status === 'failed') store.dispatch(refetchRequested({ name, args }));
    }
  };
}
